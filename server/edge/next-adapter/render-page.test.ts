import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { pageRequest } from './page-request.ts';
import { renderPage } from './render-page.ts';

const request = {
  variant: { tenantId: 'zest', lang: 'th', terminal: 'h5', device: 'phone' },
  traits: { audience: 'guest', appVersion: undefined },
  tenant: toTenantPublic(tenantFixture('zest')),
  path: '/',
  query: {},
  now: 0,
  apiBase: 'http://zest.localhost/api',
  fetchApi: async () => Response.error(),
  signal: AbortSignal.abort(new Error('time is up')),
  testing: false,
  rsc: false,
  faults: {},
  warn: () => undefined,
} as const;

test('after the time limit rendering stops, and the request fails without delay', async () => {
  let renders = 0;
  const next = () => {
    renders++;
    return new Promise<void>(() => undefined);
  };
  await expect(renderPage(next, request)).rejects.toMatchObject({ status: 503 });
  expect(renders).toBe(0);
});

test.each([
  [undefined, { maxAge: 300, staleWhileRevalidate: 3_600 }],
  [3_901, { maxAge: 300, staleWhileRevalidate: 3_600 }],
  [400, { maxAge: 300, staleWhileRevalidate: 0 }],
  [20, { maxAge: 20, staleWhileRevalidate: 0 }],
])('a page whose frame changes in %s s is shown until then', async (frameMaxAge, lifetime) => {
  const next: Parameters<typeof renderPage>[0] = async (_, response) => {
    const { answer } = pageRequest();
    answer.lifetime = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
    if (frameMaxAge !== undefined) answer.frameMaxAge = frameMaxAge;
    response.end('shop');
  };
  const page = await renderPage(next, { ...request, signal: new AbortController().signal });
  expect(page.lifetime).toEqual({ ...lifetime, staleIfError: 86_400 });
});
