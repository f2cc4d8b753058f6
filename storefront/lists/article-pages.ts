import type { ApiClient } from '#client/api-client.ts';
import { clientPages } from '#schemas/api/search.ts';

type Options = { page: number; size: number; classificationCode?: string | undefined };

/** One page of the newest articles and notes, of a category if given. @throws ApiError */
export function newestArticlesPage(
  api: ApiClient,
  { page, size, classificationCode }: Options,
  options?: { signal: AbortSignal },
) {
  const body = { kind: 'newest', pageRequest: { page, size }, classificationCode } as const;
  return api.call(clientPages, { body }, options);
}
