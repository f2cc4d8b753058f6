import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { availabilityOf } from '#schemas/enums/availability.ts';
import styles from './sale-detail.module.css';

/** Note on a preorder or backorder, with the date from which the goods are there if it is known and to come. */
export function SaleStart({ ctx, goods }: { ctx: ViewContext; goods: Goods | undefined }) {
  const availability = availabilityOf(goods ?? {});
  if (availability !== 'PREORDER' && availability !== 'BACKORDER') return null;
  const { availableFrom = 0 } = goods ?? {};
  return (
    <p className={styles.note} data-testid="detail-availability">
      {availableFrom > ctx.now
        ? ctx.t(`detail.availableFrom.${availability}`, { date: formatDate(availableFrom, ctx) })
        : ctx.t(`card.availability.${availability}`)}
    </p>
  );
}
