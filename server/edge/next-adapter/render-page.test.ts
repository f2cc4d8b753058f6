import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { renderPage } from './render-page.ts';

test('after the time limit rendering stops, and the request fails without delay', async () => {
  let renders = 0;
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
    faults: {},
    warn: () => undefined,
  } as const;
  const next = () => {
    renders++;
    return new Promise<void>(() => undefined);
  };
  await expect(renderPage(next, request, false)).rejects.toMatchObject({ status: 503 });
  expect(renders).toBe(0);
});
