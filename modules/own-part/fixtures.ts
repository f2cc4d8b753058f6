import type { ModuleFixtures } from '#runtime/module.ts';
import type { OwnPartData } from './load.ts';
import type { OwnPartProps } from './module.ts';

const of = (screen: OwnPartData['screen']) => ({ props: {}, data: { screen } });

export const ownPartFixtures: ModuleFixtures<OwnPartProps, OwnPartData> = {
  default: of('product'),
  empty: of(undefined),
  longestThai: of('leaderboard-products'),
  longestIndonesian: { ...of('leaderboard-products'), lang: 'id' },
  missingImage: of('search'),
};
