import { topics } from '#schemas/api/content.ts';
import { brandNavigate, couponPages } from '#schemas/api/das.ts';
import type { ApiClient, EndpointArgs, EndpointData } from '#schemas/api/endpoint.ts';
import { type DealListKey, dealPages, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { commonSearch, dailySpecialDeals, dealFeed, dealsByModule, feedSearch } from '#schemas/api/search.ts';
import { boardRefs, boards } from '#schemas/api/service-in-one.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Brand } from '#schemas/entities/brand.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { GoodsGroup } from '#schemas/entities/goods-group.ts';
import type { ItemGroup, ItemGroupRef } from '#schemas/entities/item-group.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { articlesPage } from './article-pages.ts';
import { goodsQuery } from './product-filter.ts';
import { type SearchRequest, TAB_BODIES } from './search-query.ts';

type GoodsBody = EndpointArgs<typeof goodsPages>['body'];
type BrandsBody = EndpointArgs<typeof brandNavigate>['body'];
type CouponsBody = EndpointArgs<typeof couponPages>['body'];

export type GoodsSource = { kind: 'goods' } & Pick<GoodsBody, 'query' | 'sort'>;

/** Filters and sort of a list of deals; without them it is the list's own order. */
type DealChoices = Partial<Pick<EndpointArgs<typeof dealPages>['body'], 'query' | 'sort'>>;
export type DealSource = DealChoices &
  (
    | { kind: 'deals' }
    | { kind: 'module-deals'; moduleId: string }
    /** End of the offers, in ms since 1970. */
    | { kind: 'daily-deals'; until: number }
  );

/** Query of a list as plain data, so that the browser can request its further pages. */
export type ListSource =
  | GoodsSource
  | ({ kind: 'brands' } & Pick<BrandsBody, 'query'>)
  | DealSource
  | ({ kind: 'coupons' } & Pick<CouponsBody, 'type'>)
  | { kind: 'topics' }
  | { kind: 'boards' }
  | { kind: 'board-places'; groupId: string }
  | ({ kind: 'search' } & SearchRequest)
  | { kind: 'articles'; classificationCode?: string | undefined; keyword?: string | undefined };

/** The lists that can be narrowed by filters. */
export type FilteredSource = GoodsSource | DealSource | Extract<ListSource, { kind: 'search' }>;

/** Entry of a list, by the type of its card. */
export type ListItem = { id: string } & (
  | { type: 'goods'; goods: Goods; group?: GoodsGroup | undefined }
  | { type: 'brand'; brand: Brand }
  | { type: 'deal'; deal: Deal; rank?: number }
  | { type: 'daily-deal'; deal: Deal; rank?: number; until: number }
  | { type: 'coupon'; coupon: Coupon }
  | { type: 'topic'; topic: Topic }
  | { type: 'board'; board: ItemGroup }
  | { type: 'place'; rank: number; place: ItemGroupRef }
  | { type: 'article'; article: Article }
);

export type ListPage = {
  content: ListItem[];
  totalElements: number;
  hasNext: boolean;
  /** Match of a search: `similar` if no entry has all of its words. */
  match?: 'exact' | 'similar' | undefined;
  /** Names of a search that no goods are of. */
  notSold?: readonly string[] | undefined;
  /** Marketplaces that a search names, to which its results are limited. */
  platforms?: readonly string[] | undefined;
  /** Path of the shop that a search leads to. */
  redirect?: string | undefined;
};

/** One page of a list. @throws ApiError */
export async function listPage(
  api: ApiClient,
  source: ListSource,
  page: number,
  options?: { signal: AbortSignal; size?: number },
): Promise<ListPage> {
  const pageRequest = { page, size: options?.size ?? PAGE.size };
  switch (source.kind) {
    case 'goods': {
      const { query, sort } = source;
      const found = await api.call(goodsPages, { body: { query, sort, pageRequest } }, options);
      const content = found.content.flatMap(({ goods, itemGroupInfo: group }): ListItem[] =>
        goods ? [{ id: goods.id, type: 'goods', goods, group }] : [],
      );
      return { ...found, content };
    }
    case 'brands': {
      const found = await api.call(brandNavigate, { body: { query: source.query, pageRequest } }, options);
      return items(found, (brand) => ({ id: brand.id, type: 'brand', brand }));
    }
    case 'deals':
      return isNarrowed(source)
        ? narrowedDeals(api, source, pageRequest, options)
        : items(await api.call(dealFeed, { query: pageRequest }, options), dealItem);
    case 'module-deals': {
      if (isNarrowed(source)) return narrowedDeals(api, source, pageRequest, options);
      const body = { moduleId: source.moduleId, pageRequest };
      const found = await api.call(dealsByModule, { body }, options);
      return items(found, (deal, index) => ({ ...dealItem(deal), rank: rankOf(page, index) }));
    }
    case 'daily-deals': {
      if (isNarrowed(source)) return narrowedDeals(api, source, pageRequest, options);
      const { until } = source;
      const found = await api.call(dailySpecialDeals, { body: { pageRequest } }, options);
      return items(found, (deal, index) => {
        return { id: deal.id, type: 'daily-deal', deal, rank: rankOf(page, index), until };
      });
    }
    case 'coupons': {
      const body = { type: source.type, sort: 'SHELF_TIME_DESC', pageRequest } as const;
      const found = await api.call(couponPages, { body }, options);
      return items(found, (coupon) => ({ id: coupon.id, type: 'coupon', coupon }));
    }
    case 'topics': {
      const found = await api.call(topics, { body: { shelved: true, pageRequest } }, options);
      return items(found, (topic) => ({ id: topic.id ?? topic.subtitle, type: 'topic', topic }));
    }
    case 'boards': {
      const found = await api.call(boards, { body: { groupType: 'RANKING', pageRequest } }, options);
      return items(found, (board) => ({ id: board.id, type: 'board', board }));
    }
    case 'board-places': {
      const found = await api.call(boardRefs, { body: { groupId: source.groupId, pageRequest } }, options);
      return items(found, (place, index) => {
        const rank = rankOf(page, index);
        return { id: place.id ?? String(rank), type: 'place', rank, place };
      });
    }
    case 'search':
      return searchPage(api, source, pageRequest, options);
    case 'articles': {
      const { classificationCode, keyword } = source;
      const choice = { kind: 'newest', classificationCode, keyword, pageRequest } as const;
      const found = await articlesPage(api, choice, options);
      return items(found, (article) => ({ id: article.id, type: 'article', article }));
    }
  }
}

const isNarrowed = ({ query, sort }: DealChoices) => query !== undefined || sort !== undefined;

/** A page of deals in another order than their list's, or of a part of it: they wear no ranks. */
async function narrowedDeals(
  api: ApiClient,
  source: DealSource,
  pageRequest: { page: number; size: number },
  options?: { signal: AbortSignal },
): Promise<ListPage> {
  const { query, sort } = source;
  const body = { list: dealListKey(source), query, sort, pageRequest };
  const found = await api.call(dealPages, { body }, options);
  return items(found, (deal) =>
    source.kind === 'daily-deals'
      ? { id: deal.id, type: 'daily-deal', deal, until: source.until }
      : dealItem(deal),
  );
}

/** Key of a list of deals for its filters. */
export function dealListKey(source: DealSource): DealListKey {
  switch (source.kind) {
    case 'deals':
      return { kind: 'newest' };
    case 'module-deals':
      return { kind: 'module', moduleId: source.moduleId };
    case 'daily-deals':
      return { kind: 'daily' };
  }
}

async function searchPage(
  api: ApiClient,
  { keyword, tab, sort, choices }: SearchRequest,
  pageRequest: { page: number; size: number },
  options?: { signal: AbortSignal },
): Promise<ListPage> {
  if (tab === 'reviews') {
    const newest = sort === 'UPDATE_DESC' || sort === 'HOT_DESC' ? sort : undefined;
    const body = {
      keyword,
      pageRequest,
      sort: newest,
      queryList: ['PROFESSIONAL' as const, 'PERSONAL' as const],
    };
    return searchItems(await api.call(feedSearch, { body }, options));
  }
  const { dataTypes, ...codes } = TAB_BODIES[tab];
  const contentTypeCodes = 'contentTypeCodes' in codes ? [...codes.contentTypeCodes] : [];
  const own = { dataTypes: [...dataTypes], contentTypeCodes, ...goodsQuery(choices) };
  const body = { keyword, pageRequest, sort, ...own };
  return searchItems(await api.call(commonSearch, { body }, options));
}

function searchItems(found: EndpointData<typeof commonSearch>): ListPage {
  const content = found.content.flatMap(({ id, deal, goods, itemGroupInfo: group, article }): ListItem[] => {
    if (deal) return [{ id, type: 'deal', deal }];
    if (goods) return [{ id, type: 'goods', goods, group }];
    return article ? [{ id, type: 'article', article }] : [];
  });
  return { ...found, content };
}

const rankOf = (page: number, index: number) => (page - 1) * PAGE.size + index + 1;

const dealItem = (deal: Deal): ListItem => ({ id: deal.id, type: 'deal', deal });

function items<T>(
  { content, totalElements, hasNext }: { content: T[]; totalElements: number; hasNext: boolean },
  item: (one: T, index: number) => ListItem,
): ListPage {
  return { content: content.map(item), totalElements, hasNext };
}

/** Cache tag of what a place on a leaderboard shows. */
function placeTag({ goodsDetail, content }: ItemGroupRef): string {
  const { deal, article, topic } = content ?? {};
  if (deal) return `deal:${deal.id}`;
  if (article) return `article:${article.id}`;
  return topic ? `topic:${topic.id}` : `goods:${goodsDetail?.goods?.id}`;
}

/** Cache tags of a list's page. */
export function listTags({ content }: ListPage): string[] {
  return content.map((item) => {
    if (item.type === 'place') return placeTag(item.place);
    return `${item.type === 'daily-deal' ? 'deal' : item.type}:${item.id}`;
  });
}
