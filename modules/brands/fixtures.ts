import type { ModuleFixtures } from '#runtime/module.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import { brands, deals } from '#storefront/fixtures.ts';
import type { BrandsProps } from './module.ts';

const of = (...data: Brand[]) => ({ props: { title: {} }, data });

export const brandsFixtures: ModuleFixtures<BrandsProps, readonly Brand[]> = {
  default: of(...Object.values(brands)),
  empty: of(),
  longestThai: of({ ...brands.default, name: deals.longestThai.title }),
  longestIndonesian: { ...of(brands.logoOnly), lang: 'id' },
  missingImage: of(brands.missingImage),
};
