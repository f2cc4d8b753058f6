import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import styles from './related-strip.module.css';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  id: string;
  title: string;
  width?: 'card' | 'wide';
  /** Content beside the title. */
  extra?: ReactNode;
  cards: readonly { id: string; card: ReactNode }[];
};

/** A titled row of cards that scrolls sideways; nothing without cards. */
export function RelatedStrip({ ctx: { t }, id, title, width = 'card', extra, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} data-testid={id}>
      <SectionHeader id={`${id}-title`} title={title} extra={extra} />
      <ScrollStrip labels={{ previous: t('action.previous'), next: t('action.next') }}>
        {cards.map((one) => (
          <li key={one.id} className={styles[width]}>
            {one.card}
          </li>
        ))}
      </ScrollStrip>
    </section>
  );
}
