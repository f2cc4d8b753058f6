import type { ModuleFixtures } from '#runtime/module.ts';
import { deals, FIXTURE_NOW } from '#storefront/fixtures.ts';
import type { DailySpecialData } from './load.ts';
import type { DailySpecialProps } from './module.ts';

const image = (lang: string) => ({
  url: `/media/zest/titles/daily-special-${lang}.svg`,
  width: 720,
  height: 160,
  alt: {},
});
const props = { title: {}, titleImage: { th: image('th'), en: image('en') } };

const HOURS = 3_600_000;
const of = (...list: DailySpecialData['deals']) => ({
  props,
  data: { deals: list, nextUpdateTime: FIXTURE_NOW + 7 * HOURS },
});

export const dailySpecialFixtures: ModuleFixtures<DailySpecialProps, DailySpecialData> = {
  default: of(...Object.values(deals)),
  empty: of(),
  longestThai: of(deals.longestThai),
  longestIndonesian: { ...of(deals.longestIndonesian), lang: 'id' },
  /** Neither a title image nor a product's. */
  missingImage: { ...of(deals.missingImage), props: { title: {}, titleImage: {} } },
};
