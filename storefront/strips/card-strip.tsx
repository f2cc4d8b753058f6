import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import styles from './card-strip.module.css';
import { EndStrip } from './end-strip.tsx';

type Props = {
  ctx: ViewContext;
  /** Target of the end card. */
  href: string;
  /** Devices on which scrolling to the end follows the link, too. */
  endFollows?: 'desktop' | 'everywhere';
  /** One `<CardStripItem>` per card. */
  children: ReactNode;
};

/** A horizontal row of cards of which the next one peeks in, ending in a "see all" card. */
export function CardStrip({ ctx, href, endFollows = 'desktop', children }: Props) {
  const { t } = ctx;
  return (
    <div className={styles.strip} data-testid="card-strip">
      <EndStrip
        href={href}
        seeAll={t('action.seeAll')}
        labels={{ previous: t('action.previous'), next: t('action.next') }}
        follows={endFollows === 'everywhere' || ctx.device === 'desktop'}
      >
        {children}
      </EndStrip>
    </div>
  );
}

/** A card's place in the strip: as wide as a deal, wider for articles, or as wide as the card itself. */
export function CardStripItem(props: { children: ReactNode; width?: 'deal' | 'wide' | 'own' }) {
  return <li className={styles[props.width ?? 'deal']}>{props.children}</li>;
}
