import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { DealCard } from '../cards/deal-card.tsx';

/** The list items of a feed's deals. */
export function DealItems({ ctx, deals }: { ctx: ViewContext; deals: readonly Deal[] }): ReactNode {
  return deals.map((deal) => (
    <li key={deal.id}>
      <DealCard ctx={ctx} deal={deal} labelPolicy="A" />
    </li>
  ));
}
