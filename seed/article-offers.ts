import { type LocalizedText, localize } from '#locales/format/localize.ts';
import { isLive } from './deals.ts';
import type { SeedGoods } from './goods.ts';
import type { DealRow } from './rows.ts';

/** A product quoted in an article: its price in satang on the article's day, and the path of its deal. */
export type Offer = { name: string; specs: LocalizedText; price: number; path: string };

/** Finds live deals of a category that had a price of at most `most` baht at a time; from cheapest to dearest. */
export type FindOffers = (category: string, at: number, count: number, most: number) => Offer[];

/** Builds the search for deals to quote in a tenant's articles. */
export function offerFinder(goods: readonly SeedGoods[], deals: readonly DealRow[], now: number): FindOffers {
  return (category, at, count, most) => {
    const known = goods
      .flatMap(({ family, product, history }, i): Offer[] => {
        const deal = deals[i];
        const point = history.findLast((one) => one.at.getTime() <= at);
        if (family.category !== category || !deal || !isLive(deal, now) || !point) return [];
        if (point.price > most * 100) return [];
        const specs = product.specs.map(localize);
        const join = (language: keyof LocalizedText) => specs.map((spec) => spec[language]).join(' · ');
        return [
          {
            name: `${localize(product.brand.name).en} ${product.model}`,
            specs: { th: join('th'), en: join('en'), id: join('id') },
            price: point.price,
            path: `/content/${deal.code}`,
          },
        ];
      })
      .toSorted((a, b) => a.price - b.price || (a.path < b.path ? -1 : 1));
    return spread(known, count);
  };
}

/** Up to `count` of the sorted rows at equal distances, the first and the last included. */
function spread(rows: Offer[], count: number): Offer[] {
  if (rows.length <= count) return rows;
  return Array.from(
    { length: count },
    (_, i) => rows[Math.round((i * (rows.length - 1)) / (count - 1))] as Offer,
  );
}
