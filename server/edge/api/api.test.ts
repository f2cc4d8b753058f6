import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { textFor } from '#locales/text.ts';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { authCodes } from '../../domain/members/schema.ts';
import { tokenHeaders } from '../../domain/operators/operators.fixtures.ts';
import { as, identifyByHeader } from '../../domain/pages/operators.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestApi, testApi } from './api.fixtures.ts';
import { route } from './route.ts';
import { createRoutes } from './routes.ts';
import type { Services } from './services.ts';

/** Routes take their services apart, but call none until they are called. */
const routes = createRoutes({} as Services);
const zest = tenantFixture('zest');
const { api, db, send } = await openTestApi([zest]);

const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;

const recommend = '/saas-search-service/feeds/deals/recommend';

describe('routes', () => {
  test('exist once for every declared endpoint', () => {
    expect(routes.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(
      endpoints.map(({ id }) => id).toSorted(),
    );
  });

  test('with path parameters come after the literal ones that they match', () => {
    routes.forEach(({ endpoint }, at) => {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const caught = routes
        .slice(at + 1)
        .filter((later) => later.endpoint.method === endpoint.method && pattern.test(later.endpoint.path));
      expect(caught.map((later) => later.endpoint.path)).toEqual([]);
    });
  });

  test('have a description', async () => {
    const { openapi, paths } = await (await send(zest, '/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain(recommend);
  });
});

/** The server's response over HTTP: status and JSON body. */
async function answer(path: string, init: RequestInit = {}): Promise<[number, { [key: string]: unknown }]> {
  const response = await fetch(`${base}${path}`, init);
  return [response.status, await response.json()];
}

const program = await tokenHeaders(db, zest, 'pages:read');

test.each([
  ['an operator', program.authorization, 'moment', true],
  ['anybody else', 'Bearer guessed', 'moment', false],
  ['an operator without a time', program.authorization, '', false],
])('the time of a preview, from %s', async (_, authorization, asked, isHonoured) => {
  const moment = 1_795_000_000_000;
  const headers = {
    authorization,
    'x-preview-time': asked && String(moment),
  };
  const [, { data }] = await answer('/saas-user-service/common/base/info', { headers });
  expect((data as { currentTimeMillis: number }).currentTimeMillis === moment).toBe(isHonoured);
});

test('only calls that read for a page accept a preview time', () => {
  const previewable = endpoints.filter((endpoint) => endpoint.previewable);
  expect(previewable.length).toBeGreaterThan(40);
  for (const { path, auth, limit, encrypt, file, stream } of previewable) {
    expect([path, limit, encrypt, file, stream]).toEqual([path, ...Array(4).fill(undefined)]);
    // Responses with the caller's own likes don't depend on the time.
    expect(['none', 'visitor']).toContain(auth);
    expect(path).not.toMatch(/collect|login|register|send|reset|editor|sessions|secret-keys|report/);
  }
});

test('the preview time does not affect the time and limit of verification codes, even for operators', async () => {
  const headers = {
    ...program,
    'x-preview-time': '7258118400000',
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ rcv: 'alice@x.example', rcvType: 'EMAIL', authScene: 'REGISTER' });
  const [first] = await answer('/saas-user-service/user/authcode/send', { method: 'POST', headers, body });
  const [, again] = await answer('/saas-user-service/user/authcode/send', { method: 'POST', headers, body });
  expect(first).toBe(200);
  expect(again).toMatchObject({ code: 'RATE_LIMITED' });
  const [row] = await db.select().from(authCodes);
  expect(Math.abs(Number(row?.createdAt) - Date.now())).toBeLessThan(60_000);
});

test('the OpenAPI document is byte-identical each time, compressed, and answered with 304 when unchanged', async () => {
  const [first, second] = await Promise.all([fetch(`${base}/openapi.json`), fetch(`${base}/openapi.json`)]);
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(await first.text()).toBe(await second.text());
  const etag = first.headers.get('etag') ?? '';
  const known = await fetch(`${base}/openapi.json`, { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const plain = await fetch(`${base}/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
});

describe('a hostile body', () => {
  const json = (value: unknown) => JSON.stringify(value);
  const clicks = '/saas-search-service/clicks/collect';
  const categories = '/saas-content-service/classifications/lists';
  const view = { id: '\ud800', type: 'DEAL', page: 'home', module: 'feed' };

  const bodies: [string, string, BodyInit, number, ErrorCode][] = [
    ['deep JSON', recommend, '['.repeat(30_000) + ']'.repeat(30_000), 422, 'DOCUMENT_TOO_DEEP'],
    ['five megabytes', recommend, 'x'.repeat(5_000_000), 413, 'PAYLOAD_TOO_LARGE'],
    ['a long text', recommend, json({ labelCodes: ['x'.repeat(60_000)] }), 422, 'VALIDATION_FAILED'],
    ['broken JSON', recommend, '{"a":', 422, 'INVALID_JSON'],
    ['broken UTF-8', recommend, new Uint8Array([0xff, 0xfe, 0x22]), 422, 'INVALID_JSON'],
    ['a malformed escape', recommend, '{"\\u00zz":1}', 422, 'INVALID_JSON'],
    ['__proto__', recommend, '{"__proto__":{"a":1}}', 422, 'FORBIDDEN_KEY'],
    ['a key twice', recommend, '{"labelCodes":[],"labelCodes":[]}', 422, 'DUPLICATE_KEY'],
    ['a list for an object', recommend, '[]', 422, 'VALIDATION_FAILED'],
    ['null', recommend, 'null', 422, 'VALIDATION_FAILED'],
    ['a wrong type', recommend, json({ labelCodes: 1 }), 422, 'VALIDATION_FAILED'],
    ['a zero byte', recommend, json({ labelCodes: ['a\0'] }), 422, 'VALIDATION_FAILED'],
    ['too many codes', recommend, json({ labelCodes: Array(101).fill('x') }), 422, 'VALIDATION_FAILED'],
    ['half a surrogate pair', clicks, json([view]), 422, 'VALIDATION_FAILED'],
    ['too many views', clicks, json(Array(101).fill(view)), 422, 'VALIDATION_FAILED'],
    ['a number no column holds', categories, json({ level: 2 ** 40 }), 422, 'VALIDATION_FAILED'],
  ];

  test.each(bodies)('%s', async (_case, path, body, status, code) => {
    const headers = { 'Accept-Language': 'id' };
    const [given, { message, ...rest }] = await answer(path, { method: 'POST', body, headers });
    expect([given, rest]).toMatchObject([status, { success: false, code }]);
    expect(message).toContain(textFor('id')(`errors.${code}`, { field: '' }));
    expect(await answer(recommend, { method: 'POST', body: '{}' })).toMatchObject([200, { success: true }]);
  });

  test('compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const [status, body] = await answer(recommend, { method: 'POST', body: gzipSync('{}'), headers });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a hostile address', () => {
  test.each([
    ['/saas-content-service/classifications/%00', 422, 'VALIDATION_FAILED'],
    [`/saas-content-service/classifications/${'x'.repeat(201)}`, 422, 'VALIDATION_FAILED'],
    ['/saas-content-service/classifications/%zz', 404, 'NOT_FOUND'],
    ['/saas-content-service/classifications/%ff', 404, 'NOT_FOUND'],
    ["/saas-content-service/classifications/'%3B drop table deals", 404, 'NOT_FOUND'],
    ['/saas-content-service/classifications/by-code', 422, 'VALIDATION_FAILED'],
    ['/saas-content-service/classifications/by-code?code=a&code=b', 422, 'VALIDATION_FAILED'],
    ['/service-in-one/item-groups/a?ignoreOnline=1', 422, 'VALIDATION_FAILED'],
    ['/saas-search-service/feeds/deals/%2e%2e/x', 404, 'NOT_FOUND'],
    ['/__debug/requests', 404, 'NOT_FOUND'],
    ['/constructor', 404, 'NOT_FOUND'],
  ])('%s', async (path, status, code) => {
    expect(await answer(path)).toMatchObject([status, { success: false, code }]);
  });

  test.each(['-1', '0', '1e99', '99999999999999999999', 'NaN', 'x', '1.5', ''])(
    'page %s falls back to a valid page',
    async (page) => {
      const [status, body] = await answer(`/saas-search-service/feeds/deals?page=${page}&size=${page}`);
      expect([status, body.data]).toEqual([200, { content: [], totalElements: 0, hasNext: false }]);
    },
  );

  test('with another method is not found', async () => {
    expect(await answer(recommend, { method: 'DELETE' })).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

describe('failures', () => {
  test.each(LANGUAGES)('have messages in the requested language: %s', async (lang) => {
    const headers = { 'Accept-Language': lang };
    const t = textFor(lang);
    const missing = { success: false, code: 'NOT_FOUND', message: t('errors.NOT_FOUND'), data: null };
    expect(await answer('/nothing', { headers })).toEqual([404, missing]);
    expect(await answer('/saas-content-service/classifications/none', { headers })).toEqual([404, missing]);
    const [, { message }] = await answer(recommend, { method: 'POST', headers, body: '{"labelCodes":1}' });
    expect(message).toBe(t('errors.VALIDATION_FAILED', { field: 'labelCodes' }));
  });

  test('of the server hide their cause and are logged once', async () => {
    const log = pino({ level: 'silent' });
    const error = vi.spyOn(log, 'error');
    const broken = testApi(drizzle.mock(), { log });
    const response = await broken.send(zest, '/saas-search-service/feeds/deals');
    const message = textFor('th')('errors.INTERNAL');
    const failure = { success: false, code: 'INTERNAL', message, data: null };
    expect([response.status, await response.json()]).toEqual([500, failure]);
    expect(error).toHaveBeenCalledOnce();
  });

  test.each([
    ['no room on the disk', { code: '53100' }, [507, 'STORAGE_FULL', null]],
    ['no room for a file', { code: 'ENOSPC' }, [507, 'STORAGE_FULL', null]],
    ['a database that doesn’t answer', { code: '57P03' }, [503, 'UNAVAILABLE', '5']],
  ])('%s gives the right status', async (_, cause, [status, code, retryAfter]) => {
    const error = new Error('query failed', { cause: Object.assign(new Error('x'), cause) });
    const fail = () => {
      throw error;
    };
    const broken = testApi({ ...drizzle.mock(), select: fail, execute: fail } as never);
    const response = await broken.send(zest, '/saas-search-service/feeds/deals');
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
  });
});

test.each([
  ['viewer', 500, []],
  ['editor', 500, []],
  ['publisher', 200, ['zest:page:sale']],
  ['owner', 200, ['zest:page:sale']],
] as const)(
  'an operation that purges pages fails for an operator below publishers: %s',
  async (role, status, tags) => {
    const careless = route(operatorMe, async (_, call) => {
      await call.purge(['page:sale']);
      return {} as never;
    });
    const over = { identifyOperator: identifyByHeader, routes: () => [careless] };
    const { purged, send: call } = testApi(drizzle.mock(), over);
    const response = await call(zest, operatorMe.path, { headers: as('Ann', role) });
    expect([response.status, purged]).toEqual([status, tags]);
  },
);

describe('other origins', () => {
  const call = async (origin: string, method: string) =>
    (
      await answer(method === 'GET' ? '/saas-search-service/feeds/deals' : recommend, {
        method,
        headers: { Origin: origin },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
    )[0];

  test('may read but not write', async () => {
    expect(await call(new URL(base).origin, 'POST')).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', '', 'x'])
      expect([await call(origin, 'GET'), await call(origin, 'POST')]).toEqual([200, 403]);
  });

  test('of an unencrypted page may not write to a shop served by https', async () => {
    const shop = { ...zest, siteOrigin: 'https://zest.example' };
    const write = async (origin: string) =>
      (await send(shop, recommend, { method: 'POST', body: '{}', headers: { host: 'zest.example', origin } }))
        .status;
    expect([await write('https://zest.example'), await write('http://zest.example')]).toEqual([200, 403]);
  });
});

test('calls of pages go to the upstream address of a tenant that has one', () => {
  const upstream = tenantFixture('far', { upstream: 'http://10.0.0.7:8080/api' });
  expect(api.forPages(tenantScope(upstream))).toEqual({ apiBase: upstream.upstream, fetchApi: fetch });
});
