import type { Load, LoadSource } from '#runtime/module.ts';
import { commonSearch, relatedSubjects } from '#schemas/api/search.ts';
import { SUBJECT_DEALS } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { RELATEDS } from '#schemas/enums/subject.ts';
import { listedDeals } from '#storefront/structured-data/item-list.ts';
import type { RelatedDealsProps } from './schema.ts';

export type RelatedDealsData = { deals: readonly Deal[]; ofTopic: boolean };

/** The deals that have to do with the thing, the category or the brand that the page is about; none on any other page. */
export const loadRelatedDeals: Load<RelatedDealsProps, RelatedDealsData> = async (_props, source) => {
  const { content } = await findDeals(source);
  const deals = content.flatMap(({ deal }) => deal ?? []);
  return {
    data: { deals, ofTopic: source.binding.relation?.type === 'TOPIC' },
    listed: listedDeals(source.ctx, deals),
    tags: ['feed:deals', ...deals.map(({ id }) => `deal:${id}`)],
  };
};

async function findDeals({ api, binding, signal }: LoadSource): Promise<{ content: { deal?: Deal }[] }> {
  const { relation, categoryCode, brandId } = binding;
  const wanted = { contentTypeCodes: ['DEAL' as const], pageRequest: SUBJECT_DEALS };
  if (relation) {
    const from = { orgSubjectType: relation.type, orgIds: [relation.id], relateds: [...RELATEDS] };
    const body = { ...from, destSubjectType: 'CONTENT' as const, ...wanted };
    return api.call(relatedSubjects, { body }, { signal });
  }
  if (categoryCode === undefined && brandId === undefined) return { content: [] };
  const body = {
    ...wanted,
    dataTypes: ['CONTENT' as const],
    classificationCodes: categoryCode === undefined ? [] : [categoryCode],
    brandIds: brandId === undefined ? [] : [brandId],
  };
  return api.call(commonSearch, { body }, { signal });
}
