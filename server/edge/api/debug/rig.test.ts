import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textFor } from '#locales/text.ts';
import { REQUEST_LOG } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { createClock } from '../../../platform/clock.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { openTestApi, testApi } from '../api.fixtures.ts';
import { Journal, type JournalEntry } from '../journal.ts';
import { createTestRig } from './rig.ts';

const zest = tenantFixture('zest');
const plain = await openTestApi([zest]);
const clock = createClock();
const purgePages = vi.fn(async () => undefined);

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Starts an API over HTTP, as browsers reach it, with a test rig of its own or without one. */
async function start(withRig: boolean) {
  const testRig = withRig ? createTestRig({ clock, purgePages, db: plain.db }) : undefined;
  const { api, send } = testApi(plain.db, { clock, testRig });
  const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const browser = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, init);
  const post = (path: string, body: unknown) => browser(path, { method: 'POST', body: JSON.stringify(body) });
  const journal = async (since = 0): Promise<JournalEntry[]> =>
    (await (await browser(`/__debug/requests?since=${since}`)).json()).data;
  return { browser, post, journal, send };
}

const feed = '/saas-search-service/feeds/deals';
const recommend = '/saas-search-service/feeds/deals/recommend';
let rig: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  clock.set(0);
  purgePages.mockClear();
  rig = await start(true);
});

describe('the journal', () => {
  test('[N1] records the calls of both origins, each with its request and response', async () => {
    const headers = {
      'Accept-Language': 'en',
      'user-pseudo-id': 'p1',
      'ccaop-x-d': 'd1',
      'x-request-id': 'r1',
    };
    await rig.browser(`${recommend}?a=1`, { method: 'POST', headers, body: '{"labelCodes":["X"]}' });
    await rig.send(zest, `${feed}?page=2`, { headers: { 'Accept-Language': 'th' } });
    await rig.browser('/unknown');
    expect(await rig.journal()).toMatchObject([
      {
        tenant: 'zest',
        origin: 'browser',
        endpoint: 'recommendedDeals',
        method: 'POST',
        path: `/api${recommend}`,
        query: { a: '1' },
        headers: { ...Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v])) },
        body: '{"labelCodes":["X"]}',
        status: 200,
      },
      { origin: 'server', endpoint: 'dealFeed', method: 'GET', query: { page: '2' }, body: '', status: 200 },
      { origin: 'browser', method: 'GET', path: '/api/unknown', status: 404 },
    ]);
  });

  test('returns the calls since a time of the real clock, whatever the server’s clock says', async () => {
    clock.set(-1_000_000_000);
    await rig.browser(feed);
    const [first] = await rig.journal();
    const at = first?.at ?? 0;
    expect([at > Date.now() - 60_000, (first?.ms ?? -1) >= 0]).toEqual([true, true]);
    expect(await rig.journal(at)).toHaveLength(1);
    expect(await rig.journal(at + 1)).toHaveLength(0);
  });

  test('[N6] keeps the newest 10,000 calls, with bodies cut at 1,024 characters', async () => {
    const answer = createTestRig({ clock, purgePages, db: plain.db })(
      async () => new Response(),
      new Journal(),
    );
    const caller = { scope: tenantScope(zest), origin: 'browser' } as const;
    const ask = (path: string, init = {}) =>
      answer(new Request(`http://zest.localhost/api${path}`, init), caller);
    for (let i = 0; i <= REQUEST_LOG.maxEntries; i++) await ask(`/${i}`);
    await ask('/long', { method: 'POST', body: 'ก'.repeat(100_000) });
    const { data } = await (await ask('/__debug/requests')).json();
    expect([data.length, data[0].path]).toEqual([10_000, '/api/2']);
    expect(data.at(-1).body).toBe('ก'.repeat(1_024));
  });
});

describe('the clock', () => {
  test('moves the server’s time and purges every page', async () => {
    const response = await rig.post('/__debug/clock', { offsetMs: 86_400_000 });
    const { data } = await response.json();
    expect(Math.abs(data.currentTimeMillis - Date.now() - 86_400_000)).toBeLessThan(5_000);
    const info = await (await rig.browser('/saas-user-service/common/base/info')).json();
    expect(info.data.currentTimeMillis - data.currentTimeMillis).toBeLessThan(5_000);
    expect(purgePages).toHaveBeenCalledOnce();
  });

  test.each([{}, { offsetMs: '1' }, { offsetMs: 0.5 }])('refuses %j', async (body) => {
    expect((await rig.post('/__debug/clock', body)).status).toBe(422);
    expect(purgePages).not.toHaveBeenCalled();
  });
});

