import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import { BANNERS } from './content/banners.ts';
import { nextDailySpecials } from './daily-specials.ts';
import { isLive } from './deals.ts';
import { CAMPAIGNS } from './draw/banner.ts';
import { ARRANGEMENTS } from './draw/product.ts';
import { NOW, rows } from './seed.fixtures.ts';

const of = <T extends { tenantId: string }>(list: readonly T[], tenantId: string) =>
  list.filter((row) => row.tenantId === tenantId);

describe.each(['zest', 'guide'])('pictures of %s', (tenantId) => {
  /** Kind and arrangement of a product's first picture. */
  const shape = (url = '') => {
    const [, kind, number] = /goods\/([a-z-]+)-(\d+)(?:-[a-z]+)?\.svg$/.exec(url) ?? [];
    return `${kind} ${Number(number) % ARRANGEMENTS}`;
  };
  const goods = of(rows.goods, tenantId)
    .filter(({ invalid }) => !invalid)
    .toSorted((a, b) => (b.monthSales ?? 0) - (a.monthSales ?? 0) || Number(a.id) - Number(b.id));
  const categories = of(rows.classifications, tenantId).filter(({ type }) => type === 'GOODS');

  test.each(['', ...categories.map(({ id }) => id)])(
    'the first twelve products of the category “%s” have different shapes',
    (category) => {
      const first = goods
        .filter(({ classificationId }) => classificationId?.startsWith(category))
        .slice(0, 12);
      const shapes = first.map(({ pictures }) => shape(pictures?.[0]));
      expect(new Set(shapes).size).toBe(shapes.length);
    },
  );
});

