import {
  activities,
  chanceEntries,
  draws,
  lotteryPrizes,
  prizeRecords,
} from '#server/domain/activities/schema.ts';
import * as articleTables from '#server/domain/articles/schema.ts';
import * as catalogueTables from '#server/domain/catalogue/schema.ts';
import { follows, marks, memberBlocks, members, notices, replies } from '#server/domain/members/schema.ts';
import { mediaAssets, pages, pageVersions } from '#server/domain/page-tables/schema.ts';
import { keywords, searchEntries, searchWords } from '#server/domain/search/schema.ts';
import { tenants } from '#server/platform/db/schema.ts';

/** Tables filled by the seed, in the order of their foreign keys. */
export const SEED_TABLES = {
  tenants,
  classifications: catalogueTables.classifications,
  brands: catalogueTables.brands,
  goods: catalogueTables.goods,
  pricePoints: catalogueTables.pricePoints,
  deals: catalogueTables.deals,
  dealModules: catalogueTables.dealModules,
  dealModuleItems: catalogueTables.dealModuleItems,
  itemGroups: catalogueTables.itemGroups,
  itemGroupRefs: catalogueTables.itemGroupRefs,
  contents: articleTables.contents,
  topics: articleTables.topics,
  keywords,
  coupons: catalogueTables.coupons,
  pages,
  pageVersions,
  mediaAssets,
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
