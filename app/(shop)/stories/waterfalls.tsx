import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import { FEED_CARD_TYPES } from '#schemas/enums/feed.ts';
import { BrandCard } from '#storefront/cards/brand-card.tsx';
import { DailyDealCard } from '#storefront/cards/daily-deal-card.tsx';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { GoodsCard } from '#storefront/cards/goods-card.tsx';
import { NoteCard } from '#storefront/cards/note-card.tsx';
import { articles, brands, deals, goods, notes } from '#storefront/fixtures.ts';
import type { ListItem } from '#storefront/lists/list-source.ts';
import { articleHeight, type WaterfallKind } from '#storefront/waterfall/card-height.ts';
import { FEED } from '#storefront/waterfall/feed-layout.ts';
import type { WaterfallCard } from '#storefront/waterfall/waterfall-list.tsx';
import { GrowingWaterfall } from './growing-waterfall.tsx';
import { Story } from './story.tsx';

/** Maximum width of pages, in px. */
const WIDTH = 1280;

const SHOWN = 12;

/** Size of the long waterfall in the end. */
const LONG = 60;

/** Note or article by turns, with landscape or portrait cover, with and without summary and tags. */
function written(index: number): Article {
  const { content, ...rest } = index % 2 === 0 ? notes.default : articles.default;
  const size = index % 3 === 0 ? { width: 300, height: 400 } : { width: 400, height: 300 };
  return {
    ...rest,
    id: `w${index}`,
    content: {
      ...content,
      coverImage: { url: content.coverImage?.url ?? '', ...size },
      summary: index % 4 === 1 ? undefined : content.summary,
      keywords: index % 5 === 1 ? [] : content.keywords,
    },
  };
}

/** The card of a kind at a place, from 0. */
function cardOf(ctx: ViewContext, kind: WaterfallKind, index: number): WaterfallCard {
  const id = `w${index}`;
  const article = written(index);
  const cards: Record<WaterfallKind, () => ReactNode> = {
    deal: () => <DealCard ctx={ctx} deal={{ ...deals.default, id }} variant="open" />,
    goods: () => <GoodsCard ctx={ctx} goods={{ ...goods.default, id }} />,
    dailyDeal: () => <DailyDealCard ctx={ctx} deal={{ ...deals.default, id }} timeLeft="01:02:03" />,
    brand: () => <BrandCard ctx={ctx} brand={{ ...brands.default, id }} />,
    note: () => <NoteCard ctx={ctx} note={article} />,
    article: () => <DiscoverCard ctx={ctx} article={article} />,
    content: () => (article.content.contentTypeCode === 'NOTE' ? cards.note() : cards.article()),
  };
  return { id, card: cards[kind](), height: articleHeight(kind, article) };
}

const appended = Array.from({ length: LONG - FEED.virtualAbove }, (_, index): ListItem => {
  const article = written(FEED.virtualAbove + index);
  return { id: article.id, type: 'article', article };
});

/** Waterfalls of each kind of card, and one that grows beyond the number of cards kept in the document. */
export function WaterfallStories({ ctx }: { ctx: ViewContext }) {
  const row = (kind: WaterfallKind, count: number) =>
    Array.from({ length: count }, (_, index) => cardOf(ctx, kind, index));
  return (
    <>
      {FEED_CARD_TYPES.map((kind) => (
        <Story key={kind} name={kind} width={WIDTH}>
          <GrowingWaterfall kind={kind} cards={row(kind, SHOWN)} />
        </Story>
      ))}
      <Story name="long content" width={WIDTH}>
        <GrowingWaterfall kind="content" cards={row('content', FEED.virtualAbove)} more={appended} />
      </Story>
    </>
  );
}