describe('leaderboards', () => {
  const boards = of(rows.itemGroups, 'zest');
  const places = (groupId: string) =>
    of(rows.itemGroupRefs, 'zest')
      .filter((ref) => ref.groupId === groupId)
      .toSorted((a, b) => a.position - b.position);

  test('twelve with ten places: four by the editors, two of every order', () => {
    expect(boards).toHaveLength(12);
    const orders = Object.groupBy(boards, (board) => board.orderType ?? 'MANUAL');
    expect(Object.fromEntries(Object.entries(orders).map(([order, list]) => [order, list?.length]))).toEqual({
      MANUAL: 4,
      SOLD_QUANTITY: 2,
      AVERAGE_SCORE: 2,
      DISCOUNT: 2,
      REVIEW_COUNT: 2,
    });
    for (const board of boards)
      expect(places(board.id).map((ref) => ref.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('computed ones are sorted by their measure, and contain the best products', () => {
    const goods = new Map(of(rows.goods, 'zest').map((row) => [row.id, row]));
    for (const board of boards.filter((one) => one.orderType === 'SOLD_QUANTITY')) {
      const refs = places(board.id);
      const sold = refs.map((ref) => goods.get(ref.goodsId ?? '')?.totalSales ?? 0);
      expect(refs.map((ref) => ref.sortValue)).toEqual(sold);
      expect(sold).toEqual(sold.toSorted((a, b) => b - a));
      const listed = new Set(refs.map((ref) => ref.goodsId));
      const scope = board.classificationId ?? '';
      const rivals = [...goods.values()].filter(
        (row) =>
          row.classificationId?.startsWith(scope) &&
          row.classificationId.length === scope.length + (scope.length === 1 ? 4 : 2) &&
          !row.invalid &&
          !listed.has(row.id),
      );
      expect(rivals.length).toBeGreaterThan(0);
      expect(Math.max(...rivals.map((row) => row.totalSales ?? 0))).toBeLessThanOrEqual(sold.at(-1) ?? 0);
    }
  });

  test('have members of the category in their name only, and no two the same top three', () => {
    for (const tenantId of ['zest', 'guide']) {
      const goods = new Map(of(rows.goods, tenantId).map((row) => [row.id, row]));
      const names = new Map(of(rows.classifications, tenantId).map(({ id, name }) => [id, name]));
      const tops = of(rows.itemGroups, tenantId).map((board) => {
        const scope = board.classificationId ?? '';
        for (const language of LANGUAGES)
          expect(board.name[language]).toContain(names.get(scope)?.[language]);
        const refs = of(rows.itemGroupRefs, tenantId).filter(({ groupId }) => groupId === board.id);
        const categories = refs.map(({ goodsId }) => goods.get(goodsId ?? '')?.classificationId ?? '');
        // Ids of categories are their ancestors' with two digits for each level.
        for (const category of categories)
          expect([board.name.en, category.slice(0, -2 * (3 - Math.ceil(scope.length / 2)))]).toEqual([
            board.name.en,
            scope,
          ]);
        return refs
          .toSorted((a, b) => a.position - b.position)
          .slice(0, 3)
          .map(({ goodsId }) => goodsId)
          .join();
      });
      expect(new Set(tops).size).toBe(tops.length);
    }
  });

  test('were sorted from minutes to weeks ago', () => {
    const ages = boards.map((board) => NOW - (board.sortedAt?.getTime() ?? 0));
    expect(Math.min(...ages)).toBeLessThan(3_600_000);
    expect(Math.max(...ages)).toBeGreaterThan(14 * 86_400_000);
  });
});

describe('home page lists', () => {
  test('a collection, an exclusive list and others, of 12 to 20 live deals, with two or four colours', () => {
    for (const tenantId of ['zest', 'guide']) {
      const modules = of(rows.dealModules, tenantId);
      expect(modules.map((row) => row.kind)).toEqual(
        expect.arrayContaining(['zbc', 'zbe', 'module', 'module']),
      );
      expect(modules.map((row) => row.backgroundColors?.length)).toEqual(expect.arrayContaining([2, 4]));
      const deals = new Map(of(rows.deals, tenantId).map((deal) => [deal.id, deal]));
      for (const { id } of modules) {
        const members = of(rows.dealModuleItems, tenantId).filter((item) => item.moduleId === id);
        expect(members.length).toBeGreaterThanOrEqual(12);
        expect(members.length).toBeLessThanOrEqual(20);
        for (const { dealId } of members)
          expect(isLive(deals.get(dealId) as (typeof rows.deals)[number], NOW)).toBe(true);
      }
    }
  });

  test('there are 24 daily special offers, which end at the next noons and midnights in Bangkok', () => {
    const special = of(rows.deals, 'zest').filter((deal) => deal.dailySpecialUntil);
    expect(special).toHaveLength(24);
    const rounds = Object.groupBy(special, (deal) => deal.dailySpecialUntil?.toISOString() ?? '');
    expect(
      Object.entries(rounds)
        .map(([until, deals]) => [until, deals?.length])
        .toSorted(),
    ).toEqual([
      [new Date('2026-08-01T12:00:00+07:00').toISOString(), 8],
      [new Date('2026-08-02T00:00:00+07:00').toISOString(), 8],
      [new Date('2026-08-02T12:00:00+07:00').toISOString(), 8],
    ]);
    expect(nextDailySpecials(Date.parse('2026-08-01T12:00:00+07:00'))).toBe(
      Date.parse('2026-08-02T00:00:00+07:00'),
    );
    expect(nextDailySpecials(Date.parse('2026-08-01T23:59:59+07:00'))).toBe(
      Date.parse('2026-08-02T00:00:00+07:00'),
    );
  });

  test('the banner and its picture announce the change of the daily special offers', () => {
    const { title } = BANNERS.find(({ link }) => link === '/daily-special-offers') ?? {};
    const drawn = CAMPAIGNS['mega-sale'].texts;
    for (const [lang, noon, midnight] of [
      ['th', 'เที่ยงวัน', 'เที่ยงคืน'],
      ['en', 'noon', 'midnight'],
      ['id', 'siang', 'tengah malam'],
    ] as const)
      for (const words of [title?.[lang].toLowerCase(), drawn[lang].at(-1)?.toLowerCase()]) {
        expect(words).toContain(noon);
        expect(words).toContain(midnight);
      }
  });
});
