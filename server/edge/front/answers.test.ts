import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { directory, startFront } from './front.fixtures.ts';

const tenant = tenantFixture('zest');

test.each(['/', '/healthz', '/readyz', '/api/any', '/_next/static/a.js', '/media/a', '/%ZZ', '/editor'])(
  '%s: the response forbids content type sniffing',
  async (path) => {
    const { get } = await startFront();
    expect((await get(path)).headers['x-content-type-options']).toBe('nosniff');
  },
);

describe('an API response', () => {
  test('is not cacheable by default, because most responses depend on the visitor', async () => {
    const { get } = await startFront();
    expect((await get('/api/any')).headers['cache-control']).toBe('private, no-store');
  });

  test('is cacheable when it sets its own Cache-Control', async () => {
    const { get } = await startFront({
      api: (_, response) => void response.writeHead(200, { 'cache-control': 'public' }).end('api'),
    });
    expect((await get('/api/any')).headers['cache-control']).toBe('public');
  });
});

test.each([
  ['https://zest.example', 'max-age=31536000', 'same-origin-allow-popups'],
  ['http://zest.localhost', undefined, undefined],
])('a site at %s', async (siteOrigin, transport, opener) => {
  const { get } = await startFront({ tenants: directory({ ...tenant, siteOrigin }) });
  for (const path of ['/', '/api/any']) {
    const { headers } = await get(path);
    expect(headers['strict-transport-security']).toBe(transport);
    expect(headers['cross-origin-opener-policy']).toBe(opener);
  }
});

describe('/healthz', () => {
  test.each([
    [true, 200],
    [false, 503],
  ])('says whether the process can still serve (%s): %d', async (isAlive, status) => {
    const { get } = await startFront({ isAlive: () => isAlive });
    expect((await get('/healthz')).status).toBe(status);
  });
});

describe('/readyz', () => {
  test.each([
    [{ ready: true, database: 'reachable' }, 200],
    [{ ready: true, database: 'away' }, 200],
    [{ ready: false, database: 'away' }, 503],
  ] as const)(
    'says whether the process may get traffic, and beside it the database’s state: %o',
    async (readiness, status) => {
      const { get } = await startFront({ readiness: async () => readiness });
      const answer = await get('/readyz');
      expect([answer.status, JSON.parse(String(answer.body))]).toEqual([status, readiness]);
    },
  );
});

describe('while the database is away', () => {
  /** A front whose database is there or away, with the number of renders that were tried. */
  async function startAway() {
    const state = { isAway: false, renders: 0, suspected: 0, isFailing: false };
    const lines: { level: number; msg: string; count?: number }[] = [];
    const front = await startFront({
      reachability: { isAway: () => state.isAway, suspect: () => state.suspected++ },
      renders: async (render) => {
        state.renders++;
        if (state.isFailing) throw new Error('connection timeout');
        return render();
      },
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) }),
    });
    expect((await front.get('/')).headers['x-cache']).toBe('miss');
    return { ...front, state, lines };
  }

  test('a cached page is shown without trying to render it, another is refused, and the first success ends that', async () => {
    const { get, cache, state, lines } = await startAway();
    cache.purge(['t:zest']);
    state.isAway = true;
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await get('/');
      expect([status, headers['x-cache']]).toEqual([200, 'error-stale']);
      const other = await get('/other');
      expect([other.status, Number(other.headers['retry-after']) > 0]).toEqual([503, true]);
    }
    expect(state.renders).toBe(1);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, 'renders refused']]);
    state.isAway = false;
    expect((await get('/')).headers['x-cache']).toBe('miss');
  });

  test('a render that fails for want of the database has it checked', async () => {
    const { get, state } = await startAway();
    state.isFailing = true;
    expect((await get('/other')).status).toBe(503);
    expect(state.suspected).toBe(1);
  });
});
