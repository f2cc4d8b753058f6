import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { MOST_RESULTS } from '#schemas/constants.ts';

/** How many entries a list has. */
export function foundText(ctx: ViewContext, count: number, isSearch = false): string {
  return ctx.t('list.found', { count, amount: foundAmount(ctx, count, isSearch) });
}

/** The number of entries. A search counts no further than its list goes: "1,000+". */
export function foundAmount(ctx: ViewContext, count: number, isSearch: boolean): string {
  const amount = formatAmount(count, ctx);
  return isSearch && count >= MOST_RESULTS ? `${amount}+` : amount;
}
