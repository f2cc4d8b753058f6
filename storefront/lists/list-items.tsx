import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { BrandCard } from '../cards/brand-card.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { DiscoverCard } from '../cards/discover-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import { TopicCard } from '../cards/topic-card.tsx';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { BoardPlace } from '../leaderboards/board-place.tsx';
import { BoardSummary } from '../leaderboards/board-summary.tsx';
import type { ListItem } from './list-source.ts';

type Props = {
  ctx: ViewContext;
  items: readonly ListItem[];
  /** How many pictures load at once, from the first. */
  eager?: number;
};

/** The entries of a list, each as its card. */
export function ListItems({ ctx, items, eager = 0 }: Props): ReactNode {
  return items.map((item, index) => <li key={item.id}>{card(ctx, item, index < eager)}</li>);
}

function card(ctx: ViewContext, item: ListItem, eager: boolean): ReactNode {
  switch (item.type) {
    case 'goods':
      return <GoodsCard ctx={ctx} goods={item.goods} eager={eager} />;
    case 'brand':
      return <BrandCard ctx={ctx} brand={item.brand} eager={eager} />;
    case 'deal':
      return <DealCard ctx={ctx} deal={item.deal} labelPolicy="A" eager={eager} />;
    case 'coupon':
      return <CouponCard ctx={ctx} coupon={item.coupon} />;
    case 'topic':
      return <TopicCard ctx={ctx} topic={item.topic} eager={eager} />;
    case 'board':
      return <BoardSummary ctx={ctx} board={item.board} eager={eager} />;
    case 'place':
      return <BoardPlace ctx={ctx} rank={item.rank} place={item.place} eager={eager} />;
    case 'article':
      return <DiscoverCard ctx={ctx} article={item.article} layout="horizontal" />;
  }
}
