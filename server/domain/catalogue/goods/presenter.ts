import type { FeedItem } from '#schemas/entities/feed-item.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { BrandRow } from '../home-pages/operations.ts';
import type { PlaceRow } from '../item-groups/operations.ts';
import { presentGoods, presentPlace } from '../item-groups/presenter.ts';
import type { FilterRow, GoodsRow } from './operations.ts';

/** Filter values of a list, brands with their names; a brand that no longer exists is left out. */
export function presentFilters(rows: FilterRow[], brands: readonly BrandRow[], call: Call): GoodsFilter[] {
  const names = new Map(brands.map((brand) => [brand.id, textIn(call, brand.name) ?? brand.code]));
  return rows.flatMap(({ more, ...counted }) => {
    const row = { ...counted, ...(more && { more }) };
    if (row.kind !== 'brand') return [row];
    const name = names.get(row.value);
    return name === undefined ? [] : [{ ...row, name }];
  });
}

/** A product as an entry of a list, with its best place on a leaderboard if it has one. */
export function presentListed(row: GoodsRow, place: PlaceRow | undefined, call: Call): FeedItem {
  return {
    id: row.id,
    subjectType: 'goods',
    goods: presentGoods(row, call),
    itemGroupInfo: place && presentPlace(place, call),
  };
}
