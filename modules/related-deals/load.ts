import type { Load } from '#runtime/module.ts';
import { relatedSubjects } from '#schemas/api/search.ts';
import { SUBJECT_DEALS } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { RELATEDS } from '#schemas/enums/subject.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { RelatedDealsProps } from './schema.ts';

export type RelatedDealsData = { deals: readonly Deal[] };

/** The deals that have to do with what the page is about; none on a page about nothing. */
export const loadRelatedDeals: Load<RelatedDealsProps, RelatedDealsData> = async (
  _props,
  { api, ctx, binding: { relation }, signal },
) => {
  if (!relation) return { data: { deals: [] } };
  const body = {
    orgSubjectType: relation.type,
    orgIds: [relation.id],
    relateds: [...RELATEDS],
    destSubjectType: 'CONTENT' as const,
    contentTypeCodes: ['DEAL' as const],
    pageRequest: SUBJECT_DEALS,
  };
  const { content } = await api.call(relatedSubjects, { body }, { signal });
  const deals = content.flatMap(({ deal }) => deal ?? []);
  return {
    data: { deals },
    listed: listedDeals(ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};
