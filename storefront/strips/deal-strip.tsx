import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { EAGER_IMAGES } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { LabelPolicy } from '#schemas/labels.ts';
import { DailyDealCard } from '../cards/daily-deal-card.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { CardStrip, CardStripItem } from './card-strip.tsx';

type Props = {
  ctx: ViewContext;
  deals: readonly Deal[];
  /** Address of the full list, if there is one. */
  href: string | undefined;
  /** Card type; on a phone a daily card links to the full list (S1 §2). */
  card?: 'deal' | 'daily';
  /** The last line of daily cards. */
  timeLeft?: ReactNode;
  labelPolicy?: LabelPolicy;
  /** Number of pictures that load at once, from the first. */
  eager?: number;
};

/** A horizontal row of deals, the first three with their rank, that leads to the full list, if there is one, at its end. */
export function DealStrip({
  ctx,
  deals,
  href,
  card = 'deal',
  timeLeft,
  labelPolicy,
  eager = EAGER_IMAGES.dealsModule,
}: Props) {
  return (
    <CardStrip ctx={ctx} href={href} endFollows={card === 'daily' ? 'everywhere' : 'desktop'}>
      {deals.map((deal, index) => {
        const props = { ctx, deal, rank: index + 1, labelPolicy, eager: index < eager };
        return (
          <CardStripItem key={deal.id}>
            {card === 'daily' ? (
              <DailyDealCard
                {...props}
                timeLeft={timeLeft}
                href={ctx.device === 'phone' ? href : undefined}
              />
            ) : (
              <DealCard {...props} />
            )}
          </CardStripItem>
        );
      })}
    </CardStrip>
  );
}
