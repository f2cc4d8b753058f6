import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { ViewContext } from '#runtime/context.ts';
import { contentsByCodes, goodsByCodes } from '#schemas/api/invented/picks.ts';
import { DealCard } from '../cards/deal-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import type { RecentThing } from './recent-things.ts';

type Card = { id: string; card: ReactNode };

/** Cards of these things with current data; deleted ones are left out. @throws ApiError */
export async function recentCards(
  ctx: ViewContext,
  things: readonly RecentThing[],
  signal: AbortSignal,
): Promise<Card[]> {
  const codes = (type: RecentThing['type']) =>
    things.filter((thing) => thing.type === type).map(({ code }) => code);
  const items = codes('CONTENT').map((code) => ({ type: 'CONTENT' as const, code }));
  const [goods, contents] = await Promise.all([
    browserApi().call(goodsByCodes, { body: { codes: codes('GOODS') } }, { signal }),
    browserApi().call(contentsByCodes, { body: { items } }, { signal }),
  ]);
  const cards = new Map<string, ReactNode>();
  for (const one of goods) cards.set(`GOODS ${one.code}`, <GoodsCard ctx={ctx} goods={one} />);
  for (const { deal } of contents)
    if (deal) cards.set(`CONTENT ${deal.code}`, <DealCard ctx={ctx} deal={deal} />);
  return things.flatMap(({ type, code }) => {
    const id = `${type} ${code}`;
    const card = cards.get(id);
    return card ? [{ id, card }] : [];
  });
}
