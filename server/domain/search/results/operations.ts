import { and, eq, inArray } from 'drizzle-orm';
import { targetPath } from '#locales/format/target-path.ts';
import type { searchFilters } from '#schemas/api/das.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { commonSearch, feedSearch } from '#schemas/api/search.ts';
import { marketplaceLink } from '#schemas/marketplaces.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import type { Call } from '../../../platform/call.ts';
import type { ContentRow } from '../../articles/contents/operations.ts';
import { contents } from '../../articles/schema.ts';
import { MINOR } from '../../catalogue/goods-figures.ts';
import type { DealRow } from '../../catalogue/item-rows.ts';
import { brands, classifications, deals, goods } from '../../catalogue/schema.ts';
import { isFiltered } from '../best-matches.ts';
import { countFacets, type EntryType, type Facet, type Found, findEntries } from '../find.ts';
import { isForAnother } from '../fittings.ts';
import { knownNames } from '../load-spellings.ts';
import type { Outcome } from '../match.ts';
import { countMiss } from '../misses/count-miss.ts';
import { onlyFitted } from '../sold.ts';
import { spellingKey } from '../spellings.ts';

type GoodsRow = typeof goods.$inferSelect;
export type Result =
  | { type: 'CONTENT'; row: DealRow }
  | { type: 'GOODS'; row: GoodsRow }
  | { type: 'NOTE' | 'ARTICLE'; row: ContentRow };
export type Results = Paged<Result> &
  Outcome & {
    /** Address of the shop that a search for exactly these words leads to. */
    redirect: string | undefined;
  };
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
  const asked = {
    ...wanted(call, query.keyword),
    types: feeds.length === 0 ? types : types.filter((type) => feeds.some((feed) => feed === type)),
    classificationIds: [...query.classificationIds, ...query.categoryIds],
    classificationCodes: [...query.classificationCodes, ...query.categoryCodes],
    brandIds: query.brandIds,
    platforms: query.platforms,
    price: priceOf(query),
    facts: query,
    includeExpired: query.contentExpired,
  };
  const found = await findEntries(call.db, asked, pageRequest, sort);
  const offset = (pageRequest.page - 1) * pageRequest.size;
  const content = await rowsOf(call, found.content.slice(0, Math.max(0, maxCount - offset)));
  const totalElements = Math.min(found.totalElements, maxCount);
  const hasNext = offset + pageRequest.size < totalElements;
  const { match, notSold, platforms } = found;
  const fitted = notSold.length === 0 && content.every(isFitting) ? await onlyFitted(call.db, asked) : [];
  const outcome =
    fitted.length === 0
      ? { match, notSold, platforms }
      : { match: 'similar' as const, notSold: fitted, platforms };
  const isMiss = outcome.match === 'similar' || found.totalElements === 0;
  // Other tabs, pages and filters belong to a search that is already counted.
  const isFirst = pageRequest.page === 1 && asked.types.includes('GOODS') && !isFiltered(asked);
  const { redirects } = await knownNames(call.db, asked.tenantId);
  const redirect = redirects.get(spellingKey(asked.keyword)) ?? (await linkedGoods(call, asked.keyword));
  if (isMiss && isFirst && redirect === undefined) await countMiss(call, asked.keyword);
  return { content, totalElements, hasNext, ...outcome, redirect };
}

/** Page of the goods whose marketplace link is searched for. */
async function linkedGoods({ db, scope }: Call, keyword: string): Promise<string | undefined> {
  const { platform, itemId } = marketplaceLink(keyword.trim()) ?? {};
  if (platform === undefined || itemId === undefined) return undefined;
  const isLinked = and(
    eq(goods.tenantId, scope.tenantId),
    eq(goods.platform, platform),
    eq(goods.itemId, itemId),
  );
  const [found] = await db.select({ code: goods.code }).from(goods).where(isLinked).limit(1);
  return found && targetPath('GOODS', found.code);
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
    labelCodes: none,
    freeShipping: false,
    contentExpired: false,
  });
}

/**
 * Filter values of a search, with the names of brands and categories; deleted ones are left out, chosen ones never for
 * having no match.
 */
export async function filtersOf(
  call: Call,
  body: EndpointInput<typeof searchFilters>['body'],
): Promise<NamedFacet[]> {
  const { classificationIds, classificationCodes } = body;
  const { brandIds, platforms, classificationIds: categoryIds } = body.chosen;
  const named = { brand: brandIds, classification: categoryIds, platform: platforms };
  const all = await countFacets(
    call.db,
    {
      ...wanted(call, body.keyword),
      types: entryTypes(body.dataTypes, []),
      classificationIds,
      classificationCodes,
    },
    {
      chosen: { ...named, price: priceOf(body.chosen), facts: body.chosen },
      currency: call.scope.tenant.currency,
    },
  );
  const facets = [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap((own) =>
    own.slice(0, MAX_FILTERS),
  );
  for (const [kind, values] of entriesOf(named))
    for (const key of values)
      if (!facets.some((facet) => facet.kind === kind && facet.key === key))
        facets.push({ kind, key, count: 0, more: false });
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
  const names = new Map<string, NamedFacet['name']>([
    ...brandRows.map(({ id, name }) => [`brand ${id}`, name] as const),
    ...categoryRows.map(({ id, name }) => [`classification ${id}`, name] as const),
  ]);
  return facets.flatMap((facet) => {
    const isNamed = facet.kind === 'brand' || facet.kind === 'classification';
    const name = isNamed ? names.get(`${facet.kind} ${facet.key}`) : facet.key;
    return name === undefined ? [] : [{ ...facet, name }];
  });
}

/** Price range in minor units. */
function priceOf({ minPrice, maxPrice }: { minPrice?: number | undefined; maxPrice?: number | undefined }) {
  const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * MINOR));
  return { from: minor(minPrice), below: minor(maxPrice) };
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

/** Whether a result isn't sold, or only fits something else. */
function isFitting(result: Result): boolean {
  if (result.type === 'NOTE' || result.type === 'ARTICLE') return true;
  const title = result.type === 'GOODS' ? result.row.name : result.row.title;
  return Object.values(title).some((text) => text !== undefined && isForAnother(text));
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
