import { beforeEach, expect, test } from 'vitest';
import { visitReport } from '#schemas/api/invented/visits.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { Tally } from '#schemas/entities/visit-report.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { eventFixture } from '../../../../domain/analytics/analytics.fixtures.ts';
import { analyticsEvents, beaconCounts } from '../../../../domain/analytics/schema.ts';
import { deals, goods } from '../../../../domain/catalogue/schema.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest', { timezone: 'Asia/Bangkok' });
const guide = tenantFixture('guide', { timezone: 'Asia/Bangkok' });
const { db, client, send, clock, ingest } = await openTestApi([zest, guide]);
const operators = {
  zest: client(zest, await tokenHeaders(db, zest, 'pages:read')),
  guide: client(guide, await tokenHeaders(db, guide, 'pages:read')),
};
for (const { id } of [zest, guide]) {
  await db.insert(goods).values(goodsRow(id, 'd1'));
  await db.insert(deals).values(dealRow(id, 'd1', { title: { th: `${id} deal` } }));
}

const NOW = '2026-03-02T03:00:00Z';
const YESTERDAY = Date.parse('2026-03-01T16:30:00Z');
const TODAY = Date.parse('2026-03-01T17:30:00Z');
type Over = Partial<AnalyticsEvent>;
const send1 = (tenant: Tenant, over: Over, agent = 'Mozilla') =>
  send(tenant, '/saas-tenant-service/tenant/report', {
    method: 'POST',
    body: JSON.stringify([eventFixture({ timestamp: TODAY, ...over })]),
    headers: { 'user-agent': agent },
  });
const report = async (query = {}, by = operators.zest) => {
  await ingest.flush();
  const days = { from: '2026-02-28', to: '2026-03-02' };
  return by.call(visitReport, { query: { ...days, ...query } });
};
const counts = (tallies: readonly Tally[]) => tallies.map(({ id, count }) => [id, count]);

beforeEach(async () => {
  clock.set(Date.parse(NOW) - Date.now());
  await ingest.flush();
  await db.delete(analyticsEvents);
  await db.delete(beaconCounts);
});

test('days are the tenant’s; visits, visitors, pages and outbound clicks are counted', async () => {
  await send1(zest, { timestamp: YESTERDAY });
  await send1(zest, { sessionId: 's2' });
  await send1(zest, { sessionId: 's3' });
  await send1(zest, { sessionId: 's3', eventName: 'click', params: { outbound: 'shopee.co.th' } });
  expect((await report()).days).toEqual([
    { day: '2026-03-01', visits: 1, visitors: 1, views: 1, outbound: 0 },
    { day: '2026-03-02', visits: 2, visitors: 1, views: 2, outbound: 1 },
  ]);
  expect((await report()).total).toEqual({ visits: 3, visitors: 1, views: 3, outbound: 1 });
  const days = async (from: string, to: string) => (await report({ from, to })).days.map(({ day }) => day);
  expect(await days('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
  expect(await days('2026-02-01', '2026-03-01')).toEqual(['2026-03-01']);
});

test('sources, events, pages, modules, deals and shops are listed, the most frequent first', async () => {
  for (const source of ['line', 'line', 'direct'])
    await send1(zest, { eventName: 'session-start', params: { source } });
  const click = { module: 'feed', item: 'd1', outbound: 'shopee.co.th' };
  await send1(zest, { eventName: 'click', page: { name: '/deals' }, params: click });
  await send1(zest, { eventName: 'click', params: { item: 'no deal' } });
  await send1(zest, { page: { name: '/deals' } });
  const found = await report();
  expect(counts(found.sources)).toEqual([
    ['line', 2],
    ['direct', 1],
  ]);
  expect(counts(found.events)).toEqual([
    ['session-start', 3],
    ['click', 2],
    ['page-view', 1],
  ]);
  expect(counts(found.pages)).toEqual([['/deals', 1]]);
  expect(counts(found.modules)).toEqual([['/deals feed', 1]]);
  expect(found.deals).toEqual([{ id: 'd1', name: 'zest deal', count: 1 }]);
  expect(counts(found.outbound)).toEqual([['shopee.co.th', 1]]);
  expect(counts(found.beacons)).toEqual([['stored', 6]]);
});

test('reports can be filtered by language and terminal', async () => {
  await send1(zest, { zbLanguage: 'th' });
  await send1(zest, { zbLanguage: 'en' }, 'Mozilla TalatApp/2.0');
  const views = async (query: object) => counts((await report(query)).pages);
  expect(await views({})).toEqual([['/', 2]]);
  expect(await views({ lang: 'en' })).toEqual([['/', 1]]);
  expect(await views({ terminal: 'app' })).toEqual([['/', 1]]);
  expect(await views({ lang: 'th', terminal: 'app' })).toEqual([]);
});

test('a report contains no data of another tenant', async () => {
  const click = { module: 'own', item: 'd1', outbound: 'shop.example', source: 'line' };
  await send1(guide, { eventName: 'click', params: click });
  await send1(guide, { eventName: 'session-start', params: click });
  const found = await report();
  const { total, ...lists } = found;
  expect(total).toEqual({ visits: 0, visitors: 0, views: 0, outbound: 0 });
  for (const list of Object.values(lists)) expect(list).toEqual([]);
  expect((await report({}, operators.guide)).deals).toEqual([{ id: 'd1', name: 'guide deal', count: 1 }]);
});

test.each([
  ['2026-03-02', '2026-03-01'],
  ['2026-01-01', '2026-04-01'],
  ['2026-02-30', '2026-03-01'],
  ["2026-03-01'", '2026-03-02'],
])('the days from %s to %s are refused', async (from, to) => {
  await expect(report({ from, to })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
