import type { ModuleFixtures } from '#runtime/module.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { deals } from '#storefront/fixtures.ts';
import type { DealsData } from './load.ts';
import type { DealsProps } from './module.ts';

const props = { title: {}, source: { list: 'zbc' } };
const data = (...deals: Deal[]): DealsData => ({ deals, list: { moduleId: '1', kind: 'zbc', deals } });
const of = (deal: Deal, over: Partial<DealModule>): DealsData => ({
  deals: [deal],
  list: { moduleId: '1', kind: 'zbc', deals: [deal], ...over },
});

export const dealsFixtures: ModuleFixtures<DealsProps, DealsData> = {
  default: { props, data: data(...Object.values(deals)) },
  /** No module of that id. */
  empty: { props, data: { deals: [] } },
  longestThai: {
    props,
    data: of(deals.longestThai, {
      kind: 'module',
      label: 'ที่ปั๊มน้ำกู้ภัย ของใช้ในบ้านและสวนลดราคาส่งท้ายปีทุกชิ้น',
      backgroundColors: ['#FFE3D6', 'FFF'],
    }),
  },
  longestIndonesian: {
    props,
    data: of(deals.longestIndonesian, {
      kind: 'zbe',
      backgroundColors: ['#1d2b53', '#2a3d73', '#0b7a63', '#123'],
    }),
    lang: 'id',
  },
  missingImage: { props, data: data(deals.missingImage) },
};
