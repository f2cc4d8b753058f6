import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { AiCard, AiDeal } from '#schemas/api/invented/ai-chat.ts';
import { PRICE_TREND } from '#schemas/constants.ts';
import type { Call } from '../../platform/call.ts';
import { decimal } from '../../platform/wire.ts';
import { presentDeal } from '../catalogue/deals/presenter.ts';
import { statisticsOf } from '../catalogue/goods-histories/operations.ts';
import { presentGoods } from '../catalogue/item-groups/presenter.ts';
import { deals } from '../catalogue/schema.ts';
import type { Emit } from './emit.ts';
import type { FoundGoodsRow } from './find-goods.ts';

const { averageDays } = PRICE_TREND;
/** Limit of deals per product. */
const MOST_DEALS = 60;

/** Cards of products: every figure comes from the database, with the time the price was read and its verdict. */
export function cardsOf(call: Call, rows: readonly FoundGoodsRow[]): Promise<AiCard[]> {
  const range = { dayRange: averageDays, startTime: undefined, endTime: undefined, minDays: undefined };
  return Promise.all(
    rows.map(async (row) => {
      const { verdict, usual, checkedAt } = await statisticsOf(call, row.id, range);
      return {
        goods: presentGoods(row, call),
        readAt: checkedAt?.getTime(),
        verdict,
        usualPrice: usual === undefined ? undefined : decimal(usual),
        days: averageDays,
      };
    }),
  );
}

/** Shows products, and below them the deals that offer some of them at the same price now. */
export async function showCards(
  call: Call,
  emit: Emit,
  rows: readonly FoundGoodsRow[],
  { source, layout }: Omit<Parameters<typeof emit<'cards'>>[1], 'cards'>,
): Promise<void> {
  const cards = await cardsOf(call, rows);
  emit('cards', { source, layout, cards });
  const offers = await dealsOf(call, rows, cards);
  if (offers.length > 0) emit('deals', { deals: offers });
}

/**
 * One live deal of each product that has one, in their order, only at the product's own price; otherwise its verdict
 * would be wrong.
 */
async function dealsOf(
  call: Call,
  rows: readonly FoundGoodsRow[],
  cards: readonly AiCard[],
): Promise<AiDeal[]> {
  const ids = rows.map(({ id }) => id);
  const live = await call.db
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.tenantId, call.scope.tenantId),
        inArray(deals.goodsId, ids),
        eq(deals.invalid, false),
        or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(call.now()))),
      ),
    )
    .orderBy(deals.publishedAt)
    .limit(MOST_DEALS);
  return rows.flatMap((row, at) => {
    const deal = live.find(({ goodsId, currentPrice }) => goodsId === row.id && currentPrice === row.price);
    const card = cards[at];
    if (!deal || !card) return [];
    const { verdict, days, readAt } = card;
    return [{ deal: presentDeal(deal, call), readAt, verdict, days }];
  });
}
