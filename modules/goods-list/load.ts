import type { Load } from '#runtime/module.ts';
import { goodsByCodes } from '#schemas/api/invented/picks.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { aboutPage } from '#storefront/lists/about-page.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { GoodsListProps } from './module.ts';

export type GoodsListData = { goods: readonly Goods[] };

/** Picked goods that are still in the catalogue; if none are picked, those related to the page's subject. */
export const loadGoodsList: Load<GoodsListProps, GoodsListData> = async ({ goods: codes }, source) => {
  const { api, ctx, signal } = source;
  const goods =
    codes.length > 0
      ? await api.call(goodsByCodes, { body: { codes } }, { signal })
      : (await aboutPage(source, 'GOODS')).flatMap((found) => found.goods ?? []);
  const listed = listedItems(
    ctx,
    goods.map((one) => ({ id: one.id, type: 'goods', goods: one })),
  );
  return { data: { goods }, listed, tags: ['feed:goods', ...goods.map(({ id }) => `goods:${id}`)] };
};
