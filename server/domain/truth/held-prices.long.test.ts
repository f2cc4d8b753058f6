import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIST_LENGTH } from '#schemas/constants.ts';
import { withOrigin } from '#schemas/tenant.ts';
import { seedDatabase } from '#seed/seed.ts';
import { TENANTS } from '#seed/tenants.ts';
import type { Call } from '../../platform/call.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { findReached } from '../alerts/price-alerts/find-reached.ts';
import { priceAlerts } from '../alerts/schema.ts';
import { fillDailySpecials } from '../catalogue/daily-specials.ts';
import { filteredDeals } from '../catalogue/deals/lists.ts';
import { dailySpecials } from '../catalogue/deals/operations.ts';
import { fillBoards } from '../catalogue/fill-boards.ts';
import { goodsPage } from '../catalogue/goods.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { openTestCatalogue } from '../import/catalogue.fixtures.ts';
import { refreshStories } from '../import/refresh-stories.ts';
import { members } from '../members/schema.ts';
import { auditTruth } from './audit.ts';
import { auditLists } from './audit-lists.ts';

const NOW = Date.now();
const DAY_MS = 86_400_000;
const HEADER = 'item_id,title,price,max_price,original_price,url,pictures';
const row = (id: string, price: number, max: number | '', list: number | '') =>
  `${id},สินค้า ${id},${price},${max},${list},https://shopee.co.th/product/1/${id},https://img.example/${id}.jpg`;
/** First reading of items: those whose price turns out wrong later, and the ranges of one baht of case 16. */
const BEFORE = [
  HEADER,
  row('930001', 49, '', 239),
  row('930002', 3_999, '', 4_500),
  row('930003', 260, '', 300),
  row('940001', 1, 158, ''),
  row('940002', 1, 89, 47),
];
const AFTER = [
  HEADER,
  row('930001', 4.08, '', 239),
  row('930002', 333.25, '', 4_500),
  row('930003', 2_890, '', 3_000),
  row('940001', 1, 158, ''),
  row('940002', 1, 89, 47),
];

const zest = TENANTS.find(({ id }) => id === 'zest') ?? TENANTS[0];
if (!zest) throw new Error('The seed has no tenant');
const scope = tenantScope(withOrigin(zest, 3000));
const catalogue = await openTestCatalogue();
const { db } = catalogue;
const call = { db, scope, lang: 'th', now: () => NOW } as Call;
afterAll(catalogue.close);

const page = { page: 1, size: 50 };
const none = { platforms: [], classificationIds: [], brandIds: [], labelCodes: [], freeShipping: false };

beforeAll(async () => {
  await seedDatabase(db, { seed: 20_261_111, now: NOW, log: { info: vi.fn() } });
  const file = (lines: string[], name: string) => catalogue.file(name, lines.join('\n'));
  const run = async (lines: string[], name: string, now: number) =>
    catalogue.run(await file(lines, name), { scope, format: 'auto', now: () => now });
  await run(BEFORE, 'before.csv', NOW - DAY_MS);
  // They were at these prices for 100 days.
  const imported = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.tenantId, 'zest'), sql`${goods.itemId} ~ '^9[34]000[0-9]$'`));
  const ids = imported.map(({ id }) => id);
  expect(ids).toHaveLength(5);
  await db
    .update(pricePoints)
    .set({ at: new Date(NOW - 100 * DAY_MS) })
    .where(and(eq(pricePoints.tenantId, 'zest'), inArray(pricePoints.goodsId, ids)));
  await db
    .update(goods)
    .set({ storyUntil: new Date(NOW - 1) })
    .where(inArray(goods.id, ids));
  await db.insert(members).values({ tenantId: 'zest', id: 'mali', nickname: 'mali' });
  await db.insert(priceAlerts).values(
    ids.map((goodsId) => ({
      tenantId: 'zest',
      id: goodsId,
      memberId: 'mali',
      goodsId,
      target: 34_000,
      currency: 'THB',
      lang: 'th' as const,
      byMail: true,
      quiet: false,
      createdAt: new Date(NOW),
      sendingId: goodsId,
      nextAt: new Date(NOW),
    })),
  );
  await run(AFTER, 'after.csv', NOW);
  await refreshStories({ db, now: () => NOW }, scope);
  await fillBoards({ db, now: () => NOW }, scope);
  await fillDailySpecials({ db, now: () => NOW }, scope);
});

/** Item ids of the imported goods with their reasons. */
const imported = async () => {
  const rows = await db
    .select({ itemId: goods.itemId, held: goods.held, ofDeal: deals.held })
    .from(goods)
    .innerJoin(deals, and(eq(deals.tenantId, goods.tenantId), eq(deals.goodsId, goods.id)))
    .where(and(eq(goods.tenantId, 'zest'), sql`${goods.itemId} ~ '^9[34]000[0-9]$'`))
    .orderBy(goods.itemId);
  return rows.map(({ itemId, held, ofDeal }) => [itemId, held, ofDeal]);
};

describe('after the cases were imported on top of the seed', () => {
  test('prices ten times off and ranges of one baht are held, on goods and on deals', async () => {
    expect(await imported()).toEqual([
      ['930001', 'TOO_LOW', 'TOO_LOW'],
      ['930002', 'TOO_LOW', 'TOO_LOW'],
      ['930003', 'TOO_HIGH', 'TOO_HIGH'],
      ['940001', 'BAIT', 'BAIT'],
      ['940002', 'BAIT', 'BAIT'],
    ]);
  });

  test('nothing that is stored or shown contradicts its record, and every list is in its order', async () => {
    const audit = await auditTruth(db, scope, NOW);
    expect(audit.contradictions).toEqual([]);
    expect(audit.claims).toBeGreaterThan(50_000);
    const lists = await auditLists(db, scope, NOW);
    expect(lists.contradictions).toEqual([]);
    expect([lists.items, lists.claims > 800]).toEqual([10, true]);
  });

  test('the biggest discount, the lowest and the highest price, and the daily specials name no held price', async () => {
    for (const sort of ['DISCOUNT', 'LOW_PRICE', 'HIGH_PRICE'] as const) {
      const first = await filteredDeals(call, { kind: 'newest' }, { query: none, sort, pageRequest: page });
      expect([sort, first.content.filter(({ held }) => held)]).toEqual([sort, []]);
    }
    for (const sort of ['LOW_PRICE', 'HIGH_PRICE'] as const) {
      const first = await goodsPage(call, none, sort, page);
      expect([sort, first.content.filter(({ held }) => held)]).toEqual([sort, []]);
      const all = await goodsPage(call, none, sort, { page: 1, size: LIST_LENGTH });
      expect(all.content.slice(-3).map(({ held }) => held !== null)).toEqual([true, true, true]);
    }
    const specials = await dailySpecials(call, page);
    expect(specials.content.filter(({ held }) => held)).toEqual([]);
  });

  test('an alert is reached by no held price, and by the price at which a range can be bought', async () => {
    const reached: string[] = [];
    for await (const ids of findReached({ db, now: () => NOW }, scope)) reached.push(...ids);
    const rows = await db.select({ id: goods.id, itemId: goods.itemId }).from(goods);
    expect(
      rows
        .filter(({ id }) => reached.includes(id))
        .map(({ itemId }) => itemId)
        .sort(),
    ).toEqual(['940001', '940002']);
  });
});
