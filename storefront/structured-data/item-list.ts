import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { placeText } from '../cards/place-text.ts';
import { localHref, paths } from '../links/paths.ts';
import type { ListItem, ListPage } from '../lists/list-source.ts';
import { articleHref, articleTitle } from '../text/article-text.ts';

/** Name and link of an entry. */
type Listed = { name: string; href: string };
type Context = Pick<ViewContext, 'lang' | 'tenant'>;

/** JSON-LD of a list's page: its entries that have pages of their own, numbered through the whole list. */
export function itemList(ctx: Context, { content }: ListPage, page: number): object {
  return {
    '@type': 'ItemList',
    itemListElement: content.flatMap((item, index) => {
      const entry = entryOf(ctx, item);
      return entry ? listItem(ctx, entry, (page - 1) * PAGE.size + index + 1) : [];
    }),
  };
}

/**
 * JSON-LD of the entries of all modules of a page, without duplicates: addresses alone, as search engines ask of a page
 * that only leads to others.
 */
export function mixedList(ctx: Context, listed: readonly Listed[]): object {
  const once = new Set(listed.map(({ href }) => href));
  return {
    '@type': 'ItemList',
    itemListElement: [...once].map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: ctx.tenant.siteOrigin + href,
    })),
  };
}

/** Entries listed by a module. */
export function listedItems(ctx: Context, items: readonly ListItem[]): Listed[] {
  return items.flatMap((item) => entryOf(ctx, item) ?? []);
}

export const listedDeals = (ctx: Context, deals: readonly Deal[]) =>
  listedItems(
    ctx,
    deals.map((deal) => ({ id: deal.id, type: 'deal', deal })),
  );

export const listedArticles = (ctx: Context, articles: readonly Article[]) =>
  listedItems(
    ctx,
    articles.map((article) => ({ id: article.id, type: 'article', article })),
  );

function listItem({ tenant }: Context, { name, href }: Listed, position: number): object {
  return { '@type': 'ListItem', position, name, url: tenant.siteOrigin + href };
}

/** Name and link of an entry; undefined for one without a page of its own. */
function entryOf(ctx: Context, item: ListItem): Listed | undefined {
  const at = (name: string | undefined, path: string): Listed => ({
    name: name ?? '',
    href: localHref(ctx, path),
  });
  switch (item.type) {
    case 'goods':
      return at(item.goods.goodsName, paths.product(item.goods.code ?? item.id));
    case 'brand':
      return at(item.brand.name, paths.brand(item.brand));
    case 'deal':
    case 'daily-deal':
      return at(resolveDeal(item.deal).title, paths.deal(item.deal.code ?? item.id));
    case 'topic':
      return at(item.topic.title, paths.topic(item.topic.subtitle));
    case 'board':
      return at(item.board.name, paths.leaderboard(item.board.code ?? item.id));
    case 'place': {
      const { name, href } = placeText(ctx, item.place);
      return href === undefined ? undefined : { name, href };
    }
    case 'article':
      return { name: articleTitle(item.article), href: articleHref(ctx, item.article) };
    case 'coupon':
      return undefined;
  }
}
