import { pageNumber } from '#storefront/links/page-query.ts';
import { type ListSource, listPage, listTags } from '#storefront/lists/list-source.ts';
import { pageContext, tagPage } from '../page-context.ts';
import { LIST_LIFETIME } from './list-lifetime.ts';

/** Page of a list by the number in the address; tags the response with its entries and sets its lifetime. */
export async function readList<Source extends ListSource>(source: Source, tags: readonly string[]) {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const page = pageNumber(query.page);
  const list = await listPage(api, source, page, { signal });
  tagPage(request, [...tags, ...listTags(list)]);
  request.answer.lifetime = LIST_LIFETIME;
  return { ctx, source, list, page, query };
}
