import type { ApiClient } from '#schemas/api/endpoint.ts';
import { commonSearch, relatedSubjects } from '#schemas/api/search.ts';
import { boardRefs } from '#schemas/api/service-in-one.ts';
import { SUBJECT_DEALS } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { RELATEDS } from '#schemas/enums/subject.ts';
import type { Binding } from '#schemas/page/bound-address.ts';

type Source = { api: ApiClient; binding: Binding; signal: AbortSignal };
type Found = { deal?: Deal; goods?: Goods };

/**
 * Deals (CONTENT) or goods related to the page's subject: to its thing or its leaderboard's goods, or else of its
 * category or brand. None on a page without a subject.
 */
export async function aboutPage(source: Source, type: 'CONTENT' | 'GOODS'): Promise<readonly Found[]> {
  const { api, binding, signal } = source;
  const { goodsCategory, brandId } = binding;
  const wanted = { contentTypeCodes: ['DEAL' as const], pageRequest: SUBJECT_DEALS };
  const origin = await originOf(source);
  if (origin) {
    const body = { ...origin, relateds: [...RELATEDS], destSubjectType: type, ...wanted };
    return (await api.call(relatedSubjects, { body }, { signal })).content;
  }
  if (goodsCategory === undefined && brandId === undefined) return [];
  const body = {
    ...wanted,
    dataTypes: [type],
    classificationCodes: goodsCategory === undefined ? [] : [goodsCategory],
    brandIds: brandId === undefined ? [] : [brandId],
  };
  return (await api.call(commonSearch, { body }, { signal })).content;
}

async function originOf({ api, binding: { relation, boardId }, signal }: Source) {
  if (relation) return { orgSubjectType: relation.type, orgIds: [relation.id] };
  if (boardId === undefined) return undefined;
  const body = { groupId: boardId, pageRequest: SUBJECT_DEALS };
  const { content } = await api.call(boardRefs, { body }, { signal });
  const orgIds = content.flatMap(({ goodsDetail }) => goodsDetail?.goods?.id ?? []);
  return { orgSubjectType: 'GOODS' as const, orgIds };
}
