import { and, eq, inArray } from 'drizzle-orm';
import type { searchFilters } from '#schemas/api/das.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { commonSearch, feedSearch } from '#schemas/api/search.ts';
import type { Call } from '../../../platform/call.ts';
import type { ContentRow } from '../../articles/contents/operations.ts';
import { contents } from '../../articles/schema.ts';
import type { DealRow } from '../../catalogue/deals/operations.ts';
import { brands, classifications, deals, goods } from '../../catalogue/schema.ts';
import { countFacets, type EntryType, type Facet, type Found, findEntries } from '../find.ts';

type GoodsRow = typeof goods.$inferSelect;
export type Result =
  | { type: 'CONTENT'; row: DealRow }
  | { type: 'GOODS'; row: GoodsRow }
  | { type: 'NOTE' | 'ARTICLE'; row: ContentRow };
export type Results = Paged<Result> & { match: 'exact' | 'similar' };
export type NamedFacet = Facet & { name: (typeof brands.$inferSelect)['name'] | string };
type Query = EndpointInput<typeof commonSearch>['body'];

/** Length limit of the filters of one kind. */
const MAX_FILTERS = 20;

/** Content type of each feed query: editors write articles, everybody else notes. */
const FEED_TYPES = { NOTE: 'NOTE', PERSONAL: 'NOTE', PROFESSIONAL: 'ARTICLE' } as const;

/** One page of search results. */
export async function searchCommon(call: Call, query: Query): Promise<Results> {
  const feeds = query.queryList.map((name) => FEED_TYPES[name]);
  const types = entryTypes(query.dataTypes, query.contentTypeCodes);
  const { pageRequest, maxCount = Number.POSITIVE_INFINITY, sort } = query;
  const found = await findEntries(
    call.db,
    {
      ...wanted(call, query.keyword),
      types: feeds.length === 0 ? types : types.filter((type) => feeds.some((feed) => feed === type)),
      classificationIds: [...query.classificationIds, ...query.categoryIds],
      classificationCodes: [...query.classificationCodes, ...query.categoryCodes],
      brandIds: query.brandIds,
      platforms: query.platforms,
      includeExpired: query.contentExpired,
    },
    pageRequest,
    sort,
  );
  const offset = (pageRequest.page - 1) * pageRequest.size;
  const content = await rowsOf(call, found.content.slice(0, Math.max(0, maxCount - offset)));
  const totalElements = Math.min(found.totalElements, maxCount);
  return { content, totalElements, hasNext: offset + pageRequest.size < totalElements, match: found.match };
}

/** One page of search results among notes and articles. */
export function searchFeed(call: Call, body: EndpointInput<typeof feedSearch>['body']): Promise<Results> {
  const none: string[] = [];
  return searchCommon(call, {
    ...body,
    dataTypes: ['NOTE', 'ARTICLE'],
    contentTypeCodes: [],
    classificationIds: none,
    classificationCodes: none,
    categoryIds: none,
    categoryCodes: none,
    brandIds: none,
    platforms: none,
    contentExpired: false,
  });
}

/** Filter values of a search, with the names of brands and categories; deleted ones are left out. */
export async function filtersOf(
  call: Call,
  body: EndpointInput<typeof searchFilters>['body'],
): Promise<NamedFacet[]> {
  const { classificationIds, classificationCodes } = body;
  const all = await countFacets(call.db, {
    ...wanted(call, body.keyword),
    types: entryTypes(body.dataTypes, []),
    classificationIds,
    classificationCodes,
  });
  const facets = [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((own) =>
    own.slice(0, MAX_FILTERS),
  );
  const keys = (kind: Facet['kind']) => facets.filter((facet) => facet.kind === kind).map(({ key }) => key);
  const { db, scope } = call;
  const [brandRows, categoryRows] = await Promise.all([
    db
      .select()
      .from(brands)
      .where(and(eq(brands.tenantId, scope.tenantId), inArray(brands.id, keys('brand')))),
    db
      .select()
      .from(classifications)
      .where(
        and(
          eq(classifications.tenantId, scope.tenantId),
          inArray(classifications.id, keys('classification')),
        ),
      ),
  ]);
  const names = new Map([
    ...brandRows.map(({ id, name }) => [`brand ${id}`, name] as const),
    ...categoryRows.map(({ id, name }) => [`classification ${id}`, name] as const),
  ]);
  return facets.flatMap((facet) => {
    const name = facet.kind === 'platform' ? facet.key : names.get(`${facet.kind} ${facet.key}`);
    return name === undefined ? [] : [{ ...facet, name }];
  });
}

function wanted({ scope, now }: Call, keyword = '') {
  return { tenantId: scope.tenantId, keyword, now: now() };
}

/**
 * Entry types of a search. Notes and articles may also be requested as types of content; a product by its link is a
 * product.
 */
function entryTypes(dataTypes: Query['dataTypes'], codes: Query['contentTypeCodes']): EntryType[] {
  const ofContent = codes.map((code) => (code === 'DEAL' ? 'CONTENT' : code));
  const types = dataTypes.flatMap((type): EntryType[] => {
    if (type === 'CONTENT') return codes.length === 0 ? ['CONTENT'] : ofContent;
    return [type === 'GOODS_LINK_DETAIL' ? 'GOODS' : type];
  });
  return [...new Set(types)];
}

/** Rows of the entries found, in their order. */
async function rowsOf({ db, scope }: Call, found: readonly Found[]): Promise<Result[]> {
  const ids = (...types: EntryType[]) => found.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const of = <T extends typeof deals | typeof goods | typeof contents>(table: T, wantedIds: string[]) =>
    and(eq(table.tenantId, scope.tenantId), inArray(table.id, wantedIds));
  const [dealRows, goodsRows, contentRows] = await Promise.all([
    db
      .select()
      .from(deals)
      .where(of(deals, ids('CONTENT'))),
    db
      .select()
      .from(goods)
      .where(of(goods, ids('GOODS'))),
    db
      .select()
      .from(contents)
      .where(of(contents, ids('NOTE', 'ARTICLE'))),
  ]);
  const results = new Map<string, Result>([
    ...dealRows.map((row) => [`CONTENT ${row.id}`, { type: 'CONTENT', row }] as const),
    ...goodsRows.map((row) => [`GOODS ${row.id}`, { type: 'GOODS', row }] as const),
    ...contentRows.map((row) => {
      const type = row.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE';
      return [`${type} ${row.id}`, { type, row }] as const;
    }),
  ]);
  return found.flatMap(({ type, id }) => results.get(`${type} ${id}`) ?? []);
}
