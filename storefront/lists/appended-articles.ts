import { browserApi } from '#client/browser-api.ts';
import { newestArticlesPage } from './article-pages.ts';

/** A further page of the newest articles, asked for in the browser. @throws ApiError */
export function appendedArticles(options: Parameters<typeof newestArticlesPage>[1]) {
  return newestArticlesPage(browserApi(), options);
}
