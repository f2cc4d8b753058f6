import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OperatorCall } from '../../platform/call.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { goods, pricePoints } from '../catalogue/schema.ts';
import { openTestCatalogue, sampleItem, scopeOf } from '../import/catalogue.fixtures.ts';
import { refreshStories } from '../import/refresh-stories.ts';
import { searchEntries } from '../search/schema.ts';
import { decidePrice, takeBackDecision } from './operations.ts';
import { priceDecisions } from './schema.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 25, 5);
const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(catalogue.close);

let now = NOW;
const call = {
  scope: scopeOf('zest'),
  lang: 'th',
  db,
  now: () => now,
  purge: async () => undefined,
  log: pino({ level: 'silent' }),
  operator: operatorScope({ id: 'paul', name: 'Paul', role: 'publisher' }),
} as OperatorCall;

const read = async (price: number, over: object = {}) =>
  catalogue.run(await catalogue.jsonl([{ ...sampleItem, price: String(price), ...over }]), {
    now: () => now,
  });
const item = () => catalogue.item('1');
const state = async () => {
  const { goods: row, deal } = await item();
  const ended = deal.expiresAt !== null && deal.expiresAt.getTime() <= now;
  return [row.held, row.availability, ended ? 'ended' : 'running'];
};
const searched = async () =>
  (await db.select({ price: searchEntries.price }).from(searchEntries)).map(({ price }) => price);

/** An item that cost 500 baht for 100 days. */
beforeEach(async () => {
  await catalogue.reset();
  now = NOW - DAY_MS;
  await read(500);
  await db.update(pricePoints).set({ at: new Date(NOW - 100 * DAY_MS) });
  now = NOW;
});

test('an import of a price ten times below is held, in the search too, until another price is read', async () => {
  await read(40);
  expect([await state(), await searched()]).toEqual([
    ['TOO_LOW', 'IN_STOCK', 'running'],
    [null, null],
  ]);
  now += 3_600_000;
  await read(490);
  expect([await state(), await searched()]).toEqual([
    [null, 'IN_STOCK', 'running'],
    [49_000, 49_000],
  ]);
});

test('a price that is held by time alone is held in the search too', async () => {
  await read(490);
  const { goods: row } = await item();
  const isIts = and(eq(pricePoints.goodsId, row.id), eq(pricePoints.price, 49_000));
  await db.update(pricePoints).set({ price: 4_000 }).where(isIts);
  await db.update(goods).set({ price: 4_000, storyUntil: new Date(NOW - 1) });
  await refreshStories({ db, now: () => now }, scopeOf('zest'));
  // The deal is still at the price before.
  expect([(await state())[0], new Set(await searched())]).toEqual(['TOO_LOW', new Set([null, 49_000])]);
});

test('a dropped price stays dropped while imports repeat it, also with other news, and another one is sold again', async () => {
  await read(40);
  const { goods: row } = await item();
  await decidePrice(call, { goodsId: row.id, price: 40, decision: 'dropped' });
  const dropped = ['DROPPED', 'OUT_OF_STOCK', 'ended'];
  expect(await state()).toEqual(dropped);
  now += 3_600_000;
  await read(40);
  expect(await state()).toEqual(dropped);
  now += 4 * DAY_MS;
  await read(40, { title: { th: 'หูฟังรุ่นใหม่', en: 'New headphones' } });
  expect(await state()).toEqual(dropped);
  await refreshStories({ db, now: () => now }, scopeOf('zest'));
  expect(await state()).toEqual(dropped);
  now += 3_600_000;
  await read(490);
  expect(await state()).toEqual([null, 'IN_STOCK', 'running']);
});

test('a price that was let through speaks while imports repeat it, and is held again when that is taken back', async () => {
  await read(40);
  const { goods: row } = await item();
  await decidePrice(call, { goodsId: row.id, price: 40, decision: 'passed' });
  now += 3_600_000;
  await read(40, { title: { th: 'หูฟังรุ่นใหม่', en: 'New headphones' } });
  const { goods: passed, deal } = await item();
  expect([passed.held, passed.verdict, deal.priceReduction]).toEqual([null, 'FAR_BELOW', 46_000]);
  const [decision] = await db.select().from(priceDecisions);
  await takeBackDecision(call, decision?.id ?? '');
  expect((await state())[0]).toBe('TOO_LOW');
});

test('a range becomes a bait, and none again, with the same lowest price', async () => {
  await read(490, { maxPrice: '4900' });
  expect((await state())[0]).toBe('BAIT');
  now += 3_600_000;
  await read(490, { maxPrice: '600' });
  await refreshStories({ db, now: () => now }, scopeOf('zest'));
  const { goods: row, deal } = await item();
  expect([row.held, row.usualPrice, deal.held, deal.maxPrice]).toEqual([null, 50_000, null, 60_000]);
  now += 3_600_000;
  await read(490, { maxPrice: '4900' });
  const bait = await item();
  expect([bait.goods.held, bait.goods.usualPrice, bait.deal.held]).toEqual(['BAIT', null, 'BAIT']);
});
