import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { EAGER_IMAGES } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { LabelPolicy } from '#schemas/labels.ts';
import type { Columns } from '#schemas/module/arrangement.ts';
import { DailyDealCard } from '../cards/daily-deal-card.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { CardList } from './card-list.tsx';

type Props = {
  ctx: ViewContext;
  deals: readonly Deal[];
  /** Address of the full list, if there is one. */
  href: string | undefined;
  layout?: 'strip' | 'grid' | undefined;
  columns?: Columns;
  /** Card type; on a phone a daily card links to the full list (S1 §2). */
  card?: 'deal' | 'daily';
  /** The last line of daily cards. */
  timeLeft?: ReactNode;
  labelPolicy?: LabelPolicy;
  /** Number of pictures that load at once, from the first. */
  eager?: number;
};

/** Deals, the first three with their rank; a strip, the usual layout, leads to the full list, if there is one, at its end. */
export function DealList({
  ctx,
  deals,
  href,
  layout = 'strip',
  columns = {},
  card = 'deal',
  timeLeft,
  labelPolicy,
  eager = EAGER_IMAGES.dealsModule,
}: Props) {
  const cards = deals.map((deal, index) => {
    const props = { ctx, deal, rank: index + 1, labelPolicy, eager: index < eager };
    return {
      id: deal.id,
      card:
        card === 'daily' ? (
          <DailyDealCard {...props} timeLeft={timeLeft} href={ctx.device === 'phone' ? href : undefined} />
        ) : (
          <DealCard {...props} />
        ),
    };
  });
  const endFollows = card === 'daily' ? 'everywhere' : 'desktop';
  return (
    <CardList
      ctx={ctx}
      layout={layout}
      size="deal"
      columns={columns}
      cards={cards}
      href={href}
      endFollows={endFollows}
    />
  );
}
