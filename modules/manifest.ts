import type { ModuleDefinition, ModuleManifest } from '#schemas/module/define.ts';
import { activity } from './activity/index.ts';
import { alertSignUp } from './alert-sign-up/index.ts';
import { articleCategories } from './article-categories/index.ts';
import { banner } from './banner/index.ts';
import { brands } from './brands/index.ts';
import { categoryTiles } from './category-tiles/index.ts';
import { contentList } from './content-list/index.ts';
import { dailySpecial } from './daily-special/index.ts';
import { deals } from './deals/index.ts';
import { featuredArticles } from './featured-articles/index.ts';
import { goodsList } from './goods-list/index.ts';
import { hotKeywords } from './hot-keywords/index.ts';
import { leaderboardStrip } from './leaderboard-strip/index.ts';
import { navigationTabs } from './navigation-tabs/index.ts';
import { newestArticles } from './newest-articles/index.ts';
import { notice } from './notice/index.ts';
import { ownPart } from './own-part/index.ts';
import { picture } from './picture/index.ts';
import { popularArticles } from './popular-articles/index.ts';
import { recommendedArticles } from './recommended-articles/index.ts';
import { recommendedDeals } from './recommended-deals/index.ts';
import { relatedDeals } from './related-deals/index.ts';
import { richText } from './rich-text/index.ts';
import { shareInvitation } from './share-invitation/index.ts';
import { topics } from './topics/index.ts';

// biome-ignore format: one line each, in alphabetical order
const definitions = [
  activity,
  alertSignUp,
  articleCategories,
  banner,
  brands,
  categoryTiles,
  contentList,
  dailySpecial,
  deals,
  featuredArticles,
  goodsList,
  hotKeywords,
  leaderboardStrip,
  navigationTabs,
  newestArticles,
  notice,
  ownPart,
  picture,
  popularArticles,
  recommendedArticles,
  recommendedDeals,
  relatedDeals,
  richText,
  shareInvitation,
  topics,
] as readonly ModuleDefinition[];

/** React-free half of every module type: the server validates with it and the editor builds its forms from it. */
export const manifest: ModuleManifest = Object.fromEntries(
  definitions.map((definition) => [definition.type, definition]),
);
