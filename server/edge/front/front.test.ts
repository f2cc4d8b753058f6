import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#schemas/errors.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { type PageRequest, pageRequest } from '../next-adapter/page-request.ts';
import { PageCache } from '../page-cache.ts';
import { echo, startFront } from './front.fixtures.ts';
import type { FrontParts } from './front.ts';
import { pageTestHooks } from './test-hooks.ts';

const AGENTS = {
  phone: 'Mozilla/5.0 (iPhone) Mobile/15E148',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
  app: 'Mozilla/5.0 (Linux; Android 15) Mobile TalatApp/3.2.0',
};

describe('a screen of the editor', () => {
  /** A fake Next that answers slowly with the visitor's identity and declares the page cacheable. */
  const whoami: FrontParts['next'] = async (_, response) => {
    const { fetchAsVisitor, answer } = pageRequest();
    answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
    const visitor = await fetchAsVisitor?.(new Request('http://none.localhost/'));
    await new Promise((done) => setTimeout(done, 20));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`for ${await visitor?.text()}`);
  };
  const fetchAsVisitor: FrontParts['fetchAsVisitor'] =
    ({ tenantId }, cookie) =>
    async () =>
      new Response(`${cookie ?? 'nobody'} at ${tenantId}`);

  it('with a page’s draft is rendered for each operator separately, even concurrently, and never cached', async () => {
    const isOperator = async (_: unknown, cookie: string) => cookie.startsWith('a=');
    const { get } = await startFront({ next: whoami, fetchAsVisitor, isOperator });
    for (const path of ['/editor/pages/1', '/en/editor/pages/1']) {
      const answers = await Promise.all([
        get(path, { cookie: 'a=1' }),
        get(path, { cookie: 'a=2' }),
        get(path),
        get(path, { cookie: 'a=1', host: 'guide.localhost' }),
      ]);
      expect(answers.map(({ body }) => body.toString())).toEqual([
        'for a=1 at zest',
        'for a=2 at zest',
        'for undefined',
        'for a=1 at guide',
      ]);
      for (const { headers } of answers) {
        expect(headers['cache-control']).toBe('private, no-store');
        expect([headers.etag, headers['surrogate-control']]).toEqual([undefined, undefined]);
      }
      expect((await get(path)).body.toString()).toBe('for undefined');
    }
  });

  it.each([
    ['/editor', ['/editor', '/editor/x?sort=price', '/editor/pages/1', '/editor/pages/2', '/editor/team']],
    ['/editor/sign-in', ['/editor/sign-in', '/editor/sign-in?email=a@b.example']],
    ['/editor/invitation/-', ['/editor/invitation/one', '/editor/invitation/two?x=1']],
    ['/editor/new-password/-', ['/editor/new-password/one', '/editor/new-password/two']],
  ])('without data of an operator is one page in the server’s cache alone: %s', async (shell, addresses) => {
    const rendered: string[] = [];
    const next: FrontParts['next'] = (request, response) => {
      rendered.push(request.url ?? '');
      return echo(request, response);
    };
    const { get } = await startFront({ next });
    const languages = { 'accept-language': 'th', cookie: 'operator.session_token=forged' };
    for (const address of addresses) {
      const { status, headers, body } = await get(address, languages);
      expect([status, body.toString()]).toEqual([200, `zest th h5 desktop ${shell}`]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect([headers.etag, headers['surrogate-control']]).toEqual([undefined, undefined]);
    }
    expect(rendered).toEqual([shell]);
  });

  it('is the only kind of page that can call the visitor’s own API', async () => {
    const { get } = await startFront({ next: whoami, fetchAsVisitor });
    for (const path of ['/', '/editorial', '/x/editor'])
      expect((await get(path, { cookie: 'a=1' })).body.toString()).toBe('for undefined');
  });
});

