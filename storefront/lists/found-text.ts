import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { LIST_LENGTH, MOST_RESULTS } from '#schemas/constants.ts';

/** Number of entries of a list, as text. */
export function foundText(ctx: ViewContext, count: number, isSearch = false): string {
  return ctx.t('list.found', { count, amount: foundAmount(ctx, count, isSearch) });
}

/** Number of entries for display. None is counted further than its list goes: "1,000+" of a search, else "10,000+". */
export function foundAmount(ctx: ViewContext, count: number, isSearch: boolean): string {
  const amount = formatAmount(count, ctx);
  return count >= (isSearch ? MOST_RESULTS : LIST_LENGTH) ? `${amount}+` : amount;
}
