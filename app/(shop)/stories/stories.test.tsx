import { describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { type PageRequest, runPageRequest } from '#server/edge/next-adapter/page-request.ts';
import StoryPage from './[name]/page.tsx';

/** Opens a story, with TEST_HOOKS or without, or as a preview. */
function open(name: string, testing: boolean, preview?: PageRequest['preview']) {
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
    preview,
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

  test('of a module are a preview, also without the hooks', async () => {
    const name = 'module-banner';
    const preview = { module: 'banner', path: `/stories/${name}`, time: undefined };
    await expect(open(name, false, preview)).resolves.toBeDefined();
  });

  test('of a module are no part of another preview', async () => {
    const preview = { activityId: 'fair', path: '/badge/fair', time: undefined };
    await expect(open('module-banner', false, preview)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test.each([
    ['deals', false],
    ['module-banner', false],
    ['unknown', true],
    ['constructor', true],
  ])('%s with the hooks %s is not found', async (name, testing) => {
    await expect(open(name, testing)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
