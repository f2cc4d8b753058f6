import { activities, chanceEntries, draws, lotteryPrizes, prizeRecords } from '../db/activity-schema.ts';
import { follows, marks, memberBlocks, members, notices, replies } from '../db/member-schema.ts';
import { pages, pageVersions } from '../db/page-schema.ts';
import * as schema from '../db/schema.ts';
import { searchEntries, searchWords } from '../db/search-schema.ts';

/** Tables filled by the seed, in the order of their foreign keys. */
export const SEED_TABLES = {
  tenants: schema.tenants,
  classifications: schema.classifications,
  brands: schema.brands,
  goods: schema.goods,
  pricePoints: schema.pricePoints,
  deals: schema.deals,
  dealModules: schema.dealModules,
  dealModuleItems: schema.dealModuleItems,
  itemGroups: schema.itemGroups,
  itemGroupRefs: schema.itemGroupRefs,
  contents: schema.contents,
  topics: schema.topics,
  keywords: schema.keywords,
  coupons: schema.coupons,
  pages,
  pageVersions,
  searchEntries,
  searchWords,
  members,
  memberBlocks,
  follows,
  marks,
  replies,
  notices,
  activities,
  lotteryPrizes,
  chanceEntries,
  draws,
  prizeRecords,
} as const;

/** Every row of the seed by table. */
export type SeedRows = {
  [Name in keyof typeof SEED_TABLES]: (typeof SEED_TABLES)[Name]['$inferInsert'][];
};

export type GoodsRow = SeedRows['goods'][number];
export type DealRow = SeedRows['deals'][number];
export type BrandRow = SeedRows['brands'][number];
export type ClassificationRow = SeedRows['classifications'][number];