describe('a fault', () => {
  const mocked = (fault: string) =>
    rig.browser(feed, { headers: { 'x-mock': fault, 'Accept-Language': 'en' } });
  const message = textFor('en')('errors.INTERNAL');

  test.each([
    ['status=503', 503, { success: false, code: '503', message, data: null }],
    ['success=false', 200, { success: false, code: 'INTERNAL', message, data: null }],
    ['code=401', 200, { success: false, code: '401', message, data: null }],
    ['status=401,code=401', 401, { success: false, code: '401', message, data: null }],
  ])('%s changes the response of the call that requests it', async (fault, status, body) => {
    const response = await mocked(fault);
    expect([response.status, await response.json()]).toEqual([status, body]);
    expect(await rig.journal()).toMatchObject([{ status, headers: { 'x-mock': fault } }]);
  });

  test('html gives a response that is not JSON', async () => {
    const response = await mocked('html');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('delay comes before the real response, or before another fault', async () => {
    for (const [fault, status] of [
      ['delay=60', 200],
      ['delay=60,status=500', 500],
    ] as const) {
      const started = performance.now();
      expect((await mocked(fault)).status).toBe(status);
      expect(performance.now() - started).toBeGreaterThanOrEqual(59);
    }
  });

  test.each([
    '',
    'status=200',
    'status=999',
    'delay=-1',
    'delay=999999',
    'success=true',
    'nonsense',
    'html,nonsense',
  ])('x-mock: %s is refused', async (fault) => {
    expect((await mocked(fault)).status).toBe(422);
  });
});

describe('a planned fault', () => {
  const plan = (body: object) => rig.post('/__debug/faults', body);
  const statuses = async (path: string, times: number, call = rig.browser) => {
    const found: number[] = [];
    for (let i = 0; i < times; i++) found.push((await call(path)).status);
    return found;
  };

  test('affects the given number of browser calls of its endpoint', async () => {
    await plan({ endpoint: 'dealFeed', fault: 'status=500', times: 2 });
    expect(await statuses('/saas-search-service/search/hot-articles', 1)).toEqual([200]);
    expect(await statuses(feed, 2, (path) => rig.send(zest, path))).toEqual([200, 200]);
    expect(await statuses(feed, 3)).toEqual([500, 500, 200]);
  });

  test('can apply to the calls of pages', async () => {
    await plan({ endpoint: 'dealFeed', fault: 'status=500', origin: 'server' });
    expect(await statuses(feed, 1)).toEqual([200]);
    expect(await statuses(feed, 2, (path) => rig.send(zest, path))).toEqual([500, 200]);
  });

  test('finds endpoints with path parameters', async () => {
    await plan({ endpoint: 'board', fault: 'status=502' });
    expect(await statuses('/service-in-one/item-groups/7', 2)).toEqual([502, 404]);
  });

  test('is replaced by the next one, and removed by an empty one', async () => {
    await plan({ endpoint: 'dealFeed', fault: 'status=500', times: 9 });
    await plan({ endpoint: 'dealFeed', fault: 'status=503', times: 9 });
    expect(await statuses(feed, 1)).toEqual([503]);
    await plan({ endpoint: 'dealFeed', fault: 'status=500', times: 0 });
    expect(await statuses(feed, 1)).toEqual([200]);
  });

  test.each([
    { endpoint: 'none', fault: 'html' },
    { endpoint: 'dealFeed', fault: 'nonsense' },
    { endpoint: 'dealFeed', fault: 'html', times: -1 },
  ])('%j is refused', async (body) => {
    expect((await plan(body)).status).toBe(422);
  });
});

describe('without the rig', () => {
  test('no debug endpoint exists', async () => {
    const { browser, post } = await start(false);
    const calls = [
      browser('/__debug/requests'),
      post('/__debug/clock', { offsetMs: 1 }),
      post('/__debug/faults', { endpoint: 'dealFeed', fault: 'status=500' }),
    ];
    for (const response of await Promise.all(calls))
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect((await browser(feed, { headers: { 'x-mock': 'status=500' } })).status).toBe(200);
    expect(purgePages).not.toHaveBeenCalled();
  });
});
