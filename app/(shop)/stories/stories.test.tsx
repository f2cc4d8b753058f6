import { describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { type PageRequest, runPageRequest } from '#server/edge/next-adapter/page-request.ts';
import StoryPage from './[name]/page.tsx';

/** Opens a story, with TEST_HOOKS or without. */
function open(name: string, testing: boolean) {
  const request: PageRequest = {
    variant: { tenantId: 'zest', lang: 'th', terminal: 'h5', device: 'desktop' },
    traits: { audience: 'guest' },
    tenant: toTenantPublic(tenantFixture('zest')),
    path: `/stories/${name}`,
    query: {},
    now: 0,
    fetchApi: fetch,
    apiBase: 'http://none.localhost',
    signal: new AbortController().signal,
    failed: new Set(),
    isolate: false,
    warn: () => undefined,
    testing,
    rsc: false,
    faults: {},
    answer: { tags: new Set(), lifetime: undefined, traits: new Set() },
  };
  return runPageRequest(request, () => StoryPage({ params: Promise.resolve({ name }) }));
}

describe('stories', () => {
  test('are there with TEST_HOOKS', async () => {
    await expect(open('deals', true)).resolves.toBeDefined();
  });

  test.each([
    ['deals', false],
    ['unknown', true],
    ['constructor', true],
  ])('%s with the hooks %s is not found', async (name, testing) => {
    await expect(open(name, testing)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
