import type { Load } from '#runtime/module.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { aboutPage } from '#storefront/lists/about-page.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import { listedItems } from '#storefront/structured-data/item-list.ts';
import type { GoodsListProps } from './module.ts';

export type GoodsListData = { goods: readonly Goods[] };

/** Goods of the source; without one, those related to the page's subject. */
export const loadGoodsList: Load<GoodsListProps, GoodsListData> = async ({ source }, from) => {
  if (source) {
    const { items, listed, tags } = await loadSource('goods', source, from);
    return { data: { goods: items.flatMap(({ goods }) => goods ?? []) }, listed, tags };
  }
  const goods = (await aboutPage(from, 'GOODS')).flatMap((found) => found.goods ?? []);
  const listed = listedItems(
    from.ctx,
    goods.map((one) => ({ id: one.id, type: 'goods', goods: one })),
  );
  return { data: { goods }, listed, tags: ['feed:goods', ...goods.map(({ id }) => `goods:${id}`)] };
};