describe('the front', () => {
  it('answers only for known hosts', async () => {
    const { get } = await startFront();
    expect((await get('/', { host: 'evil.test' })).status).toBe(421);
    expect((await get('/', { host: 'zest.localhost:3000' })).status).toBe(200);
    expect((await get('/', { host: 'evil.test', 'x-forwarded-host': 'zest.localhost' })).status).toBe(421);
  });

  it('[X20] chooses the default language by its own prefix, and remembers it', async () => {
    const { get } = await startFront();
    const { status, headers } = await get('/th/brands?page=2');
    expect([status, headers.location]).toEqual([302, '/brands?page=2']);
    expect(headers['set-cookie']).toEqual([
      'languages=th; Path=/; Max-Age=31536000; SameSite=Lax',
      'i18next=th; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('renders a preview for its moment and its visitor, and does not cache it', async () => {
    const previewed: PageRequest[] = [];
    const next: FrontParts['next'] = (request, response) => {
      previewed.push(pageRequest());
      return echo(request, response);
    };
    const fetchApi = vi.fn(() => ({ fetchApi: fetch, apiBase: 'http://none.localhost' }));
    const time = Date.parse('2026-12-12T00:00:00Z');
    const document = emptyDocument('COMMON_PAGE');
    const { get, cache } = await startFront({
      next,
      fetchApi,
      previews: async () => ({
        variant: { tenantId: 'zest', lang: 'id', terminal: 'app', device: 'phone' },
        traits: { audience: 'member' },
        path: '/sale',
        preview: { pageId: 'sale', path: '/sale', document, time },
      }),
    });
    const { status, headers, body } = await get('/editor/preview/sale');
    expect([status, body.toString()]).toEqual([200, 'zest id app phone /sale']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(previewed[0]).toMatchObject({ now: time, traits: { audience: 'member' }, preview: { document } });
    expect(fetchApi).toHaveBeenCalledWith(
      expect.objectContaining({ tenantId: 'zest' }),
      expect.objectContaining({ time }),
    );
    expect(cache.size.pages).toBe(0);
  });

  it.each([
    ['410 in place of 404', 404, 410, 410],
    ['301 in place of 308', 308, 301, 301],
    ['not found', 404, undefined, 404],
    ['temporary redirect', 307, undefined, 307],
    ['a page that rendered after all', 200, 410, 200],
  ] as const)('%s: Next answers %i, the page means %s, and it is %i', async (_, own, meant, status) => {
    const next: FrontParts['next'] = async (request, response) => {
      response.statusCode = own;
      if (own < 400 && own >= 300) response.setHeader('Location', '/there');
      if (meant) pageRequest().answer.status = meant;
      await echo(request, response);
    };
    const { get, cache } = await startFront({ next });
    const { headers, ...answer } = await get('/here');
    const there = status > 300 && status < 400 ? '/there' : undefined;
    expect([answer.status, headers.location]).toEqual([status, there]);
    expect([cache.size.pages, headers['cache-control'] === 'private, no-store']).toEqual(
      status === 200 ? [1, false] : [0, true],
    );
  });

  it.each([
    ['/brands', '/en/brands'],
    ['/', '/en/'],
    ['/en', '/en'],
    ['/en?page=2', '/en?page=2'],
    ['/en#top', '/en#top'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('a redirect to %s from an English page has the location %s', async (own, location) => {
    const next: FrontParts['next'] = async (request, response) => {
      response.statusCode = 307;
      response.setHeader('Location', own);
      await echo(request, response);
    };
    const { get } = await startFront({ next });
    expect((await get('/en/here')).headers.location).toBe(location);
  });

  it.each([
    ['a page', '/here?page=2', {}, [410, '/not-found?page=2 410']],
    ['a navigation in the browser', '/here', { rsc: '1' }, [410, '/here 410']],
    ['a screen of the editor', '/editor/here', {}, [410, '/editor 410']],
  ] as const)('%s that isn’t there: the page that says so', async (_, path, headers, expected) => {
    const next: FrontParts['next'] = async ({ url }, response) => {
      const { answer } = pageRequest();
      response.statusCode = url?.startsWith('/not-found') ? 200 : 404;
      if (response.statusCode === 404) answer.status = 410;
      answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
      response.end(`${url} ${answer.status}`);
    };
    const { get, cache } = await startFront({ next });
    const answer = await get(path, headers);
    expect([answer.status, answer.body.toString()]).toEqual(expected);
    expect(cache.size.pages).toBe(0);
  });

  it('shows why a preview is refused', async () => {
    const previews = async () => ({ status: 410, message: 'preview.expired' }) as const;
    const { status, headers, body } = await (await startFront({ previews })).get('/en/review/x');
    expect([status, headers['cache-control']]).toEqual([410, 'private, no-store']);
    expect(body.toString()).toContain('This review link has expired');
    expect(body.toString()).toContain('noindex');
  });

  it('refuses requests that no page can answer', async () => {
    const { get } = await startFront();
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/_next/data/x')).status).toBe(404);
  });

  it.each([
    ['/', 'โหลดหน้าไม่สำเร็จ กรุณาลองอีกครั้ง'],
    ['/en', 'Page loading failed, please try again'],
    ['/id', 'Halaman gagal dimuat, silakan coba lagi'],
  ])(
    'says at %s in its language that the page failed, hides the cause and caches nothing',
    async (path, text) => {
      const next = vi.fn(async () => Promise.reject(new Error('secret')));
      const { get, cache } = await startFront({ next });
      const { status, body } = await get(path);
      expect(status).toBe(500);
      expect(body.toString()).toContain(text);
      expect(body.toString()).not.toContain('secret');
      expect(cache.size.pages).toBe(0);
    },
  );

  it('finds the module that breaks a render and shows the page without it', async () => {
    const next: FrontParts['next'] = async (_, response) => {
      const { failed, isolate } = pageRequest();
      const fallback = '<div class="x" data-fallback="n2">sorry</div>';
      const broken = isolate ? `<!--$!--><template data-dgst="1"></template>${fallback}<!--/$-->` : fallback;
      if (!isolate && !failed.has('n2')) response.statusCode = 500;
      response.end(`<p>one</p>${broken}<p>three</p>`);
    };
    const log = pino({ level: 'silent' });
    const warn = vi.spyOn(log, 'warn');
    const { get } = await startFront({ next, log });
    const { status, body } = await get('/');
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'n2', path: '/' }),
      'module failed to render',
    );
    expect([status, body.toString()]).toEqual([
      200,
      '<p>one</p><div class="x" data-fallback="n2">sorry</div><p>three</p>',
    ]);
  });

  it('renders a third time when a module breaks only the render that has its data', async () => {
    let renders = 0;
    const next: FrontParts['next'] = async (_, response) => {
      if (++renders === 1) response.statusCode = 500;
      response.end(pageRequest().isolate ? '<!--$--><p>one</p><!--/$-->' : '<p>one</p>');
    };
    const { get } = await startFront({ next });
    const { status, body } = await get('/');
    expect([status, body.toString(), renders]).toEqual([200, '<p>one</p>', 3]);
  });

  it('passes no cookie, query or header of the visitor to Next', async () => {
    const seen: string[] = [];
    const next: FrontParts['next'] = async (request, response) => {
      seen.push(JSON.stringify([request.url, request.headers]));
      await echo(request, response);
    };
    const { get } = await startFront({ next });
    await get('/brands?utm=secret', {
      cookie: 'user-token=secret',
      'x-forwarded-host': 'secret',
      'next-action': 'secret',
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain('secret');
  });
});

it.each([
  [undefined, 'false'],
  [() => false, 'true'],
])('a page knows whether the test hooks are on', async (testHooks, told) => {
  const next: FrontParts['next'] = async (_, response) => void response.end(`${pageRequest().testing}`);
  const { get } = await startFront({ next, testHooks });
  expect((await get('/')).body.toString()).toBe(told);
});

describe('an address with an injected fault', () => {
  const next: FrontParts['next'] = async (request, response) => {
    response.write(`${JSON.stringify(pageRequest().faults)} `);
    await echo(request, response);
  };
  const faulty = '/deals?__fault=banner:hangs&__terminal=app';

  it('is rendered on every request, and does not change the cached page', async () => {
    const { get } = await startFront({ next, testHooks: pageTestHooks });
    for (const outcome of ['pass', 'pass']) {
      const { headers, body } = await get(faulty);
      expect([headers['x-cache'], body.toString()]).toEqual([
        outcome,
        '{"banner":"hangs"} zest th app phone /deals',
      ]);
    }
    expect((await get('/deals')).body.toString()).toBe('{} zest th h5 desktop /deals');
  });

  it('ignores the fault without the test hooks', async () => {
    const { get } = await startFront({ next });
    await get('/deals');
    const { headers, body } = await get(faulty);
    expect([headers['x-cache'], body.toString()]).toEqual(['hit', '{} zest th h5 desktop /deals']);
  });
});

describe('a page whose rules use the app version', () => {
  const next: FrontParts['next'] = async (request, response) => {
    const { traits, answer } = pageRequest();
    answer.traits.add('appVersion');
    response.write(`${traits.appVersion} `);
    await echo(request, response);
  };
  const app = (version: string) => ({ 'user-agent': AGENTS.app.replace('3.2.0', version) });

  it('has a cache entry for each version', async () => {
    const { get } = await startFront({ next });
    for (const version of ['2.0', '3.1', '2.0', '3.1', '2.0']) {
      expect((await get('/rules', app(version))).body.toString()).toContain(`${version} zest`);
    }
    expect((await get('/rules', app('3.1'))).headers['x-cache']).toBe('hit');
  });
});

describe('while 40 renders wait', () => {
  const waits = 40;
  const preview = {
    variant: { tenantId: 'zest', lang: 'en', terminal: 'h5', device: 'phone' },
    traits: { audience: 'guest' },
    path: '/draft',
    preview: { pageId: 'x', path: '/draft', document: emptyDocument('COMMON_PAGE'), time: undefined },
  } as const;

  /** A front whose renders of `/slow…` hang until `letGo` is called; four run at once. */
  async function busyFront(limit: number) {
    const counts = { asked: 0, started: 0 };
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const queue = createWorkQueue({ concurrency: 4, limit });
    const front = await startFront({
      renders: (task) => {
        counts.asked++;
        return queue(task);
      },
      next: async (request, response) => {
        counts.started++;
        if (pageRequest().path.startsWith('/slow')) await gate;
        await echo(request, response);
      },
      previews: async (_, path) => (path === '/draft' ? preview : undefined),
    });
    expect((await front.get('/')).headers['x-cache']).toBe('miss');
    Object.assign(counts, { asked: 0, started: 0 });
    const slow = Array.from({ length: 4 + waits }, (_, i) => front.get(`/slow-${i}`));
    await vi.waitUntil(() => counts.asked === 4 + waits);
    return { ...front, counts, slow, letGo };
  }

  it('the API and cached pages are answered, and later all waiting renders', async () => {
    const { get, counts, slow, letGo } = await busyFront(waits);
    for (let i = 0; i < 20; i++) {
      expect((await get('/api/x')).body.toString()).toBe('api');
      expect((await get(`/?keyword=${i}`)).headers['x-cache']).toBe('hit');
    }
    expect(counts).toEqual({ asked: 44, started: 4 });
    letGo();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(44).fill(200));
    expect(counts.started).toBe(44);
  });

  it.each(['/one-more', '/editor/pages/1', '/draft'])(
    'with a full queue %s is answered with 503 at once, and the 503 is not cached',
    async (path) => {
      const { get, counts, slow, letGo } = await busyFront(waits);
      const { status, headers } = await get(path);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'private, no-store' });
      expect(counts.started).toBe(4);
      letGo();
      await Promise.all(slow);
      expect((await get(path)).status).toBe(200);
    },
  );

  it('an outdated page is shown instead of an error', async () => {
    const { get, cache, slow, letGo } = await busyFront(waits);
    cache.purge(['t:zest']);
    expect((await get('/')).headers['x-cache']).toBe('error-stale');
    letGo();
    await Promise.all(slow);
  });
});

it.each([
  ['/media/zest/uploads/a.webp', 'zest', 200],
  ['/media/zest/uploads/a.webp', 'guide', 404],
  ['/media/guide/uploads/a.webp@200x200q70.webp', 'guide', 200],
  ['/media/zest2/uploads/a.webp', 'zest', 404],
  ['/media/a.webp', 'zest', 404],
  ['/media/zest', 'zest', 404],
])('%s at the host of %s: %i', async (path, tenant, status) => {
  const { get } = await startFront({ files: (_, response) => Boolean(response.end('picture')) });
  expect((await get(path, { host: `${tenant}.localhost` })).status).toBe(status);
});

describe('while the database does not respond', () => {
  const down = async () => {
    throw new Error('query failed', { cause: new Error('timeout exceeded when trying to connect') });
  };
  const busy = { status: 503, headers: { 'retry-after': '10' } };

  it.each([
    ['a page that isn’t in the cache', '/', { next: down }],
    [
      'a page that exceeds its time limit',
      '/',
      { next: async () => Promise.reject(new AppError('UNAVAILABLE')) },
    ],
    ['a preview', '/editor/preview/x', { previews: down }],
    ['a sitemap', '/sitemap.xml', { discovery: down }],
  ] as const)('%s may be asked for again soon', async (_, path, over) => {
    const { get } = await startFront(over);
    expect(await get(path)).toMatchObject(busy);
  });
});

/** Request headers with which an attacker may try to read or poison another variant's cache entry. */
const NOISE: Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'guide.localhost' },
  { forwarded: 'host=guide.localhost' },
  { 'x-original-url': '/other' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
  { 'next-router-state-tree': '%5B%22%22%5D', 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'x-invoke-path': '/_error', 'x-matched-path': '/other' },
  { accept: 'text/x-component', 'x-nextjs-data': '1' },
  { cookie: 'a=b; languages=; i18next=%00' },
];

async function countForeignBodies(over: Partial<FrontParts>): Promise<number> {
  const { get } = await startFront(over);
  let foreign = 0;
  const one = async (i: number) => {
    const id = i % 2 ? 'zest' : 'guide';
    const lang = ['', '/en', '/id'][i % 3] ?? '';
    const agent = (['phone', 'desktop', 'app'] as const)[(i % 5) % 3] ?? 'phone';
    const page = `/p${i % 7}`;
    const { body } = await get(`${lang}${page}?noise=${i}`, {
      ...NOISE[i % NOISE.length],
      host: `${id}.localhost`,
      'user-agent': AGENTS[agent],
    });
    const terminal = agent === 'app' ? 'app' : 'h5';
    const device = agent === 'desktop' ? 'desktop' : 'phone';
    if (body.toString() !== `${id} ${lang.slice(1) || 'th'} ${terminal} ${device} ${page}`) foreign++;
  };
  for (let i = 0; i < 5_000; i += 20) await Promise.all(Array.from({ length: 20 }, (_, j) => one(i + j)));
  return foreign;
}

describe('5,000 interleaved requests of two tenants with noise', () => {
  it('never return a body of another tenant, language or terminal', async () => {
    expect(await countForeignBodies({})).toBe(0);
  });

  it('return other tenants’ bodies if the tenant is left out of the cache key', async () => {
    const cache = new PageCache({ maxBytes: 10_000_000, onAlarm: () => undefined });
    const serve = cache.serve.bind(cache);
    cache.serve = (key, render) => serve({ ...key, tenantId: 'any' }, render);
    expect(await countForeignBodies({ cache })).toBeGreaterThan(0);
  });
});
