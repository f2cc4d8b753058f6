import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { createRenderedChecks, MAX_MODULES } from './rendered-checks.ts';

const zest = tenantScope(tenantFixture('zest'));
const guide = tenantScope(tenantFixture('guide'));
const log = pino({ level: 'silent' });

function documentOf(count: number, rules?: ModuleNode['rules']): PageDocument {
  const nodes = Array.from({ length: count }, (_, i) => ({
    id: `n${i}`,
    type: 'deals',
    v: 1,
    props: {},
    ...(rules && { rules }),
  }));
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

const page = (pageId: string, document = documentOf(1)) => ({ pageId, path: `/${pageId}`, document });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let renders: number;
let atOnce: number;
let most: number;
const renderer = {
  html: async () => {
    renders++;
    most = Math.max(most, ++atOnce);
    await pause(10);
    atOnce--;
    return '<section data-node="n0"></section>';
  },
  weigh: async () => 0,
};

beforeEach(() => {
  renders = 0;
  atOnce = 0;
  most = 0;
});

test('concurrent checks of the same document share one render; another document, page or shop has its own', async () => {
  const check = createRenderedChecks(renderer, log);
  const same = await Promise.all([1, 2, 3].map(() => check(zest, page('a'))));
  expect(same[0]).toMatchObject({ empty: [], failed: [] });
  await check(zest, page('a'));
  expect(renders).toBe(1);
  await check(zest, page('b'));
  await check(guide, page('a'));
  expect(await check(zest, page('a', documentOf(2)))).toMatchObject({ empty: ['n1'] });
  expect(renders).toBe(4);
});

test('renders run one at a time, also those of a page with and without its rules', async () => {
  const check = createRenderedChecks(renderer, log);
  const ruled = documentOf(1, [{ type: 'languages', values: ['th'] }]);
  await Promise.all(['a', 'b', 'c'].map((id) => check(zest, page(id, ruled))));
  expect({ renders, most }).toEqual({ renders: 6, most: 1 });
});

test('a page that is too big isn’t rendered', async () => {
  const check = createRenderedChecks(renderer, log);
  expect(await check(zest, page('a', documentOf(MAX_MODULES + 1)))).toBe('unavailable');
  expect(renders).toBe(0);
});

test('a failed render gives a result, and doesn’t block the next one', async () => {
  const broken = { ...renderer, html: () => Promise.reject(new Error('took too long')) };
  const check = createRenderedChecks(broken, log);
  expect(await check(zest, page('a'))).toBe('unavailable');
  expect(await check(zest, page('b'))).toBe('unavailable');
});

test('a check that times out gets a result; its render is finished for the next one', async () => {
  const turn = Promise.withResolvers<void>();
  const slow = { ...renderer, html: () => turn.promise.then(renderer.html) };
  const check = createRenderedChecks(slow, log, 20);
  expect(await check(zest, page('a'))).toBe('unavailable');
  turn.resolve();
  await expect.poll(() => check(zest, page('a'))).toMatchObject({ empty: [] });
  expect(renders).toBe(1);
});

test('further checks are refused when the queue is full', async () => {
  const never = { ...renderer, html: () => new Promise<string>(() => undefined) };
  const check = createRenderedChecks(never, log, 60_000);
  for (let i = 0; i < 20; i++) void check(zest, page(`p${i}`));
  expect(await check(zest, page('one-more'))).toBe('unavailable');
});
