import type { ModuleFixtures } from '#runtime/module.ts';
import { goods } from '#storefront/fixtures.ts';
import type { GoodsListData } from './load.ts';
import type { GoodsListProps } from './module.ts';

const of = (props: Partial<GoodsListProps>, ...shown: GoodsListData['goods']) => ({
  props: { title: {}, source: { pick: shown.map(({ id }) => id) }, toPlatform: false, ...props },
  data: { goods: shown },
});

export const goodsListFixtures: ModuleFixtures<GoodsListProps, GoodsListData> = {
  default: of({ title: { th: 'สินค้าแนะนำ', en: 'Our choice' }, link: '/products' }, ...Object.values(goods)),
  empty: of({ title: { th: 'สินค้าแนะนำ' } }),
  longestThai: of({ title: { th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู' } }, goods.default),
  longestIndonesian: {
    ...of({ title: { id: 'Perlengkapan rumah tangga elektronik berpenghematan energi' } }, goods.default),
    lang: 'id',
  },
  missingImage: of({}, { ...goods.default, pictureUrls: [] }),
};
