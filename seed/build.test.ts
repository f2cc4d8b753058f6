import { describe, expect, test } from 'vitest';
import { buildCategoryTree } from '#schemas/category-tree.ts';
import { tenantSchema } from '#schemas/tenant.ts';
import { priceLabels } from '#server/domain/catalogue/price-labels.ts';
import { priceStory } from '#server/domain/catalogue/price-story.ts';
import { averageOf } from './rating-counts.ts';
import { NOW, rows } from './seed.fixtures.ts';

const DAY_MS = 86_400_000;
const of = <T extends { tenantId: string }>(list: readonly T[], tenantId: string) =>
  list.filter((row) => row.tenantId === tenantId);

test('the tenants are valid and share no host', () => {
  for (const { id, settings } of rows.tenants)
    expect(tenantSchema.safeParse({ ...settings, id }).error).toBe(undefined);
  const hosts = rows.tenants.flatMap(({ settings }) => settings.hosts as string[]);
  expect(new Set(hosts).size).toBe(hosts.length);
});

describe('catalogue', () => {
  test('a few deals were updated after they were published', () => {
    const updated = rows.deals.filter((deal) => Number(deal.updatedAt) > Number(deal.publishedAt));
    expect(updated.length).toBeGreaterThan(20);
    expect(updated.length).toBeLessThan(rows.deals.length / 20);
    for (const deal of updated) expect(Number(deal.updatedAt)).toBeLessThanOrEqual(NOW);
  });

  test('has the expected size', () => {
    const variants = of(rows.goods, 'zest').filter(({ id }) => Number(id) > 12_000);
    expect(of(rows.goods, 'zest')).toHaveLength(2_000 + variants.length);
    expect(of(rows.deals, 'zest')).toHaveLength(2_000);
    expect(of(rows.goods, 'guide')).toHaveLength(300);
    expect(of(rows.brands, 'zest')).toHaveLength(60);
    expect(of(rows.classifications, 'zest').length).toBeGreaterThan(40);
  });

  test('three levels of categories, whose text order of sequences is not their numeric order', () => {
    const goods = of(rows.classifications, 'zest').filter(({ type }) => type === 'GOODS');
    const nodes = goods.map((row) => ({
      ...row,
      name: row.name.th ?? '',
      picture: row.picture ?? '',
      parentId: row.parentId ?? undefined,
    }));
    const tree = buildCategoryTree(nodes);
    expect(tree).toHaveLength(10);
    expect(tree.map((root) => root.id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(new Set(goods.map((row) => row.level))).toEqual(new Set([1, 2, 3]));
    const sequences = goods.map((row) => row.sequenceNumber);
    expect(sequences).toContain('2:9');
    expect(sequences).toContain('2:10:9');
  });

  test('the tenants share ids and codes but no content', () => {
    const guide = of(rows.deals, 'guide')[0];
    const zest = of(rows.deals, 'zest').find((deal) => deal.id === guide?.id);
    expect(zest?.code).toBe(guide?.code);
    expect(zest?.title).not.toEqual(guide?.title);
  });

  test('sales, reviews and scores belong together, prices are positive and below the struck-through one', () => {
    for (const goods of rows.goods) {
      expect(goods.price).toBeGreaterThan(0);
      if (goods.originalPrice) expect(goods.originalPrice).toBeGreaterThan(goods.price);
      if (goods.maxPrice) expect(goods.maxPrice).toBeGreaterThan(goods.price);
      expect(goods.totalSales).toBeGreaterThanOrEqual(goods.monthSales ?? 0);
      expect(goods.totalSales).toBeGreaterThanOrEqual(goods.reviewCount ?? 0);
      expect(goods.averageScore).toBe(averageOf(goods.ratingCounts ?? null));
      expect(goods.averageScore === null).toBe(goods.reviewCount === 0);
    }
  });

  test('3 to 5 percent of the deals have expired, few are invalid, most have a traced link', () => {
    const deals = of(rows.deals, 'zest');
    const share = (holds: (deal: (typeof deals)[number]) => boolean) =>
      deals.filter(holds).length / deals.length;
    const expired = share((deal) => (deal.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) <= NOW);
    expect(expired).toBeGreaterThan(0.03);
    expect(expired).toBeLessThan(0.05);
    expect(share((deal) => deal.invalid === true)).toBeLessThan(0.03);
    const traced = share((deal) => deal.goodsTraceLink !== null);
    expect(traced).toBeGreaterThan(0.75);
    expect(traced).toBeLessThan(0.95);
  });
});

describe('price histories', () => {
  const key = (row: { tenantId: string; goodsId: string }) => `${row.tenantId}:${row.goodsId}`;
  const histories = Map.groupBy(rows.pricePoints, key);

  test('5 to 30 changes from an age of 100 days on, ascending, ending at the current price', () => {
    for (const goods of rows.goods) {
      const history = histories.get(`${goods.tenantId}:${goods.id}`) ?? [];
      const age = NOW - (history[0]?.at.getTime() ?? 0);
      expect(history.length).toBeGreaterThanOrEqual(age < 100 * DAY_MS ? 1 : 5);
      expect(history.length).toBeLessThanOrEqual(30);
      expect(history.at(-1)?.price).toBe(goods.price);
      for (const [i, point] of history.slice(1).entries()) {
        expect(point.at.getTime()).toBeGreaterThan(history[i]?.at.getTime() ?? 0);
        expect(point.price).not.toBe(history[i]?.price);
      }
    }
  });

  test('the price labels of every deal follow from the story of its prices', () => {
    const isPriceLabel = (label: string) => /^(LOWEST|HALF_YEAR|ALL_TIME|PRICE_REDUCTION)/.test(label);
    for (const deal of rows.deals) {
      const readings = (histories.get(key(deal)) ?? []).map((run) => ({ ...run, available: true }));
      const story = priceStory(readings, NOW, 'Asia/Bangkok');
      if (!story) throw new Error(`No story of ${deal.id}`);
      const computed = priceLabels(story);
      expect(deal.labels?.filter(isPriceLabel)).toEqual(computed.deal);
      expect(deal.storyUntil?.getTime()).toBe(story.validUntil);
      expect(deal.priceReduction).toBe(computed.priceReduction);
      expect(deal.priceDeductRate).toBe(computed.priceDeductRate);
    }
  });

  test('every low and reduction is reached by some deal', () => {
    const reached = new Set(rows.deals.flatMap((deal) => deal.labels ?? []));
    for (const label of [
      'LOWEST_30_DAYS',
      'LOWEST_90_DAYS',
      'HALF_YEAR_LOW',
      'ALL_TIME_LOW',
      'PRICE_REDUCTION',
      'PRICE_REDUCTION_TOP',
    ])
      expect(reached).toContain(label);
  });
});
