import type { ViewContext } from '#runtime/context.ts';
import { goodsPriceRange } from '../cards/goods-price.ts';
import { localHref, paths } from '../links/paths.ts';
import type { Turn } from './turn.ts';

/**
 * Plain text of an answer for the clipboard: the question, the sentences, and each product with its price and address.
 */
export function answerText(ctx: ViewContext, { question, text, cards }: Turn): string {
  const products = (cards?.cards ?? []).map(({ goods }) => {
    const href = ctx.tenant.siteOrigin + localHref(ctx, paths.product(goods.code ?? goods.id));
    return `${goods.goodsName ?? ''} ${goodsPriceRange(goods, ctx)}\n${href}`;
  });
  return [question, text.join(' '), ...products].filter(Boolean).join('\n\n');
}
