import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { LabelPolicy } from '#schemas/labels.ts';
import { DealCard } from '../cards/deal-card.tsx';
import styles from './deal-grid.module.css';

type Props = {
  ctx: ViewContext;
  deals: readonly Deal[];
  labelPolicy?: LabelPolicy;
  /** Number of pictures that load at once, from the first. */
  eager?: number;
};

/** Deals in two to five columns, by the window's width. */
export function DealGrid({ ctx, deals, labelPolicy, eager = 0 }: Props) {
  return (
    <ul className={styles.grid} data-testid="deal-grid">
      {deals.map((deal, index) => (
        <li key={deal.id}>
          <DealCard ctx={ctx} deal={deal} labelPolicy={labelPolicy} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
