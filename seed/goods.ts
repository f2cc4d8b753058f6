import { GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import type { TenantSettings } from '#schemas/tenant.ts';
import { type Facts, factLabels } from '#server/domain/catalogue/facts-labels.ts';
import { heldReason } from '#server/domain/catalogue/held.ts';
import { endOf } from '#server/domain/catalogue/item-rows.ts';
import { priceLabels } from '#server/domain/catalogue/price-labels.ts';
import { type PriceStory, priceStory } from '#server/domain/catalogue/price-story.ts';
import type { Random } from '#server/platform/random.ts';
import { attributesOf } from './attributes.ts';
import type { CategoryTree } from './categories.ts';
import { BRANDS } from './content/brands.ts';
import { FAMILIES } from './content/families/all.ts';
import type { Family } from './content/family.ts';
import { ARRANGEMENTS } from './draw/product.ts';
import { itemUrl, pickPlatform } from './platforms.ts';
import { priceHistory } from './price-history.ts';
import { checkTime, nicePrice, type PricePoint, type PriceRun, priceRuns } from './prices.ts';
import { averageOf, ratingCounts } from './rating-counts.ts';
import type { GoodsRow } from './rows.ts';
import { goodsTitle, type Product, pickProduct } from './titles.ts';

/** A product with the data for its deal. */
export type SeedGoods = {
  row: GoodsRow;
  family: Family;
  product: Product;
  facts: Facts;
  history: PricePoint[];
  runs: PriceRun[];
  story: PriceStory;
};

const DAY_MS = 86_400_000;
const FIRST_ID = 10_001;
/** One product in so many has a record of more than a year, without which no price is the lowest of all time. */
const OLD_EVERY = 10;
const OLD_DAYS = 390;
/** Picks of a product until its title must be new. */
const MOST_PICKS = 100;
/** Columns that the seed leaves at their defaults; a bulk insert needs them in every row. */
const SEEN = {
  availableFrom: null,
  description: {},
  gtin: null,
  mpn: null,
  sku: null,
  variantGroup: null,
  feedId: null,
  missedRuns: 0,
  sourceCategory: null,
} as const;

/** Builds `count` products, spread evenly over the families, each with its price history. */
export function buildGoods(
  tenant: Pick<TenantSettings, 'id' | 'timezone'>,
  categories: CategoryTree,
  count: number,
  now: number,
  random: Random,
): SeedGoods[] {
  const brandIds = new Map(BRANDS.map((brand, i) => [brand.code, brandId(i)]));
  const brandsByCode = new Map(BRANDS.map((brand) => [brand.code, brand]));
  const titles = new Set<string>();
  const goods = Array.from({ length: count }, (_, i) => {
    const family = FAMILIES[i % FAMILIES.length] as Family;
    // Streams of its own, so that on another day it has other prices but is the same product.
    const own = random.fork(`goods ${i}`);
    const prices = own.fork('prices');
    const { product, name } = newProduct(family, brandsByCode, titles, own);
    const platform = pickPlatform(family.kind, own);
    const itemId = String(1_000_000_000 + i * 7_919 + own.int(0, 7_000));
    const isOld = i % OLD_EVERY === 0;
    const ageDays = isOld || own.chance(0.75) ? 181 + own.int(0, 19) : own.int(36, 170);
    const recent = priceHistory(prices, usualPrice(family, product, own), ageDays, now);
    const history = isOld ? sinceLastYear(recent, now) : recent;
    const price = (history.at(-1) as PricePoint).price;
    const facts: Facts = {
      platform,
      freeShipping: own.chance(0.42),
      flashSale: own.chance(0.06),
      mall: own.chance(0.25),
      ...popularity(price, ageDays, own),
    };
    const id = String(FIRST_ID + i);
    const row = {
      tenantId: tenant.id,
      id,
      code: `p${id}`,
      platform,
      itemId,
      name,
      attributes: attributesOf(family, product),
      pictures: pictures(tenant.id, family, own),
      originUrl: itemUrl(platform, itemId),
      brandId: brandIds.get(product.brand.code) ?? null,
      classificationId: categories.path(family.category).at(-1) ?? null,
      currency: 'THB',
      maxPrice: dearestVariant(price, prices),
      originalPrice: originalPrice(history, prices),
      invalid: own.chance(0.012),
      createdAt: history[0]?.at ?? new Date(now),
      updatedAt: new Date(now - own.int(1, 5 * DAY_MS)),
      ...SEEN,
      availability: 'IN_STOCK' as const,
      readHash: null,
      rowMark: null,
      locked: [],
      imported: {},
    };
    const runs = priceRuns(history, checkTime(i, now));
    return withFigures({ row, family, product, facts, history, runs }, tenant, now);
  });
  arrange(goods);
  return goods;
}

type Described = Omit<SeedGoods, 'row' | 'story'> & {
  row: Omit<GoodsRow, 'price' | 'usualPrice' | 'verdict' | 'storyUntil'>;
};

/**
 * Picks a product of a family whose title no other has yet, and notes the title.
 * @throws {Error} when a hundred picks gave none: the family has too few
 */
function newProduct(
  family: Family,
  brandsByCode: Parameters<typeof pickProduct>[1],
  titles: Set<string>,
  random: Random,
): { product: Product; name: ReturnType<typeof goodsTitle> } {
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    const product = pickProduct(family, brandsByCode, random);
    const name = goodsTitle(family, product, random);
    if (titles.has(name.th)) continue;
    titles.add(name.th);
    return { product, name };
  }
  throw new Error(`The family ${family.category} has too few titles: ${titles.size} goods have one`);
}

