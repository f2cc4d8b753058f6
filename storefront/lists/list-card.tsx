import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { formatTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import { BoardPlace } from '../cards/board-place.tsx';
import { BoardSummary } from '../cards/board-summary.tsx';
import { BrandCard } from '../cards/brand-card.tsx';
import { DailyDealCard } from '../cards/daily-deal-card.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { DiscoverCard } from '../cards/discover-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import { NoteCard } from '../cards/note-card.tsx';
import { TopicCard } from '../cards/topic-card.tsx';
import { CardCompare } from '../compare/card-compare.tsx';
import { isNoteCard, type WaterfallKind } from '../waterfall/card-height.ts';
import type { ListItem } from './list-source.ts';

/** Loaded on demand: it draws QR codes, which other lists don't need. */
const CouponCard = dynamic(() => import('../coupons/coupon-card.tsx').then((module) => module.CouponCard));

type Props = {
  ctx: ViewContext;
  item: ListItem;
  /** Kind of the surrounding waterfall, if there is one. */
  kind: WaterfallKind | undefined;
  /** True if its picture loads at once. */
  eager?: boolean;
};

/** The card of a list's entry. */
export function ListCard({ ctx, item, kind = 'article', eager }: Props): ReactNode {
  switch (item.type) {
    case 'goods':
      return (
        <GoodsCard
          ctx={ctx}
          goods={item.goods}
          group={item.group}
          eager={eager}
          extra={<CardCompare id={item.goods.id} label={ctx.t('compare.toggle')} />}
        />
      );
    case 'brand':
      return <BrandCard ctx={ctx} brand={item.brand} eager={eager} />;
    case 'deal':
      return (
        <DealCard ctx={ctx} deal={item.deal} rank={item.rank} labelPolicy="A" variant="open" eager={eager} />
      );
    case 'daily-deal': {
      const timeLeft = ctx.t('daily.until', { time: formatTime(item.until, ctx) });
      return (
        <DailyDealCard
          ctx={ctx}
          deal={item.deal}
          rank={item.rank}
          labelPolicy="A"
          timeLeft={timeLeft}
          eager={eager}
        />
      );
    }
    case 'coupon':
      return <CouponCard ctx={ctx} coupon={item.coupon} />;
    case 'topic':
      return <TopicCard ctx={ctx} topic={item.topic} eager={eager} />;
    case 'board':
      return <BoardSummary ctx={ctx} board={item.board} eager={eager} />;
    case 'place':
      return <BoardPlace ctx={ctx} rank={item.rank} place={item.place} eager={eager} />;
    case 'article':
      return isNoteCard(kind, item.article) ? (
        <NoteCard ctx={ctx} note={item.article} eager={eager} />
      ) : (
        <DiscoverCard ctx={ctx} article={item.article} eager={eager} />
      );
  }
}
