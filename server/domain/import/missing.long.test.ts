import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { MissingRule } from '#schemas/feeds/missing-rule.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { auditTruth } from '../truth/audit.ts';
import { openTestCatalogue, sampleItem, scopeOf } from './catalogue.fixtures.ts';
import type { ImportOptions } from './import-file.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const HIDE: MissingRule = { rule: 'hide' };

const catalogue = await openTestCatalogue();
const { db } = catalogue;
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

const day = (number: number) => new Date(START + number * DAY_MS);

type Run = Partial<ImportOptions> & { tenant?: string };
/** Runs a file of a feed on a day; an item is its id, or its id with other fields. */
async function feed(id: string, on: number, items: (string | object)[], missing = HIDE, options: Run = {}) {
  const rows = items.map((one) => ({ ...sampleItem, ...(typeof one === 'string' ? { itemId: one } : one) }));
  const result = await catalogue.run(await catalogue.jsonl(rows), {
    feed: { id, missing },
    now: () => day(on).getTime(),
    ...options,
  });
  const { inserted, updated, unchanged, missing: gone, hidden } = result.summary;
  return { ...result, counts: { inserted, updated, unchanged, missing: gone, hidden } };
}
/** Rows and shown data of an item of zest. */
async function state(itemId: string, tenantId = 'zest') {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), eq(goods.itemId, itemId)));
  if (!row) throw new Error(`No item ${itemId}`);
  const of = { tenantId, id: row.id };
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, of.tenantId), eq(deals.goodsId, of.id)));
  const entries = await db
    .select({ expiresAt: searchEntries.expiresAt })
    .from(searchEntries)
    .where(and(eq(searchEntries.tenantId, of.tenantId), eq(searchEntries.id, of.id)));
  const points = await db
    .select({ available: pricePoints.available })
    .from(pricePoints)
    .where(and(eq(pricePoints.tenantId, of.tenantId), eq(pricePoints.goodsId, of.id)))
    .orderBy(asc(pricePoints.at));
  return {
    availability: row.availability,
    missedRuns: row.missedRuns,
    feedId: row.feedId,
    ends: deal?.expiresAt,
    expiredEntries: entries.filter(({ expiresAt }) => expiresAt !== null).length,
    readings: points.map(({ available }) => available),
  };
}
const LIVE = {
  availability: 'IN_STOCK',
  missedRuns: 0,
  feedId: 'f',
  ends: null,
  expiredEntries: 0,
  readings: [true],
};

describe('rule hide', () => {
  test('a missing item is sold out as if the feed had said so, and sold again when it is back', async () => {
    await feed('f', 0, ['1', '2']);
    const listener = await catalogue.listen();
    const gone = await feed('f', 1, ['1']);
    await listener.stop();
    expect(gone.counts).toEqual({ inserted: 0, updated: 0, unchanged: 1, missing: 1, hidden: 1 });
    expect(gone.plan).toMatchObject({ missing: 1, hidden: 1 });
    const hidden = {
      availability: 'OUT_OF_STOCK',
      missedRuns: 1,
      feedId: 'f',
      ends: day(1),
      expiredEntries: 2,
      readings: [true, false],
    };
    expect(await state('1')).toEqual(LIVE);
    expect(await state('2')).toEqual(hidden);
    const { goods: row } = await catalogue.item('2');
    expect(row.storyUntil).toBeNull();
    expect(listener.tags).toEqual([
      `zest:goods:${row.id}`,
      `zest:deal:${row.id}`,
      'zest:feed:deals',
      'zest:feed:goods',
      'zest:boards',
    ]);
    expect((await auditTruth(db, scopeOf('zest'), day(1).getTime() + 1)).contradictions).toEqual([]);

    const still = await feed('f', 2, ['1']);
    expect(still.counts).toEqual({ inserted: 0, updated: 0, unchanged: 1, missing: 0, hidden: 0 });
    expect(await state('2')).toEqual({ ...hidden, missedRuns: 2 });
    const back = await feed('f', 3, ['1', '2']);
    expect(back.counts).toEqual({ inserted: 0, updated: 1, unchanged: 1, missing: 0, hidden: 0 });
    expect(await state('2')).toEqual({ ...LIVE, readings: [true, false, true] });
    expect((await auditTruth(db, scopeOf('zest'), day(3).getTime() + 1)).contradictions).toEqual([]);
  });

  test('an item whose row is refused is in the file, so it stays as it was; one that has expired is missing', async () => {
    await feed('f', 0, ['1', '2', '3']);
    const { counts } = await feed('f', 1, [
      '1',
      { itemId: '2', price: '0' },
      { itemId: '3', expiresAt: '2020-01-01' },
    ]);
    expect(counts).toMatchObject({ unchanged: 1, missing: 1, hidden: 1 });
    expect(await state('2')).toEqual(LIVE);
    expect(await state('3')).not.toEqual(LIVE);
  });

  test('items of no feed, of another feed and of another tenant stay as they were', async () => {
    await catalogue.run(await catalogue.jsonl([{ ...sampleItem, itemId: 'none' }]));
    await feed('g', 0, ['other']);
    await feed('f', 0, ['1', '2'], HIDE, { tenant: 'mint' });
    await feed('f', 0, ['1', '2']);
    expect((await feed('f', 1, ['1'])).counts).toMatchObject({ missing: 1, hidden: 1 });
    expect(await state('none')).toEqual({ ...LIVE, feedId: null });
    expect(await state('other')).toEqual({ ...LIVE, feedId: 'g' });
    expect(await state('2', 'mint')).toEqual(LIVE);
  });

  test('an item belongs to the last feed that read it; a run without a feed leaves it there', async () => {
    await feed('f', 0, ['1']);
    await feed('g', 1, ['1']);
    expect(await state('1')).toMatchObject({ feedId: 'g' });
    expect((await feed('f', 2, [{ itemId: '9' }])).counts).toMatchObject({ missing: 0 });
    await catalogue.run(await catalogue.jsonl([sampleItem]), { now: () => day(2).getTime() });
    expect((await feed('g', 3, [{ itemId: '8' }])).counts).toMatchObject({ missing: 1, hidden: 1 });
  });

  test('an item that the feed itself sells out is neither missing nor hidden when it leaves', async () => {
    await feed('f', 0, ['1', { itemId: '2', available: false }]);
    expect((await feed('f', 1, ['1'])).counts).toMatchObject({ missing: 0, hidden: 0 });
    expect(await state('2')).toMatchObject({ missedRuns: 1, readings: [false] });
  });
});

