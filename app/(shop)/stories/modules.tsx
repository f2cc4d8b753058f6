import type { ComponentType } from 'react';
import { activityModuleFixtures } from '#modules/activity/fixtures.ts';
import { alertSignUpFixtures } from '#modules/alert-sign-up/fixtures.ts';
import { articleCategoriesFixtures } from '#modules/article-categories/fixtures.ts';
import { bannerFixtures } from '#modules/banner/fixtures.ts';
import { brandsFixtures } from '#modules/brands/fixtures.ts';
import { categoryTilesFixtures } from '#modules/category-tiles/fixtures.ts';
import { contentListFixtures } from '#modules/content-list/fixtures.ts';
import { dailySpecialFixtures } from '#modules/daily-special/fixtures.ts';
import { dealsFixtures } from '#modules/deals/fixtures.ts';
import { featuredArticlesFixtures } from '#modules/featured-articles/fixtures.ts';
import { goodsListFixtures } from '#modules/goods-list/fixtures.ts';
import { hotKeywordsFixtures } from '#modules/hot-keywords/fixtures.ts';
import { leaderboardStripFixtures } from '#modules/leaderboard-strip/fixtures.ts';
import { navigationTabsFixtures } from '#modules/navigation-tabs/fixtures.ts';
import { newestArticlesFixtures } from '#modules/newest-articles/fixtures.ts';
import { noticeFixtures } from '#modules/notice/fixtures.ts';
import { ownPartFixtures } from '#modules/own-part/fixtures.ts';
import { pictureFixtures } from '#modules/picture/fixtures.ts';
import { popularArticlesFixtures } from '#modules/popular-articles/fixtures.ts';
import { recommendedArticlesFixtures } from '#modules/recommended-articles/fixtures.ts';
import { recommendedDealsFixtures } from '#modules/recommended-deals/fixtures.ts';
import { registry } from '#modules/registry.ts';
import { relatedDealsFixtures } from '#modules/related-deals/fixtures.ts';
import { richTextFixtures } from '#modules/rich-text/fixtures.ts';
import { shareInvitationFixtures } from '#modules/share-invitation/fixtures.ts';
import { topicsFixtures } from '#modules/topics/fixtures.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ModuleFixture, ViewProps } from '#runtime/module.ts';
import { activityFixtures } from '#storefront/activities/fixtures.ts';
import { Story } from './story.tsx';

const { default: lottery } = activityModuleFixtures;

/** States of the module types, for their stories. */
const states: Record<string, Record<string, ModuleFixture<unknown, unknown>>> = {
  activity: {
    ...activityModuleFixtures,
    bonus: { ...lottery, data: activityFixtures.bonus },
    badge: { ...lottery, data: activityFixtures.badge },
  },
  'alert-sign-up': alertSignUpFixtures,
  'article-categories': articleCategoriesFixtures,
  banner: bannerFixtures,
  brands: brandsFixtures,
  'category-tiles': categoryTilesFixtures,
  'content-list': contentListFixtures,
  'daily-special': dailySpecialFixtures,
  deals: dealsFixtures,
  'featured-articles': featuredArticlesFixtures,
  'goods-list': goodsListFixtures,
  'hot-keywords': hotKeywordsFixtures,
  'leaderboard-strip': leaderboardStripFixtures,
  'navigation-tabs': navigationTabsFixtures,
  'newest-articles': newestArticlesFixtures,
  notice: noticeFixtures,
  picture: pictureFixtures,
  'popular-articles': popularArticlesFixtures,
  'recommended-articles': recommendedArticlesFixtures,
  'recommended-deals': recommendedDealsFixtures,
  'own-part': ownPartFixtures,
  'related-deals': relatedDealsFixtures,
  'rich-text': richTextFixtures,
  'share-invitation': shareInvitationFixtures,
  topics: topicsFixtures,
};

/** The stories of each registered module type that has some, by their names: `module-banner`. */
export const moduleStories: Record<string, ComponentType<{ ctx: ViewContext }>> = Object.fromEntries(
  Object.keys(registry)
    .filter((type) => states[type])
    .map((type) => [`module-${type}`, ({ ctx }) => <ModuleStories ctx={ctx} type={type} />]),
);

/** Module in all states of its fixtures for the page's language. */
async function ModuleStories({ ctx, type }: { ctx: ViewContext; type: string }) {
  const View = (await registry[type]?.view()) as ComponentType<ViewProps<unknown, unknown>>;
  const shown = Object.entries(states[type] ?? {}).filter(([, { lang = 'th' }]) => lang === ctx.lang);
  return shown.map(([name, { props, data, slots = {} }]) => (
    <Story key={name} name={name} width={1_200}>
      <View id={name} props={props} data={data} ctx={ctx} slots={slots} />
    </Story>
  ));
}
