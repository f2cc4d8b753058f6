import type { Paged } from '#schemas/api/paging.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';

/** The code of the cards, loaded with the second page, since the first one is server-rendered. */
export const cardCode = () =>
  import('../cards/deal-card.tsx').then((module) => ({ default: module.DealCard }));

/** A page of the recommended deals, optionally of one label. The request layer and the cards' code load when they are first needed. */
export async function recommendedPage(
  label: string | null,
  page: number,
  signal: AbortSignal,
): Promise<Paged<Deal>> {
  const [{ browserApi }, { recommendedDeals }] = await Promise.all([
    import('#client/browser-api.ts'),
    import('#schemas/api/search.ts'),
    cardCode(),
  ]);
  const labelCodes = label === null ? [] : [label];
  return browserApi().call(
    recommendedDeals,
    { body: { pageRequest: { page, size: PAGE.size }, labelCodes } },
    { signal },
  );
}
