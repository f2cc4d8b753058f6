import type { Goods } from '#schemas/entities/goods.ts';
import type { GoodsGroup } from '#schemas/entities/goods-group.ts';
import type { ItemGroup, ItemGroupRef } from '#schemas/entities/item-group.ts';
import type { PickedContent } from '#schemas/entities/picked-content.ts';
import type { Call, PresenterCall } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import { isHeld } from '../held.ts';
import { currentLabels, holds } from '../price-labels.ts';
import type { goods } from '../schema.ts';
import type { Board, PlaceRow, RefRow } from './operations.ts';

/** A leaderboard in its API format. */
export function presentBoard(board: Board, call: Call): ItemGroup {
  return {
    id: board.id,
    code: board.code,
    name: textIn(call, board.name),
    refs: board.refs.map((ref) => presentRef(ref, call)),
    genType: board.genType,
    autoRule: board.orderType === null ? undefined : { orderType: board.orderType },
    subjectType: board.subjectType,
    sortDate: board.sortedAt.getTime(),
  };
}

/** A place in its API format; without a name of its own it has its product's. */
export function presentRef(ref: RefRow & { content?: PickedContent }, call: Call): ItemGroupRef {
  const { goods, content } = ref;
  return {
    id: `${ref.groupId}:${ref.position}`,
    itemName: textIn(call, ref.itemName) ?? (goods ? textIn(call, goods.name) : contentTitle(content)),
    sortValue: ref.sortValue ?? undefined,
    goodsDetail: goods ? { goods: presentGoods(goods, call) } : undefined,
    content,
  };
}

function contentTitle({ deal, article, topic }: Partial<PickedContent> = {}): string | undefined {
  return deal?.title ?? article?.content.title ?? topic?.title;
}

/** A product's place on a leaderboard, for its card. */
export function presentPlace({ id, code, name, position }: PlaceRow, call: Call): GoodsGroup {
  return { groupId: id, groupCode: code, groupName: textIn(call, name), sortValue: position };
}

/** A product in its API format. */
export function presentGoods(row: typeof goods.$inferSelect, call: PresenterCall): Goods {
  const { price } = row;
  const usual = holds(row, call.now()) ? row.usualPrice : null;
  return {
    id: row.id,
    code: row.code,
    goodsName: textIn(call, row.name),
    pictureUrls: row.pictures,
    platformName: row.platform,
    originUrl: row.originUrl,
    invalid: row.invalid,
    availability: row.availability,
    availableFrom: row.availableFrom?.getTime(),
    // The shop's list price is no base of a percentage (decision 035).
    discount: usual !== null && usual > price ? 1 - price / usual : undefined,
    priceRange: {
      currencyCode: row.currency,
      minSalePrice: decimal(price),
      maxSalePrice: row.maxPrice === null ? undefined : decimal(row.maxPrice),
    },
    priceHeld: isHeld(row),
    usualPrice: usual === null ? undefined : decimal(usual),
    monthSales: row.monthSales,
    totalSales: row.totalSales,
    averageScore: row.averageScore ?? undefined,
    reviewCount: row.reviewCount,
    labels: currentLabels(row, call.now()).map((code) => ({ code })),
  };
}
