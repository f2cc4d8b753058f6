import type { ViewContext } from '#runtime/context.ts';
import type { ItemGroupRef } from '#schemas/entities/item-group.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { localHref, paths } from '../links/paths.ts';
import { articleHref, articleTitle } from '../text/article-text.ts';

/** Name, link and picture of a place on a leaderboard; a place without a page of its own has no link. */
export type PlaceText = { name: string; href: string | undefined; picture: string | undefined };

/** A place of goods, of a deal, an article or a note, or of a topic. */
export function placeText(ctx: Pick<ViewContext, 'lang' | 'tenant'>, place: ItemGroupRef): PlaceText {
  const { goodsDetail, content: { deal, article, topic } = {}, itemName } = place;
  const goods = goodsDetail?.goods;
  const named = (name: string | undefined, href: string, picture: string | undefined) => ({
    name: itemName || name || '',
    href,
    picture,
  });
  if (goods)
    return named(
      goods.goodsName,
      localHref(ctx, paths.product(goods.code ?? goods.id)),
      goods.pictureUrls?.[0],
    );
  if (deal) {
    const { title, code, imageUrl } = resolveDeal(deal);
    return named(title, localHref(ctx, paths.deal(code)), imageUrl);
  }
  if (article)
    return named(articleTitle(article), articleHref(ctx, article), article.content.coverImage?.url);
  if (topic) return named(topic.title, localHref(ctx, paths.topic(topic.subtitle)), topic.coverImage?.url);
  return { name: itemName ?? '', href: undefined, picture: undefined };
}
