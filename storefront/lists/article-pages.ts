import type { ApiClient, EndpointArgs } from '#schemas/api/endpoint.ts';
import { clientPages } from '#schemas/api/search.ts';

type Body = EndpointArgs<typeof clientPages>['body'];
type Choice = Pick<Body, 'kind' | 'pageRequest' | 'classificationCode' | 'keyword'>;
type Newest = { page: number; size: number; classificationCode?: string | undefined };
type Options = { signal: AbortSignal };

/** One page of articles and notes. @throws ApiError */
export function articlesPage(api: ApiClient, choice: Choice, options?: Options) {
  const body: Body = { contentTypeCodes: ['NOTE', 'ARTICLE'], dataTypes: ['CONTENT'], ...choice };
  return api.call(clientPages, { body }, options);
}

/** One page of the newest of them, of a category if given. @throws ApiError */
export function newestArticlesPage(
  api: ApiClient,
  { page, size, classificationCode }: Newest,
  options?: Options,
) {
  return articlesPage(api, { kind: 'newest', pageRequest: { page, size }, classificationCode }, options);
}
