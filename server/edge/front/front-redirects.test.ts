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

test.each([
  ['/th/deals?utm_source=line&page=2', 302, '/deals?page=2&utm_source=line'],
  ['/deals/?utm_source=line', 308, '/deals?utm_source=line'],
  ['/en/deals/?page=2&fbclid=a', 308, '/en/deals?page=2&fbclid=a'],
  ['/th/products/?page=2&utm_source=line', 308, '/th/products?page=2&utm_source=line'],
])('%s keeps the parameters of its campaign', async (url, status, location) => {
  const { get } = await startFront();
  const { status: given, headers } = await get(url);
  expect([given, headers.location]).toEqual([status, location]);
});

test('a redirect of a screen keeps them, too', async () => {
  const next: FrontParts['next'] = async (_, response) => {
    response.statusCode = 301;
    response.setHeader('Location', '/search?keyword=air+fryer');
    response.end();
  };
  const { get } = await startFront({ next });
  const { headers } = await get('/en/tag/air-fryer?utm_source=line');
  expect(headers.location).toBe('/en/search?keyword=air+fryer&utm_source=line');
});

test('long Thai parameters that no page reads are dropped, and refuse nothing', async () => {
  const { get } = await startFront();
  const word = encodeURIComponent('ก'.repeat(58));
  const query = ['source', 'medium', 'campaign', 'content', 'term'].map((name) => `utm_${name}=${word}`);
  expect((await get(`/deals?${query.join('&')}`)).status).toBe(200);
});
