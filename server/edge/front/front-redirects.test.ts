import { expect, test } from 'vitest';
import { pageRequest } from '../next-adapter/page-request.ts';
import { startFront } from './front.fixtures.ts';
import type { FrontParts } from './front.ts';

test('the front redirects an address at which nothing is for an hour, with one lookup until a purge', async () => {
  const next: FrontParts['next'] = async (_, response) => {
    if (pageRequest().path === '/old') response.statusCode = 404;
    response.end('page');
  };
  const lookups: string[] = [];
  const redirects: FrontParts['redirects'] = async (scope, path) => {
    lookups.push(`${scope.tenantId} ${path}`);
    return '/new';
  };
  const { get, cache } = await startFront({ next, redirects });
  const { status, headers } = await get('/en/old?utm=1');
  expect([status, headers.location]).toEqual([301, '/en/new?utm=1']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'surrogate-key': expect.stringContaining('zest:redirects'),
  });
  expect((await get('/en/old')).headers).toMatchObject({ location: '/en/new', 'x-cache': 'hit' });
  expect((await get('/brands')).status).toBe(200);
  expect(lookups).toEqual(['zest /old']);
  cache.purge(['guide:redirects']);
  await get('/en/old');
  expect(lookups).toHaveLength(1);
  cache.purge(['zest:redirects']);
  await get('/en/old');
  expect(lookups).toHaveLength(2);
});
