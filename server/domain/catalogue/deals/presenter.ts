import type { Paged } from '#schemas/api/paging.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Call, PresenterCall } from '../../../platform/call.ts';
import { presentPage } from '../../../platform/paging.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import { isHeld } from '../held.ts';
import type { DealRow } from '../item-rows.ts';
import { currentLabels, holds } from '../price-labels.ts';

/** A deal in its API format (S1 §3). Values updated since it was published are repeated in `dynamicData`. */
export function presentDeal(row: DealRow, call: PresenterCall): Deal {
  const offer = {
    platform: row.platform,
    goodsLink: row.goodsLink,
    goodsTraceLink: row.goodsTraceLink ?? undefined,
    // Of a held price no percentage is said, not even by the shop's list price.
    originalPrice: row.originalPrice === null || row.held ? undefined : decimal(row.originalPrice),
    currentPrice: decimal(row.currentPrice),
    maxPrice: row.maxPrice === null ? undefined : decimal(row.maxPrice),
    summary: textIn(call, row.summary),
    expired: row.expiresAt !== null && row.expiresAt.getTime() <= call.now(),
  };
  // The empty text stands for goods without a picture.
  const picture = row.picture === '' ? undefined : { url: row.picture };
  return {
    ...offer,
    id: row.id,
    code: row.code,
    invalid: row.invalid,
    priceHeld: isHeld(row),
    mainPic: picture,
    title: textIn(call, row.title),
    currency: row.currency,
    labels: currentLabels(row, call.now()).map((code) => ({ code })),
    updateTime: row.updatedAt.getTime(),
    priceDeduct:
      row.priceReduction === null || !holds(row, call.now())
        ? undefined
        : {
            priceReduction: decimal(row.priceReduction),
            priceDeductRate: row.priceDeductRate ?? undefined,
          },
    dynamicData:
      row.updatedAt > row.publishedAt
        ? { ...offer, currentPriceUnit: row.currency, coverImage: picture }
        : undefined,
  };
}

/** A page of deals in its API format. */
export function presentDeals(page: Paged<DealRow>, call: Call): Paged<Deal> {
  return presentPage(page, (row) => presentDeal(row, call));
}
