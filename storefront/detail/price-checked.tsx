import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';

/** Time at which the price was read last; nothing where it isn't known. */
export function PriceChecked({ ctx, goods }: { ctx: ViewContext; goods: Goods | undefined }) {
  const at = goods?.checkedAt;
  if (at === undefined) return null;
  return (
    <time dateTime={new Date(at).toISOString()} data-testid="detail-checked">
      {ctx.t('detail.checked', { date: formatDateTime(at, ctx) })}
    </time>
  );
}
