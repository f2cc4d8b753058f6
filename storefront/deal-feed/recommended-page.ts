import type { Paged } from '#schemas/api/paging.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';

/** A page of the recommended deals, optionally of one label. The request layer loads when it is first needed. */
export async function recommendedPage(
  label: string | null,
  page: number,
  signal: AbortSignal,
): Promise<Paged<Deal>> {
  const [{ browserApi }, { recommendedDeals }] = await Promise.all([
    import('#client/browser-api.ts'),
    import('#schemas/api/search.ts'),
  ]);
  const labelCodes = label === null ? [] : [label];
  return browserApi().call(
    recommendedDeals,
    { body: { pageRequest: { page, size: PAGE.size }, labelCodes } },
    { signal },
  );
}
