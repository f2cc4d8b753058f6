import type { Load } from '#runtime/module.ts';
import { goodsByCodes } from '#schemas/api/invented/picks.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { GoodsListProps } from './schema.ts';

export type GoodsListData = { goods: readonly Goods[] };

/** The picked goods that are still in the catalogue. */
export const loadGoodsList: Load<GoodsListProps, GoodsListData> = async (
  { goods: codes },
  { api, ctx, signal },
) => {
  if (codes.length === 0) return { data: { goods: [] } };
  const goods = await api.call(goodsByCodes, { body: { codes } }, { signal });
  const listed = listedItems(
    ctx,
    goods.map((one) => ({ id: one.id, type: 'goods', goods: one })),
  );
  return { data: { goods }, listed, tags: ['feed:goods', ...goods.map(({ id }) => `goods:${id}`)] };
};
