import type { ModuleFixtures } from '#runtime/module.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { boards, deals } from '#storefront/fixtures.ts';
import type { LeaderboardStripProps } from './module.ts';

const cover = (lang: string) => ({
  url: `/media/zest/titles/leaderboard-${lang}.svg`,
  width: 720,
  height: 264,
  alt: {},
});
const props = { title: {}, source: { pick: ['L71'] }, cover: { th: cover('th'), en: cover('en') } };
const of = (...data: ItemGroup[]) => ({ props, data });

export const leaderboardStripFixtures: ModuleFixtures<LeaderboardStripProps, readonly ItemGroup[]> = {
  default: of(boards.default, boards.manual),
  empty: of(),
  longestThai: of(boards.manual),
  longestIndonesian: { ...of({ ...boards.default, name: deals.longestIndonesian.title }), lang: 'id' },
  /** Neither a cover nor a first product. */
  missingImage: { props: { ...props, cover: {} }, data: [boards.empty] },
};
