import type { FeedItem } from '#schemas/entities/feed-item.ts';
import type { Call } from '../../../platform/call.ts';
import type { PlaceRow } from '../item-groups/operations.ts';
import { presentGoods, presentPlace } from '../item-groups/presenter.ts';
import type { GoodsRow } from './operations.ts';

/** A product as an entry of a list, with its best place on a leaderboard if it has one. */
export function presentListed(row: GoodsRow, place: PlaceRow | undefined, call: Call): FeedItem {
  return {
    id: row.id,
    subjectType: 'goods',
    goods: presentGoods(row, call),
    itemGroupInfo: place && presentPlace(place, call),
  };
}
