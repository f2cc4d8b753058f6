import { beforeEach, expect, test } from 'vitest';
import { collectModuleEvents, pageInsight } from '#schemas/api/invented/insight.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { moduleCounts, pages } from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest', { timezone: 'Asia/Bangkok' });
const other = tenantFixture('other');
const berlin = tenantFixture('berlin', { timezone: 'Europe/Berlin' });
const { db, client, clock } = await openTestApi([zest, other, berlin]);
const shopper = client(zest);
const operator = client(zest, await tokenHeaders(db, zest, 'pages:read'));

const node = (id: string) => ({ id, type: 'deals', v: 1, props: {} });
const document = {
  ...emptyDocument('COMMON_PAGE'),
  nodes: Object.fromEntries(['a', 'b'].map((id) => [id, node(id)])),
  slots: { main: ['a', 'b'] },
};
type Event = { node: string; kind: 'impression' | 'click' };
const event = (id: string, kind: Event['kind'] = 'impression'): Event => ({ node: id, kind });
const collect = (page: string, ...events: Event[]) =>
  shopper.call(collectModuleEvents, { body: { page, events } });
const insight = (days = 7, by = operator) =>
  by.call(pageInsight, { params: { id: 'sale' }, query: { days } });

beforeEach(async () => {
  clock.set(Date.parse('2026-03-01T16:30:00Z') - Date.now());
  await db.delete(pages);
  await db.delete(moduleCounts);
  await db
    .insert(pages)
    .values([pageRow('zest', 'sale', { document }), pageRow('other', 'sale', { document })]);
});

test('views and clicks are counted by module, in all languages together', async () => {
  await collect('/sale', event('a'), event('b'), event('a', 'click'));
  await collect('/en/sale', event('a'));
  expect(await insight()).toEqual([
    { nodeId: 'a', impressions: 2, clicks: 1 },
    { nodeId: 'b', impressions: 1, clicks: 0 },
  ]);
});

test('a module counts once per call; modules that aren’t on the page, and unknown pages, don’t count', async () => {
  await collect('/sale', event('a'), event('a'), event('gone'));
  await collect('/none', event('a'));
  expect(await insight()).toEqual([{ nodeId: 'a', impressions: 1, clicks: 0 }]);
  expect(await insight(7, client(other, await tokenHeaders(db, other, 'pages:read')))).toEqual([]);
});

test('older days are left out, by the tenant’s calendar', async () => {
  await collect('/sale', event('a'));
  clock.set(Date.parse('2026-03-01T17:30:00Z') - Date.now());
  await collect('/sale', event('b'));
  expect((await insight(1)).map(({ nodeId }) => nodeId)).toEqual(['b']);
  expect((await insight(2)).map(({ nodeId }) => nodeId)).toEqual(['a', 'b']);
});

test('the days of a week in which clocks go forward are seven', async () => {
  await db.insert(pages).values(pageRow('berlin', 'sale', { document }));
  const counted = { tenantId: 'berlin', pageId: 'sale', impressions: 1 };
  await db.insert(moduleCounts).values([
    { ...counted, day: '2026-03-23', nodeId: 'a' },
    { ...counted, day: '2026-03-24', nodeId: 'b' },
  ]);
  // Half past midnight, a day after the change.
  clock.set(Date.parse('2026-03-30T00:30:00+02:00') - Date.now());
  expect(
    (await insight(7, client(berlin, await tokenHeaders(db, berlin, 'pages:read')))).map(
      ({ nodeId }) => nodeId,
    ),
  ).toEqual(['b']);
});

test('concurrent calls for the same modules lose no counts', async () => {
  const both = [event('a'), event('b')];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => collect('/sale', ...(i % 2 ? both : both.toReversed()))),
  );
  expect((await insight()).map(({ impressions }) => impressions)).toEqual([20, 20]);
});
