import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { dealRow, goodsRow, runRows } from '../../edge/api/rows.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { dealEntry } from '../search/entry.ts';
import { namesOf } from '../search/names.ts';
import { searchEntries } from '../search/schema.ts';
import { openTestCatalogue } from './catalogue.fixtures.ts';
import { refreshStories } from './refresh-stories.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 25, 5);
const scope = tenantScope(tenantFixture('zest', { timezone: 'Asia/Bangkok' }));
const catalogue = await openTestCatalogue();
const { db } = catalogue;
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

const ago = (days: number) => new Date(NOW - days * DAY_MS);
const refresh = () => refreshStories({ db, now: () => NOW }, scope);
const LOW = ['LOWEST_30_DAYS'];
const REDUCED = { priceReduction: 2_500, priceDeductRate: 0.2 };

/** Stores goods at 100 with a deal; prices since so many days, read until `read` days ago. */
async function given(
  id: string,
  steps: readonly (readonly [daysAgo: number, price: number])[],
  over: { tenantId?: string; read?: number; story?: object } = {},
) {
  const { tenantId = 'zest', read = 0, story = {} } = over;
  const claims = { storyUntil: ago(0), updatedAt: ago(9), ...story };
  await db.insert(goods).values(goodsRow(tenantId, id, claims));
  await db.insert(deals).values(dealRow(tenantId, id, claims));
  const shifted = steps.map(([days, price]) => [days - read, price] as const);
  await db.insert(pricePoints).values(runRows(tenantId, id, Number(ago(read)), shifted));
}
const rowsOf = async (id: string) => ({
  goods: (await db.select().from(goods).where(eq(goods.id, id)))[0],
  deals: await db.select().from(deals).where(eq(deals.goodsId, id)).orderBy(asc(deals.id)),
});

test('claims that time has ended are removed, and only their pages are purged', async () => {
  const claimed = { labels: ['BEST_SELLER', ...LOW] };
  const old = [
    [60, 12_500],
    [14, 10_000],
  ] as const;
  await given('ended', old, { story: claimed });
  await db.update(deals).set(REDUCED);
  await given('same', [[60, 10_000]]);
  await db.update(goods).set({ verdict: 'USUAL', usualPrice: 10_000 }).where(eq(goods.id, 'same'));
  await given('later', old, { story: { ...claimed, storyUntil: ago(-1) } });
  await given('theirs', old, { tenantId: 'mint', story: claimed });
  const untouched = [await rowsOf('later'), await rowsOf('theirs')];
  const listener = await catalogue.listen();
  expect(await refresh()).toBe(1);
  await vi.waitFor(() => expect(listener.tags).toEqual(['zest:goods:ended', 'zest:deal:ended']));
  await listener.stop();

  const ended = await rowsOf('ended');
  expect(ended.goods).toMatchObject({
    labels: ['BEST_SELLER'],
    usualPrice: 12_500,
    verdict: 'FAR_BELOW',
    availability: 'IN_STOCK',
  });
  expect(ended.deals).toMatchObject([
    { labels: ['BEST_SELLER'], priceReduction: null, priceDeductRate: null },
  ]);
  const same = await rowsOf('same');
  for (const { storyUntil, updatedAt } of [same.goods, ...same.deals].filter((row) => row !== undefined)) {
    expect(Number(storyUntil)).toBe(Number(ago(-3)));
    expect(updatedAt).toEqual(ago(9));
  }
  expect([await rowsOf('later'), await rowsOf('theirs')]).toEqual(untouched);
  expect(await refresh()).toBe(0);
});

test('a deal has the claims of its goods at their price, and none at another one', async () => {
  await given('low', [
    [60, 12_500],
    [2, 10_000],
  ]);
  await db
    .insert(deals)
    .values(dealRow('zest', 'other', { goodsId: 'low', currentPrice: 9_000, labels: LOW }));
  await refresh();
  expect((await rowsOf('low')).deals).toMatchObject([
    { id: 'low', labels: [...LOW, 'PRICE_REDUCTION', 'PRICE_REDUCTION_TOP'], ...REDUCED },
    { id: 'other', labels: [], priceReduction: null, storyUntil: null },
  ]);
});

test('goods that were last read 30 days ago are sold out, and their deals end, in the search, too', async () => {
  const steps = [[90, 10_000]] as const;
  await given('gone', steps, { read: 30 });
  await given('silent', steps, { read: 29.9 });
  const { goods: row, deals: own } = await rowsOf('gone');
  if (!row || !own[0]) throw new Error('No rows');
  await db.insert(searchEntries).values(dealEntry(own[0], row, namesOf([], [])));
  const listener = await catalogue.listen();
  expect(await refresh()).toBe(1);
  await vi.waitFor(() =>
    expect(listener.tags).toEqual(expect.arrayContaining(['zest:deal:gone', 'zest:feed:deals'])),
  );
  await listener.stop();
  const gone = await rowsOf('gone');
  expect(gone.goods).toMatchObject({ availability: 'OUT_OF_STOCK', verdict: 'NEW', storyUntil: null });
  expect(gone.deals).toMatchObject([{ expiresAt: ago(0), storyUntil: null }]);
  expect(await db.select().from(searchEntries)).toMatchObject([{ id: 'gone', expiresAt: ago(0) }]);
  const silent = await rowsOf('silent');
  expect(silent.goods).toMatchObject({ availability: 'IN_STOCK', storyUntil: ago(-0.1) });
  expect(silent.deals).toMatchObject([{ expiresAt: null }]);
});

test('more goods than one transaction takes are all made anew; goods without a reading claim nothing', async () => {
  const ids = Array.from({ length: 250 }, (_, i) => String(i));
  await db
    .insert(goods)
    .values(ids.map((id) => goodsRow('zest', id, { storyUntil: ago(1), labels: ['ALL_TIME_LOW'] })));
  expect(await refresh()).toBe(250);
  const rows = await db.select().from(goods);
  expect(rows.every(({ labels, storyUntil }) => labels.length === 0 && storyUntil === null)).toBe(true);
});
