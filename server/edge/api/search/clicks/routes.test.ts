import { beforeEach, describe, expect, test } from 'vitest';
import { collectClicks } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deals, goods, viewCounts } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest', { timezone: 'Asia/Bangkok' });
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest);
const dealIds = Array.from({ length: 50 }, (_, i) => `d${i}`);
await db.insert(goods).values(dealIds.map((id) => goodsRow('zest', id)));
await db.insert(deals).values(dealIds.map((id) => dealRow('zest', id)));

const view = (id: string, page = 'home', module = 'feed') => ({ id, type: 'DEAL' as const, page, module });
const collect = (...views: ReturnType<typeof view>[]) => api.call(collectClicks, { body: views });
const counted = async () => {
  const rows = await db.select().from(viewCounts);
  return Object.fromEntries(
    rows.map((row) => [`${row.day} ${row.page}/${row.module} ${row.subjectId}`, row.views]),
  );
};

beforeEach(async () => {
  await db.delete(viewCounts);
  clock.set(Date.parse('2026-03-01T16:30:00Z') - Date.now());
});

test('views are counted by day, page, module and deal', async () => {
  expect(await collect(view('d1'), view('d2'), view('d1', 'deals'))).toBeNull();
  await collect(view('d1'));
  expect(await counted()).toEqual({
    '2026-03-01 home/feed d1': 2,
    '2026-03-01 home/feed d2': 1,
    '2026-03-01 deals/feed d1': 1,
  });
});

test('the day follows the tenant’s time zone', async () => {
  await collect(view('d1'));
  clock.set(Date.parse('2026-03-01T17:30:00Z') - Date.now());
  await collect(view('d1'));
  expect(await counted()).toEqual({ '2026-03-01 home/feed d1': 1, '2026-03-02 home/feed d1': 1 });
});

test('a deal counts once per call, an unknown one not at all', async () => {
  await collect(view('d1'), view('d1'), view('none'));
  await collect();
  expect(await counted()).toEqual({ '2026-03-01 home/feed d1': 1 });
});

describe('concurrently', () => {
  test('calls for the same deals in any order neither block each other nor lose a view', async () => {
    const views = dealIds.map((id) => view(id));
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => collect(...(i % 2 === 0 ? views : views.toReversed()))),
    );
    expect(Object.values(await counted())).toEqual(dealIds.map(() => 20));
  });
});
