import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApiClient } from '#client/api-client.ts';
import { homeBrands } from '#schemas/api/integration.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { testApi } from './api.fixtures.ts';

it('fetches the page data of a tenant with an upstream address from there, with the page’s headers', async () => {
  const seen: (string | undefined)[] = [];
  const upstream = createServer((request, response) => {
    seen.push(request.method, request.url, request.headers['accept-language']);
    response.setHeader('Content-Type', 'application/json');
    response.end(
      '{"success":true,"code":"200","message":"","data":[{"id":"b1","name":"Upstream","online":true}]}',
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', () => resolve()));
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/api`;

  const { api } = testApi(undefined as never);
  const { apiBase, fetchApi } = api.forPages(tenantScope(tenantFixture('zest', { upstream: address })));
  const client = createApiClient({
    base: apiBase,
    fetch: fetchApi,
    headers: () => ({ 'Accept-Language': 'id' }),
    timeoutMs: 2_000,
  });
  expect(await client.call(homeBrands, {})).toMatchObject([{ id: 'b1', name: 'Upstream' }]);
  expect(seen).toEqual(['POST', '/api/saas-integration-service/home-pages/brands', 'id']);
  upstream.close();
});
