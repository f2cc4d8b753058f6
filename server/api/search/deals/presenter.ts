import type { Paged } from '#schemas/api/paging.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { presentPage } from '../../paging.ts';
import type { Call } from '../../route.ts';
import { decimal, textIn } from '../../wire.ts';
import type { DealRow } from './operations.ts';

/** A deal on the wire (S1 §3). Its figures are the newest we have, so it carries no `dynamicData`. */
export function presentDeal(row: DealRow, call: Call): Deal {
  return {
    id: row.id,
    code: row.code,
    invalid: row.invalid,
    platform: row.platform,
    goodsLink: row.goodsLink,
    goodsTraceLink: row.goodsTraceLink ?? undefined,
    mainPic: { url: row.picture },
    title: textIn(call, row.title),
    summary: textIn(call, row.summary),
    originalPrice: row.originalPrice === null ? undefined : decimal(row.originalPrice),
    currentPrice: decimal(row.currentPrice),
    currency: row.currency,
    labels: row.labels.map((code) => ({ code })),
    updateTime: row.updatedAt.getTime(),
    expired: row.expiresAt !== null && row.expiresAt.getTime() <= call.now(),
    priceDeduct:
      row.priceReduction === null
        ? undefined
        : {
            priceReduction: decimal(row.priceReduction),
            priceDeductRate: row.priceDeductRate ?? undefined,
          },
  };
}

/** A page of deals on the wire. */
export function presentDeals(page: Paged<DealRow>, call: Call): Paged<Deal> {
  return presentPage(page, (row) => presentDeal(row, call));
}
