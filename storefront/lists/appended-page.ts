import { browserApi } from '#client/browser-api.ts';
import { type ListPage, type ListSource, listPage } from './list-source.ts';

/** Further page of a list, requested in the browser. @throws ApiError */
export function appendedPage(source: ListSource, page: number): Promise<ListPage> {
  return listPage(browserApi(), source, page);
}
