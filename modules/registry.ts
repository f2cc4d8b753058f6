import type { Registry } from '#runtime/module.ts';

/** The code of every module type, loaded only for pages that have one. */
export const registry: Registry = {
  activity: {
    view: async () => (await import('./activity/view.tsx')).ActivityView,
    load: async () => (await import('./activity/load.ts')).loadActivityModule,
  },
  'alert-sign-up': { view: async () => (await import('./alert-sign-up/view.tsx')).AlertSignUpView },
  'article-categories': {
    view: async () => (await import('./article-categories/view.tsx')).ArticleCategoriesView,
    load: async () => (await import('./article-categories/load.ts')).loadArticleCategories,
  },
  banner: { view: async () => (await import('./banner/view.tsx')).BannerView },
  brands: {
    view: async () => (await import('./brands/view.tsx')).BrandsView,
    load: async () => (await import('./brands/load.ts')).loadBrands,
  },
  'category-tiles': {
    view: async () => (await import('./category-tiles/view.tsx')).CategoryTilesView,
    load: async () => (await import('./category-tiles/load.ts')).loadCategoryTiles,
  },
  'content-list': {
    view: async () => (await import('./content-list/view.tsx')).ContentListView,
    load: async () => (await import('./content-list/load.ts')).loadContentList,
  },
  'daily-special': {
    view: async () => (await import('./daily-special/view.tsx')).DailySpecialView,
    load: async () => (await import('./daily-special/load.ts')).loadDailySpecial,
  },
  deals: {
    view: async () => (await import('./deals/view.tsx')).DealsView,
    load: async () => (await import('./deals/load.ts')).loadDeals,
  },
  'featured-articles': {
    view: async () => (await import('./featured-articles/view.tsx')).FeaturedArticlesView,
    load: async () => (await import('./featured-articles/load.ts')).loadFeaturedArticles,
  },
  'goods-list': {
    view: async () => (await import('./goods-list/view.tsx')).GoodsListView,
    load: async () => (await import('./goods-list/load.ts')).loadGoodsList,
  },
  'hot-keywords': {
    view: async () => (await import('./hot-keywords/view.tsx')).HotKeywordsView,
    load: async () => (await import('./hot-keywords/load.ts')).loadHotKeywords,
  },
  'leaderboard-strip': {
    view: async () => (await import('./leaderboard-strip/view.tsx')).LeaderboardStripView,
    load: async () => (await import('./leaderboard-strip/load.ts')).loadLeaderboardStrip,
  },
  'navigation-tabs': {
    view: async () => (await import('./navigation-tabs/view.tsx')).NavigationTabsView,
  },
  'newest-articles': {
    view: async () => (await import('./newest-articles/view.tsx')).NewestArticlesView,
    load: async () => (await import('./newest-articles/load.ts')).loadNewestArticles,
  },
  notice: { view: async () => (await import('./notice/view.tsx')).NoticeView },
  'own-part': {
    view: async () => (await import('./own-part/view.tsx')).OwnPartView,
    load: async () => (await import('./own-part/load.ts')).loadOwnPart,
  },
  picture: { view: async () => (await import('./picture/view.tsx')).PictureView },
  'popular-articles': {
    view: async () => (await import('./popular-articles/view.tsx')).PopularArticlesView,
    load: async () => (await import('./popular-articles/load.ts')).loadPopularArticles,
  },
  'recommended-articles': {
    view: async () => (await import('./recommended-articles/view.tsx')).RecommendedArticlesView,
    load: async () => (await import('./recommended-articles/load.ts')).loadRecommendedArticles,
  },
  'recommended-deals': {
    view: async () => (await import('./recommended-deals/view.tsx')).RecommendedDealsView,
    load: async () => (await import('./recommended-deals/load.ts')).loadRecommendedDeals,
  },
  'related-deals': {
    view: async () => (await import('./related-deals/view.tsx')).RelatedDealsView,
    load: async () => (await import('./related-deals/load.ts')).loadRelatedDeals,
  },
  'rich-text': { view: async () => (await import('./rich-text/view.tsx')).RichTextView },
  'share-invitation': {
    view: async () => (await import('./share-invitation/view.tsx')).ShareInvitationView,
    load: async () => (await import('./share-invitation/load.ts')).loadShareInvitation,
  },
  topics: {
    view: async () => (await import('./topics/view.tsx')).TopicsView,
    load: async () => (await import('./topics/load.ts')).loadTopics,
  },
};
