import type { ModuleFixtures } from '#runtime/module.ts';
import { deals } from '#storefront/fixtures.ts';
import type { RecommendedDealsData } from './load.ts';
import type { RecommendedDealsProps } from './module.ts';

const of = (...list: RecommendedDealsData['deals']) => ({
  props: { title: {} },
  data: { labels: ['FREE_SHIPPING', 'ALL_TIME_LOW'], deals: list, hasNext: true },
});

export const recommendedDealsFixtures: ModuleFixtures<RecommendedDealsProps, RecommendedDealsData> = {
  default: of(...Object.values(deals)),
  empty: of(),
  longestThai: of(deals.longestThai),
  longestIndonesian: { ...of(deals.longestIndonesian), lang: 'id' },
  missingImage: of(deals.missingImage),
};