/** Completes goods with what follows from their facts and prices. */
export function withFigures(goods: Described, { timezone }: { timezone: string }, now: number): SeedGoods {
  const { row, runs } = goods;
  const counts = ratingCounts(goods.facts.averageScore, goods.facts.reviewCount ?? 0);
  // A few reviews can't have just any average.
  const facts = { ...goods.facts, averageScore: averageOf(counts) };
  const story = priceStory(runs, now, timezone) as PriceStory;
  const last = runs.at(-1) as PriceRun;
  const { monthSales, totalSales, averageScore, reviewCount } = facts;
  const labels: readonly string[] = [...priceLabels(story).goods, ...factLabels(facts)];
  return {
    ...goods,
    facts,
    story,
    row: {
      ...row,
      price: last.price,
      // Nobody crosses a price out above one that is higher than usual.
      originalPrice: story.verdict === 'ABOVE' ? null : row.originalPrice,
      monthSales,
      totalSales,
      averageScore,
      reviewCount,
      ratingCounts: counts,
      labels: labels.filter((code) => (GOODS_LABEL_CODES as readonly string[]).includes(code)),
      held: heldReason({ price: last.price, maxPrice: row.maxPrice ?? null }, story),
      usualPrice: story.usual,
      verdict: story.verdict,
      storyUntil: endOf(story),
    },
  };
}

/** Id of the brand at `index` of the list, the same at every tenant. */
export function brandId(index: number): string {
  return String(501 + index);
}

/** The history with its first price since more than a year. */
function sinceLastYear([first, ...later]: PricePoint[], now: number): PricePoint[] {
  return first ? [{ ...first, at: new Date(now - OLD_DAYS * DAY_MS) }, ...later] : later;
}

function usualPrice(family: Family, product: Product, random: Random): number {
  const [cheapest, dearest] = family.price;
  const baht = cheapest * (dearest / cheapest) ** product.rank;
  return nicePrice(baht * (0.85 + random.next() * 0.35), random);
}

/** Price of the most expensive variant; one item in four has variants. */
function dearestVariant(price: number, random: Random): number | null {
  const dearest = nicePrice((price / 100) * (1.1 + random.next() * 0.5), random);
  return random.chance(0.25) && dearest > price ? dearest : null;
}

/** Crossed-out price: the highest price so far, or sometimes a higher one; a few have none. */
function originalPrice(history: PricePoint[], random: Random): number | null {
  const highest = Math.max(...history.map((point) => point.price));
  const price = (history.at(-1) as PricePoint).price;
  const shown = random.chance(0.35)
    ? nicePrice((highest / 100) * (1.1 + random.next() * 0.4), random)
    : highest;
  return random.chance(0.05) || shown <= price ? null : shown;
}

/** Consistent sales, reviews and score: expensive or new products sell less, and few buyers write reviews. */
function popularity(price: number, ageDays: number, random: Random) {
  const reach = 12 * 2_500 ** (random.next() ** 1.3);
  const totalSales = Math.round(reach * Math.min(2, Math.sqrt(60_000 / price)) * Math.min(1, ageDays / 120));
  const monthSales = Math.min(
    totalSales,
    Math.round((totalSales * 30 * (0.4 + random.next())) / Math.max(ageDays, 30)),
  );
  const reviewCount = Math.round(totalSales * (0.03 + random.next() * 0.22));
  const score = 4.96 - random.next() ** 2 * 1.5 - (random.chance(0.06) ? 0.7 : 0);
  return {
    totalSales,
    monthSales,
    reviewCount,
    averageScore: reviewCount > 0 ? Math.round(score * 100) / 100 : null,
  };
}

/** Pictures of a product in the first arrangement. */
function pictures(tenantId: string, { kind }: Family, random: Random): string[] {
  const number = random.int(0, 800) * ARRANGEMENTS;
  const views = ['', '-2', '-3', '-4'].slice(0, random.int(2, 4));
  return views.map((view) => `/media/${tenantId}/goods/${kind}-${number}${view}.svg`);
}

/**
 * Arranges first pictures so that the first products of a kind, of a category and of a brand have different shapes in
 * the usual order, the hottest first. A brand gives way where not all is possible.
 */
function arrange(goods: readonly SeedGoods[]): void {
  const used = new Map<string, Set<number>>();
  const hottest = goods
    .filter(({ row }) => !row.invalid)
    .toSorted((a, b) => (b.facts.monthSales ?? 0) - (a.facts.monthSales ?? 0));
  for (const [place, { row, family }] of hottest.entries()) {
    const lists = [family.kind, `${family.kind} ${row.classificationId}`, `${family.kind} of ${row.brandId}`]
      .map((name) => used.get(name) ?? used.set(name, new Set()).get(name))
      .filter((list) => list !== undefined)
      .filter(({ size }) => size < ARRANGEMENTS);
    const clashes = (arrangement: number) =>
      lists.reduce((sum, list, i) => sum + (list.has(arrangement) ? 4 ** (lists.length - i) : 0), 0);
    const all = Array.from({ length: ARRANGEMENTS }, (_, i) => (place + i) % ARRANGEMENTS);
    const [chosen = 0] = all.toSorted((a, b) => clashes(a) - clashes(b));
    for (const list of lists) list.add(chosen);
    row.pictures = (row.pictures ?? []).map((url) =>
      url.replace(/\d+(?=(?:-\d)?\.svg$)/, (number) => String(Number(number) + chosen)),
    );
  }
}
