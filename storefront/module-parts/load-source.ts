import type { ViewContext } from '#runtime/context.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import type { SourceItem } from '#schemas/entities/source-item.ts';
import type { Source, SourceKind } from '#schemas/source.ts';
import type { ListItem } from '../lists/list-source.ts';
import { listedItems } from '../structured-data/item-list.ts';

type From = { api: ApiClient; ctx: Pick<ViewContext, 'lang' | 'tenant'>; signal: AbortSignal };

/** Cache tag of all things of a kind, which is purged when one comes, goes or changes. */
const FEEDS: Record<SourceKind, string> = {
  deals: 'feed:deals',
  goods: 'feed:goods',
  contents: 'feed:articles',
  topics: 'topics',
  brands: 'brands',
  boards: 'boards',
  categories: 'classifications',
};

/** Things of a module's source, with the entries and cache tags of its page. */
export async function loadSource(kind: SourceKind, source: Source, { api, ctx, signal }: From) {
  const { items } = await api.call(sourceItems, { body: { kind, source } }, { signal });
  const isByCategory = 'query' in source && source.query.some(({ field }) => field === 'category');
  return {
    items,
    listed: listedItems(ctx, items.flatMap(entryOf)),
    tags: [...new Set([FEEDS[kind], ...(isByCategory ? [FEEDS.categories] : []), ...items.flatMap(tagsOf)])],
  };
}

function entryOf({ deal, goods, article, topic, brand, board }: SourceItem): ListItem[] {
  if (deal) return [{ id: deal.id, type: 'deal', deal }];
  if (goods) return [{ id: goods.id, type: 'goods', goods }];
  if (article) return [{ id: article.id, type: 'article', article }];
  if (topic) return [{ id: topic.subtitle, type: 'topic', topic }];
  if (brand) return [{ id: brand.id, type: 'brand', brand }];
  return board ? [{ id: board.id, type: 'board', board }] : [];
}

function tagsOf({ deal, goods, article, topic, brand, board }: SourceItem): string[] {
  if (deal) return ['feed:deals', `deal:${deal.id}`];
  if (goods) return [`goods:${goods.id}`];
  if (article) return ['feed:articles', `article:${article.id}`];
  if (topic) return ['topics', 'feed:topics', `topic:${topic.id}`];
  if (brand) return [`brand:${brand.id}`];
  return board ? [`board:${board.id}`] : [];
}
