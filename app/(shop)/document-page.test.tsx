import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { describe, expect, test, vi } from 'vitest';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { succeeded } from '#schemas/api/envelope.ts';
import { emptyDocument, PAGE_TYPES, type PageDocument, type PageType } from '#schemas/page/document.ts';
import type { Traits } from '#schemas/variant.ts';
import { type PageRequest, runPageRequest } from '#server/edge/next-adapter/page-request.ts';
import { articles, fixtureContext } from '#storefront/fixtures.ts';
import { DocumentPage } from './document-page.tsx';

const { t: _, ...value } = fixtureContext({ lang: 'en' });

/** Document with a text, the newest articles and, beside them, a text. */
function documentOf(pageType: PageType): PageDocument {
  const richText = (id: string) => ({
    id,
    type: 'rich-text',
    v: 1,
    props: { title: {}, text: { en: `<p>${id}</p>` } },
  });
  const newest = { id: 'newest', type: 'newest-articles', v: 1, props: {} };
  return {
    ...emptyDocument(pageType),
    meta: { title: { en: 'A page' }, description: {} },
    nodes: { main: richText('main'), newest, beside: richText('beside') },
    slots: { main: ['main', 'newest'], aside: ['beside'] },
  };
}

async function show(
  pageType: PageType,
  { audience = 'guest' as Traits['audience'], articleCategory = '', document = documentOf(pageType) } = {},
) {
  const asked: unknown[] = [];
  const answer = { tags: new Set<string>(), lifetime: undefined, traits: new Set<keyof Traits>() };
  const fetchApi = async (request: Request) => {
    if (request.url.endsWith('/page-data-modules/broken')) return new Response('', { status: 500 });
    if (request.url.includes('/page-data-modules/')) {
      const id = request.url.split('/').at(-1);
      const path = id === 'promise' ? 'shared:promise' : '/a-page';
      return Response.json(succeeded({ id, path, pageType, rev: 1, document: documentOf('COMMON_PAGE') }));
    }
    const isPage = request.url.includes('/pages/by-path');
    if (!isPage) asked.push(await request.json());
    const page = { id: 'p', path: '/p', pageType, rev: 1, document };
    const contents = { content: [articles.default], totalElements: 1, hasNext: false };
    return Response.json(succeeded(isPage ? page : contents));
  };
  const request: PageRequest = {
    variant: { tenantId: 'zest', lang: 'en', terminal: 'h5', device: 'desktop' },
    traits: { audience, appVersion: undefined },
    tenant: value.tenant,
    path: '/p',
    query: {},
    now: value.now,
    fetchApi,
    apiBase: 'http://zest.localhost:3000/api',
    signal: new AbortController().signal,
    failed: new Set(),
    isolate: false,
    warn: vi.fn(),
    faults: {},
    testing: false,
    rsc: false,
    answer,
  };
  const binding = articleCategory ? { articleCategory } : {};
  const { prelude } = await runPageRequest(request, async () =>
    prerenderToNodeStream(
      <ViewProvider value={value} messages={clientMessages('en')}>
        {await DocumentPage({ path: '/p', binding })}
      </ViewProvider>,
    ),
  );
  const { body } = new DOMParser().parseFromString(await text(prelude), 'text/html');
  return { body, asked, answer };
}

describe('page types', () => {
  test.each(PAGE_TYPES)('[E1] %s renders its modules under one heading', async (pageType) => {
    const { body } = await show(pageType);
    expect(body.querySelector('[data-testid=page]')?.getAttribute('data-page-type')).toBe(pageType);
    expect([...body.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['A page']);
    const nodes = [...body.querySelectorAll<HTMLElement>('section[data-node]')];
    expect(nodes.map(({ dataset }) => dataset.node)).toEqual(['main', 'newest', 'beside']);
    expect(body.querySelector('aside [data-node]')?.getAttribute('data-node')).toBe('beside');
  });

  test('PAGE_CATEGORY: its modules are fed by the category in the address', async () => {
    expect((await show('PAGE_CATEGORY', { articleCategory: 'tips' })).asked).toMatchObject([
      { classificationCode: 'tips' },
    ]);
  });

  test.each([
    ['FOLLOW_PAGE', 'guest', true],
    ['FOLLOW_PAGE', 'member', false],
    ['COMMON_PAGE', 'guest', false],
  ] as const)('%s invites a %s to sign in: %s', async (pageType, audience, invites) => {
    const { body, answer } = await show(pageType, { audience });
    const link = body.querySelector('[data-testid=follow-invitation] a');
    expect(link?.getAttribute('href')).toBe(invites ? '/en/profile' : undefined);
    expect(answer.traits.has('audience')).toBe(pageType === 'FOLLOW_PAGE');
  });
});

describe('shared modules', () => {
  const ref = (id: string, shared: string) => ({ id, type: 'shared', v: 1, props: { id: shared } });
  const pageOf = (...shared: string[]): PageDocument => ({
    ...documentOf('COMMON_PAGE'),
    nodes: Object.fromEntries(shared.map((id, i) => [`n${i}`, ref(`n${i}`, id)])),
    slots: { main: shared.map((_, i) => `n${i}`) },
  });

  test('are shown inside the page, which is purged with them', async () => {
    const { body, answer } = await show('COMMON_PAGE', { document: pageOf('promise', 'promise') });
    const nodes = [...body.querySelectorAll<HTMLElement>('section[data-node]')];
    expect(nodes.map(({ dataset }) => dataset.node)).toEqual([
      'n0',
      'n0:main',
      'n0:newest',
      'n1',
      'n1:main',
      'n1:newest',
    ]);
    expect(answer.tags).toContain('zest:page:promise');
    expect(answer.lifetime).toMatchObject({ maxAge: 300 });
  });

  test('an ordinary page is none, and one that can’t be read shortens the page’s life', async () => {
    const { body, answer } = await show('COMMON_PAGE', { document: pageOf('home', 'broken') });
    expect(body.querySelectorAll('section[data-node]')).toHaveLength(0);
    expect(answer.tags).toContain('zest:page:broken');
    expect(answer.lifetime).toMatchObject({ maxAge: 2 });
  });
});
