import type { AiCard } from '#schemas/api/invented/ai-chat.ts';
import { PRICE_TREND } from '#schemas/constants.ts';
import { statisticsOf } from '../api/das/goods-histories/operations.ts';
import type { Call } from '../api/route.ts';
import { presentGoods } from '../api/service-in-one/item-groups/presenter.ts';
import { decimal } from '../api/wire.ts';
import type { GoodsRow } from './find-goods.ts';

const { averageDays } = PRICE_TREND;

/** Products as cards: every figure out of the database, with when the price was read and what it is worth. */
export function cardsOf(call: Call, rows: readonly GoodsRow[]): Promise<AiCard[]> {
  const range = { dayRange: averageDays, startTime: undefined, endTime: undefined, minDays: undefined };
  return Promise.all(
    rows.map(async (row) => {
      const { verdict, average } = await statisticsOf(call, row.id, range);
      return {
        goods: presentGoods(row, call),
        readAt: row.updatedAt.getTime(),
        verdict,
        averagePrice: average === undefined ? undefined : decimal(average),
        days: averageDays,
      };
    }),
  );
}
