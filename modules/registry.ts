import type { Registry } from '#runtime/module.ts';

/** The code of every module type, loaded only for pages that have one. */
export const registry: Registry = {
  'article-categories': {
    view: async () => (await import('./article-categories/view.tsx')).ArticleCategoriesView,
    load: async () => (await import('./article-categories/load.ts')).loadArticleCategories,
  },
  banner: { view: async () => (await import('./banner/view.tsx')).BannerView },
  'content-list': {
    view: async () => (await import('./content-list/view.tsx')).ContentListView,
    load: async () => (await import('./content-list/load.ts')).loadContentList,
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
  'navigation-tabs': {
    view: async () => (await import('./navigation-tabs/view.tsx')).NavigationTabsView,
  },
  notice: { view: async () => (await import('./notice/view.tsx')).NoticeView },
  picture: { view: async () => (await import('./picture/view.tsx')).PictureView },
  'popular-articles': {
    view: async () => (await import('./popular-articles/view.tsx')).PopularArticlesView,
    load: async () => (await import('./popular-articles/load.ts')).loadPopularArticles,
  },
  'rich-text': { view: async () => (await import('./rich-text/view.tsx')).RichTextView },
};