test('rule after: a missing item is sold out when it was last read so many days ago', async () => {
  const after: MissingRule = { rule: 'after', days: 2 };
  await feed('f', 0, ['1', '2'], after);
  expect((await feed('f', 1.99, ['1'], after)).counts).toMatchObject({ missing: 1, hidden: 0 });
  expect(await state('2')).toEqual({ ...LIVE, missedRuns: 1 });
  expect((await feed('f', 2, ['1'], after)).counts).toMatchObject({ missing: 1, hidden: 1 });
  expect(await state('2')).toMatchObject({ availability: 'OUT_OF_STOCK', missedRuns: 2 });
});

test('rule keep: a missing item is counted and sold on; its return ends the count', async () => {
  const keep: MissingRule = { rule: 'keep' };
  await feed('f', 0, ['1', '2'], keep);
  for (const on of [1, 2])
    expect((await feed('f', on, ['1'], keep)).counts).toMatchObject({ missing: 1, hidden: 0 });
  expect(await state('2')).toEqual({ ...LIVE, missedRuns: 2 });
  expect((await feed('f', 2, ['1', '2'], keep)).counts).toMatchObject({ unchanged: 2 });
  expect(await state('2')).toEqual(LIVE);
});

describe('what a run would do', () => {
  const changed = [{ itemId: '1', price: '9000' }, { itemId: '3' }, { itemId: '4', price: '0' }];

  test('a dry run says it, and its apply does just that', async () => {
    await feed('f', 0, ['1', '2']);
    const before = [await state('1'), await state('2'), await catalogue.counts()];
    const listener = await catalogue.listen();
    const dry = await feed('f', 1, changed, HIDE, { mode: 'dry' });
    await listener.stop();
    expect(dry).toMatchObject({ status: 'planned', heldFor: ['HIDES'] });
    expect(dry.plan).toEqual({
      inserted: 1,
      updated: 1,
      unchanged: 0,
      repriced: 1,
      missing: 1,
      hidden: 1,
      rejected: 1,
      warned: 0,
      uncategorised: 2,
      remarks: { idsFrom: 'column', assumedCurrency: 0, unmapped: [] },
    });
    expect([await state('1'), await state('2'), await catalogue.counts()]).toEqual(before);
    expect(listener.tags).toEqual([]);
    const applied = await feed('f', 1, changed);
    expect(applied).toMatchObject({ status: 'applied', plan: dry.plan, summary: dry.summary });
    expect(await catalogue.counts()).toEqual({ goods: 3, deals: 3, points: 5 });
  });

  test('with the brake a run over a limit writes nothing and is held; without it the same run is applied', async () => {
    const ids = Array.from({ length: 10 }, (_, i) => String(i));
    await feed('f', 0, ids);
    const held = await feed('f', 1, ids.slice(4), HIDE, { brake: true });
    expect(held).toMatchObject({ status: 'held', heldFor: ['HIDES'], plan: { hidden: 4 } });
    expect(await state('0')).toEqual(LIVE);
    const within = await feed('f', 1, ids.slice(3), HIDE, { brake: true });
    expect(within).toMatchObject({ status: 'applied', heldFor: [], summary: { hidden: 3 } });
    const leaps = (count: number, price: string) =>
      ids.slice(3).map((itemId, i) => (i < count ? { itemId, price } : itemId));
    // Seven items: three and a half would be half of them; 9990 falls by more than half below 4995.
    expect(await feed('f', 2, leaps(4, '4994'), HIDE, { brake: true })).toMatchObject({
      heldFor: ['PRICES'],
    });
    expect(await feed('f', 2, leaps(4, '4995'), HIDE, { brake: true })).toMatchObject({ heldFor: [] });
  });

  test('a file without any item is held', async () => {
    await feed('f', 0, ['1']);
    const held = await feed('f', 1, [{ itemId: '2', price: '0' }], HIDE, { brake: true });
    expect(held).toMatchObject({ status: 'held', heldFor: ['EMPTY', 'HIDES'] });
    expect(await state('1')).toEqual(LIVE);
  });
});

test('a run that is called off while it reads changes nothing', async () => {
  const controller = new AbortController();
  const run = feed('f', 0, ['1'], HIDE, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(run).rejects.toThrow('aborted');
  expect(await catalogue.counts()).toEqual({ goods: 0, deals: 0, points: 0 });
});

test('purges come at most once a second, and one is the last', async () => {
  await feed('f', 0, ['gone', '0']);
  const listener = await catalogue.listen();
  const items = Array.from({ length: 2_000 }, (_, i) => String(i));
  const started = performance.now();
  expect((await feed('f', 1, items)).counts).toMatchObject({ inserted: 1_999, hidden: 1 });
  const seconds = (performance.now() - started) / 1_000;
  await listener.stop();
  const announced = listener.tags.filter((tag) => tag === 'zest:feed:deals').length;
  expect(announced).toBeGreaterThan(0);
  expect(announced).toBeLessThanOrEqual(Math.ceil(seconds));
});
