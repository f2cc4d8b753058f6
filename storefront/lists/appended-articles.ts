import { browserApi } from '#client/browser-api.ts';
import { newestArticlesPage } from './article-pages.ts';

/** Further page of the newest articles, requested in the browser. @throws ApiError */
export function appendedArticles(options: Parameters<typeof newestArticlesPage>[1]) {
  return newestArticlesPage(browserApi(), options);
}
