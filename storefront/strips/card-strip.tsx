import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import styles from './card-strip.module.css';
import { EndStrip } from './end-strip.tsx';

type Props = {
  ctx: ViewContext;
  /** Target of the end card; no end card without one. */
  href: string | undefined;
  /** Devices on which scrolling to the end follows the link, too. */
  endFollows?: 'desktop' | 'everywhere' | undefined;
  /** Width of the cards: a deal's, wider for articles, narrower for brands; left out, each card has its own. */
  width?: 'deal' | 'wide' | 'narrow' | undefined;
  /** One `<li>` per card. */
  children: ReactNode;
};

/** A horizontal row of cards of which the next one peeks in, ending in a "see all" card if there is more to see. */
export function CardStrip({ ctx, href, endFollows = 'desktop', width, children }: Props) {
  const { t } = ctx;
  const labels = { previous: t('action.previous'), next: t('action.next') };
  const follows = endFollows === 'everywhere' || ctx.device === 'desktop';
  return (
    <div className={styles.strip} data-testid="card-strip" data-width={width}>
      {href === undefined ? (
        <ScrollStrip labels={labels}>{children}</ScrollStrip>
      ) : (
        <EndStrip href={href} seeAll={t('action.seeAll')} labels={labels} follows={follows}>
          {children}
        </EndStrip>
      )}
    </div>
  );
}
