import { localize } from '#locales/format/localize.ts';
import { HALF_YEAR_DAYS } from '#schemas/constants.ts';
import type { SeedGoods } from './goods.ts';
import type { DealRow } from './rows.ts';

const HALF_YEAR_MS = HALF_YEAR_DAYS * 86_400_000;

/** An offer for quoting in an article. */
export type Offer = {
  name: string;
  spec: SeedGoods['product']['specs'][number];
  price: number;
  lowest: number;
  score: number | null;
  path: string;
};

/** Catalogue facts about a subject; prices in satang, `lowest` of the last half year. */
export type SubjectFacts = { count: number; average: number; lowest: number; offers: Offer[] };

/** Counts and prices over the tenant's goods of a category, the offers from cheapest to dearest. */
export function subjectFacts(
  category: string,
  goods: readonly SeedGoods[],
  deals: readonly DealRow[],
  now: number,
): SubjectFacts {
  const offers = goods
    .flatMap(({ family, product, row, history }, i): Offer[] => {
      const deal = deals[i];
      const spec = product.specs[0];
      if (family.category !== category || row.invalid || !deal || spec === undefined) return [];
      const name = `${localize(product.brand.name).en} ${product.model}`;
      const recent = history.filter((_, at) => (history[at + 1]?.at.getTime() ?? now) > now - HALF_YEAR_MS);
      const lowest = Math.min(...recent.map((point) => point.price));
      return [
        {
          name,
          spec,
          price: row.price,
          lowest,
          score: row.averageScore ?? null,
          path: `/content/${deal.code}`,
        },
      ];
    })
    .toSorted((a, b) => a.price - b.price || (a.path < b.path ? -1 : 1));
  const total = offers.reduce((sum, offer) => sum + offer.price, 0);
  return {
    count: offers.length,
    average: offers.length > 0 ? Math.round(total / offers.length / 100) * 100 : 0,
    lowest: Math.min(...offers.map((offer) => offer.lowest)),
    offers,
  };
}
