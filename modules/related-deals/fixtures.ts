import type { ModuleFixtures } from '#runtime/module.ts';
import { deals } from '#storefront/fixtures.ts';
import type { RelatedDealsData } from './load.ts';
import type { RelatedDealsProps } from './module.ts';

const of = (title: RelatedDealsProps['title'], ...shown: RelatedDealsData['deals']) => ({
  props: { title },
  data: { deals: shown, ofTopic: true },
});

export const relatedDealsFixtures: ModuleFixtures<RelatedDealsProps, RelatedDealsData> = {
  default: of({}, deals.default, deals.expired),
  empty: of({ th: 'ดีลในคู่มือนี้' }),
  longestThai: of({ th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ กู้ภัยที่นี่ ฎุฏู' }, deals.longestThai),
  longestIndonesian: {
    ...of({ id: 'Perlengkapan rumah tangga elektronik berpenghematan energi' }, deals.longestIndonesian),
    lang: 'id',
  },
  missingImage: of({}, deals.missingImage),
};
