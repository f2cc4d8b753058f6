import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { alertRows } from '../alerts/digests.fixtures.ts';
import { fillBoards } from '../catalogue/fill-boards.ts';
import { deals, goods, itemGroupRefs, itemGroups } from '../catalogue/schema.ts';
import { alertDigests, alertedDeals } from '../members/schema.ts';
import { goodsEntry } from '../search/entry.ts';
import { loadNames } from '../search/names.ts';
import { searchEntries } from '../search/schema.ts';
import { writeEntries } from '../search/write-entries.ts';
import { auditLists } from './audit-lists.ts';
import { NOW } from './truth.fixtures.ts';

const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();

/** Goods whose list price says another order than their usual price, among them a held one and a range with a bait. */
const GOODS = [
  ['a', { price: 9_000, usualPrice: 10_000, originalPrice: 90_000 }],
  ['b', { price: 5_000, usualPrice: 10_000, originalPrice: 6_000 }],
  ['c', { price: 10_000, usualPrice: 10_000, originalPrice: 50_000 }],
  ['held', { price: 400, originalPrice: 90_000, held: 'TOO_LOW' as const }],
  ['bait', { price: 100, maxPrice: 15_800, originalPrice: 20_000, held: 'BAIT' as const }],
] as const;

beforeEach(async () => {
  await db.delete(tenants);
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
  for (const [id, over] of GOODS) {
    const row = goodsRow('zest', id, { ...over, classificationId: 'k', updatedAt: new Date(NOW) });
    await db.insert(goods).values(row);
    const { price: currentPrice, originalPrice, ...rest } = { maxPrice: null, held: null, ...over };
    const { maxPrice, held } = rest;
    await db
      .insert(deals)
      .values(dealRow('zest', id, { currentPrice, originalPrice, maxPrice, held, expiresAt: null }));
    await writeEntries(db, [goodsEntry(row, await loadNames(db, 'zest'))]);
  }
  await db.insert(itemGroups).values({
    tenantId: 'zest',
    id: 'board',
    code: 'board',
    name: {},
    groupType: 'RANKING',
    subjectType: 'GOODS',
    genType: 'AUTO',
    orderType: 'DISCOUNT',
  });
});

const audit = () => auditLists(db, scope, NOW);

test('orders by price and by discount follow the cards, and name no held price before the others', async () => {
  await fillBoards({ db, now: () => NOW }, scope);
  const places = await db.select().from(itemGroupRefs);
  expect(places.map(({ goodsId, sortValue }) => [goodsId, sortValue])).toEqual([
    ['b', 0.5],
    ['a', 0.1],
  ]);
  const { claims, contradictions } = await audit();
  expect(contradictions).toEqual([]);
  expect(claims).toBeGreaterThan(30);
});

test('a board in the order of the shops’ list prices is out of order', async () => {
  await fillBoards({ db, now: () => NOW }, scope);
  await db.delete(itemGroupRefs);
  const place = (goodsId: string, position: number) => ({
    tenantId: 'zest',
    groupId: 'board',
    goodsId,
    position,
    itemName: {},
  });
  await db.insert(itemGroupRefs).values([place('a', 1), place('b', 2)]);
  const { contradictions } = await audit();
  expect(contradictions.map(({ id, claim, said }) => [id, claim, said])).toEqual([
    ['b', 'order', 'out of order'],
  ]);
});

test('a search that sorts by a held price is found', async () => {
  await db.update(searchEntries).set({ price: 400 });
  const { contradictions } = await audit();
  expect(contradictions.map(({ id, said }) => [id, said]).sort()).toContainEqual(['held', 'held']);
});

describe('a deal that speaks although its goods are held is found', () => {
  const speak = () => db.update(deals).set({ held: null }).where(eq(deals.goodsId, 'held'));
  const found = async () =>
    (await audit()).contradictions.filter(
      ({ subject, id, said }) => [subject, id, said].join() === 'deal,held,held',
    );

  test('in the picture that is shared of it', async () => {
    expect(await found()).toEqual([]);
    await speak();
    expect(await found()).toHaveLength(1);
  });

  test('in a digest that waits, and none is sent', async () => {
    const { insertMember } = alertRows(db);
    await insertMember('mali');
    const digest = { tenantId: 'zest', id: crypto.randomUUID(), memberId: 'mali', lang: 'th' as const };
    await db
      .insert(alertDigests)
      .values({ ...digest, day: '2026-11-22', createdAt: new Date(NOW), sendAt: new Date(NOW) });
    const names = { tenantId: 'zest', memberId: 'mali', digestId: digest.id };
    await db.insert(alertedDeals).values(GOODS.map(([dealId]) => ({ ...names, dealId })));
    const before = await db.select().from(alertDigests);
    expect(await found()).toEqual([]);
    await speak();
    expect(await found()).toHaveLength(2);
    expect(await db.select().from(alertDigests)).toEqual(before);
  });
});
