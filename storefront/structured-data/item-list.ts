import type { ViewContext } from '#runtime/context.ts';
import { PAGE } from '#schemas/constants.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { localHref, paths } from '../links/paths.ts';
import type { ListItem, ListPage } from '../lists/list-source.ts';
import { articleHref, articleTitle } from '../text/article-text.ts';

type Context = Pick<ViewContext, 'lang' | 'tenant'>;
type Entry = { name: string; href: string };

/** One page of a list as it is shown: its entries that have pages of their own, numbered through the whole list. */
export function itemList(ctx: Context, { content }: ListPage, page: number): object {
  return {
    '@type': 'ItemList',
    itemListElement: content.flatMap((item, index) => {
      const entry = entryOf(ctx, item);
      if (!entry) return [];
      const position = (page - 1) * PAGE.size + index + 1;
      return { '@type': 'ListItem', position, name: entry.name, url: ctx.tenant.siteOrigin + entry.href };
    }),
  };
}

/** What an entry's card says and where it leads; undefined for one without a page of its own. */
function entryOf(ctx: Context, item: ListItem): Entry | undefined {
  const at = (name: string | undefined, path: string): Entry => ({
    name: name ?? '',
    href: localHref(ctx, path),
  });
  switch (item.type) {
    case 'goods':
      return at(item.goods.goodsName, paths.product(item.goods.code ?? item.id));
    case 'brand':
      return at(item.brand.name, paths.brand(item.brand));
    case 'deal':
      return at(resolveDeal(item.deal).title, paths.deal(item.deal.code ?? item.id));
    case 'topic':
      return at(item.topic.title, paths.topic(item.topic.subtitle));
    case 'board':
      return at(item.board.name, paths.leaderboard(item.board.code ?? item.id));
    case 'place': {
      const goods = item.place.goodsDetail?.goods;
      return goods && at(goods.goodsName, paths.product(goods.code ?? goods.id));
    }
    case 'article':
      return { name: articleTitle(item.article), href: articleHref(ctx, item.article) };
    case 'coupon':
      return undefined;
  }
}
