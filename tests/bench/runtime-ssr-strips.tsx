import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { DealList } from '#storefront/card-list/deal-list.tsx';
import { deals } from '#storefront/fixtures.ts';

export type StripProps = { ctx: ViewContext; deals: readonly Deal[]; href: string };
export type StripKind = keyof typeof strips;

/**
 * Contents of a module: the shop's own cards, or cards of ten plain elements, with which the renderer's own cost
 * dominates.
 */
export const strips = { deal: DealList, plain: PlainStrip };

function PlainStrip({ deals, href }: StripProps): ReactNode {
  return (
    <ul className="strip">
      {deals.map((deal) => (
        <li key={deal.id} className="card">
          <a href={`${href}/${deal.code}`}>
            <img src={deal.mainPic?.url} alt="" />
          </a>
          <h3>{deal.title}</h3>
          <p>
            <b>{deal.currentPrice}</b>
            <s>{deal.originalPrice}</s>
          </p>
          <button type="button">
            <span>{deal.platform}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const CARDS = 10;
const kinds: readonly Deal[] = Object.values(deals);

/** Data for this number of modules. */
export function stripData(modules: number): { id: string; deals: readonly Deal[] }[] {
  return Array.from({ length: modules }, (_, strip) => ({
    id: `strip-${strip}`,
    deals: Array.from({ length: CARDS }, (_, card) => ({
      ...(kinds[(strip + card) % kinds.length] as Deal),
      id: `${strip}-${card}`,
      code: `D${strip}-${card}`,
    })),
  }));
}
