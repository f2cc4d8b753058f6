import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createLoadClient } from '#editor/canvas/load-client.ts';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { resolvePage } from '#runtime/resolve.ts';
import { succeeded } from '#schemas/api/envelope.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { type PageRequest, runPageRequest } from '#server/edge/next-adapter/page-request.ts';
import { articles, fixtureContext } from '#storefront/fixtures.ts';
import { firstModules } from './first-modules.tsx';

const ctx = fixtureContext({ lang: 'en' });

function documentOf(...nodes: Partial<ModuleNode>[]): PageDocument {
  const all = nodes.map((node, i) => ({ id: `n${i}`, type: 'newest-articles', v: 1, props: {}, ...node }));
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(all.map((node) => [node.id, node])),
    slots: { main: all.map(({ id }) => id), aside: [] },
  };
}

const articleCard = { type: 'newest-articles', props: { title: { en: 'Other' } } };
const text = { type: 'rich-text', props: { title: {}, text: { en: '<p>Hello</p>' } } };

/** Responses for a document's first modules, and the calls to the API. */
async function answersFor(document: PageDocument, { hangs = false, isolate = false } = {}) {
  const asked: string[] = [];
  const request: PageRequest = {
    variant: { tenantId: 'zest', lang: 'en', terminal: 'h5', device: 'desktop' },
    traits: { audience: 'guest', appVersion: undefined },
    tenant: ctx.tenant,
    path: '/editor/canvas',
    query: {},
    now: ctx.now,
    fetchApi: async (call) => {
      asked.push(new URL(call.url).pathname);
      if (hangs) return new Promise(() => undefined);
      return Response.json(succeeded({ content: [articles.default], totalElements: 1, hasNext: false }));
    },
    apiBase: 'http://zest.localhost:3000/api',
    signal: new AbortController().signal,
    failed: new Set(),
    isolate,
    warn: vi.fn(),
    faults: {},
    testing: false,
    rsc: false,
    answer: { tags: new Set(), lifetime: undefined, traits: new Set() },
  };
  return { ...(await runPageRequest(request, () => firstModules(document, {}))), asked };
}

// Loads the modules' code first, which takes longer than the canvas waits.
beforeAll(() => answersFor(documentOf({}, text)));

describe('responses sent with the canvas’s page', () => {
  test('are those of its first modules, which then send no request', async () => {
    const document = documentOf({}, text);
    const { answers, drawn } = await answersFor(document);
    expect(Object.keys(drawn)).toEqual(['n0', 'n1']);
    const call = vi.fn();
    const api = createLoadClient(() => ({ call }), answers);
    const source = { api, ctx, query: {}, binding: {}, signal: new AbortController().signal };
    const facts = { lang: 'en', terminal: 'h5', device: 'desktop', audience: 'guest', now: ctx.now } as const;
    const shown = await resolvePage({
      document,
      manifest,
      registry,
      source,
      facts,
      maxAge: 0,
      warn: vi.fn(),
    });
    expect(JSON.stringify(shown.slots.main?.[0]?.data)).toContain(articles.default.code);
    expect(call).not.toHaveBeenCalled();
  });

  test('are none of the modules further down, nor of hidden ones', async () => {
    expect((await answersFor(documentOf(text, text, articleCard))).asked).toEqual([]);
    expect((await answersFor(documentOf({ hidden: true }, text, text))).asked).toEqual([]);
    // A hidden module doesn't count among the first ones.
    expect((await answersFor(documentOf({ ...text, hidden: true }, text, articleCard))).asked).toHaveLength(
      1,
    );
  });

  test('are without slow ones, which the canvas requests itself', async () => {
    const { answers, drawn } = await answersFor(documentOf({}, text), { hangs: true });
    expect(answers).toEqual({});
    expect(Object.keys(drawn)).toEqual(['n1']);
  });

  test('include slow ones while the module that broke the page is searched for', async () => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation((ms) => (ms === 300 ? AbortSignal.abort() : real(ms)));
    const document = documentOf({}, text);
    expect(Object.keys((await answersFor(document)).drawn)).toEqual(['n1']);
    expect(Object.keys((await answersFor(document, { isolate: true })).drawn)).toEqual(['n0', 'n1']);
    timeout.mockRestore();
  });
});
