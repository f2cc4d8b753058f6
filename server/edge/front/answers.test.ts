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
