import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import type { RelationSku } from '#schemas/entities/subject.ts';
import type { Call } from '../../../platform/call.ts';
import { decimal } from '../../../platform/wire.ts';
import { presentGoods } from '../item-groups/presenter.ts';
import type { Sku, Statistics } from './operations.ts';

/** Price statistics in their API format. */
export function presentStatistics(figures: Statistics): PriceStatistics {
  const price = (minor: number | undefined) => (minor === undefined ? undefined : decimal(minor));
  return {
    currency: figures.currency,
    startTime: figures.start,
    endTime: figures.end,
    recordedSince: figures.recordedSince,
    readings: figures.readings,
    points: figures.points.map(({ at, price: minor }) => ({ time: at, price: decimal(minor) })),
    currentPrice: price(figures.current),
    lowestPrice: price(figures.lowest?.price),
    lowestTime: figures.lowest?.at,
    highestPrice: price(figures.highest),
    averagePrice: price(figures.average),
    usualPrice: price(figures.usual),
    lowestSince: figures.lowestSince,
    lowestDays: figures.lowestDays,
    verdict: figures.verdict,
  };
}

/** A platform's offer of a product in its API format. */
export function presentSku({ goods, deal }: Sku, call: Call): RelationSku {
  return {
    goods: presentGoods(goods, call),
    dealCode: deal?.code,
    goodsTraceLink: deal?.goodsTraceLink ?? undefined,
  };
}
