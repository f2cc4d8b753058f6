import type { ModuleFixtures } from '#runtime/module.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { deals } from '#storefront/fixtures.ts';
import type { DealsProps } from './module.ts';

const props = { moduleId: 'zbc' };
const data = (...list: Deal[]): DealModule => ({ moduleId: '1', kind: 'zbc', deals: list });

export const dealsFixtures: ModuleFixtures<DealsProps, DealModule | undefined> = {
  default: { props, data: data(...Object.values(deals)) },
  /** No module of that id. */
  empty: { props, data: undefined },
  longestThai: {
    props,
    data: {
      ...data(deals.longestThai),
      kind: 'module',
      label: 'ที่ปั๊มน้ำกู้ภัย ของใช้ในบ้านและสวนลดราคาส่งท้ายปีทุกชิ้น',
      backgroundColors: ['#FFE3D6', 'FFF'],
    },
  },
  longestIndonesian: {
    props,
    data: {
      ...data(deals.longestIndonesian),
      kind: 'zbe',
      backgroundColors: ['#1d2b53', '#2a3d73', '#0b7a63', '#123'],
    },
    lang: 'id',
  },
  missingImage: { props, data: data(deals.missingImage) },
};
