import { describe, expect, it, vi } from 'vitest';
import { type CachedPage, PageCache, type PageKey } from './page-cache.ts';

const key = (over: Partial<PageKey> = {}): PageKey => ({
  tenantId: 'zest',
  lang: 'th',
  terminal: 'h5',
  device: 'phone',
  path: '/',
  rsc: false,
  traits: '',
  ...over,
});

function page(text: string, over: Partial<CachedPage> = {}): CachedPage {
  const body = Buffer.from(text);
  return {
    status: 200,
    contentType: 'text/html',
    body,
    gzip: body,
    brotli: body,
    policy: '',
    etag: `W/"${text}"`,
    tags: ['t:zest', 'zest:page:home'],
    traits: [],
    lifetime: { maxAge: 10, staleWhileRevalidate: 100, staleIfError: 1_000 },
    ...over,
  };
}

function setup(maxBytes = 1_000_000) {
  const clock = { time: 0 };
  const onAlarm = vi.fn();
  return { clock, onAlarm, cache: new PageCache({ maxBytes, onAlarm, now: () => clock.time }) };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const text = ({ page: { body } }: { page: CachedPage }) => body.toString();

describe('PageCache', () => {
  it('renders once and serves the same bytes while fresh', async () => {
    const { cache, clock } = setup();
    const render = vi.fn(async () => page('one'));
    expect((await cache.serve(key(), render)).outcome).toBe('miss');
    clock.time = 9_000;
    expect((await cache.serve(key(), render)).outcome).toBe('hit');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shares one render between concurrent misses', async () => {
    const { cache } = setup();
    const one = deferred<CachedPage>();
    const render = vi.fn(() => one.promise);
    const all = Promise.all(Array.from({ length: 200 }, () => cache.serve(key(), render)));
    one.resolve(page('one'));
    expect(new Set((await all).map(text))).toEqual(new Set(['one']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('serves stale while one revalidation runs', async () => {
    const { cache, clock } = setup();
    await cache.serve(key(), async () => page('old'));
    clock.time = 50_000;
    const render = vi.fn(async () => page('new'));
    const [a, b] = await Promise.all([cache.serve(key(), render), cache.serve(key(), render)]);
    expect([a.outcome, b.outcome, text(a)]).toEqual(['stale', 'stale', 'old']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(text(await cache.serve(key(), render))).toBe('new');
  });

  it('serves stale when rendering fails, and only within its lifetime', async () => {
    const { cache, clock } = setup();
    await cache.serve(key(), async () => page('old'));
    const broken = async () => {
      throw new Error('database is down');
    };
    clock.time = 500_000;
    expect(await cache.serve(key(), broken)).toMatchObject({ outcome: 'error-stale' });
    expect(text(await cache.serve(key(), async () => page('sorry', { status: 500 })))).toBe('old');
    clock.time = 2_000_000;
    await expect(cache.serve(key(), broken)).rejects.toThrow('database is down');
  });

  it('renders anew after a purge of one of its keys, and keeps the old page for errors', async () => {
    const { cache } = setup();
    await cache.serve(key(), async () => page('old'));
    expect(cache.purge(['other'])).toBe(0);
    expect(cache.purge(['zest:page:home'])).toBe(1);
    await expect(cache.serve(key(), () => Promise.reject(new Error('no')))).resolves.toMatchObject({
      outcome: 'error-stale',
    });
    expect(text(await cache.serve(key(), async () => page('new')))).toBe('new');
    expect((await cache.serve(key(), async () => page('newer'))).outcome).toBe('hit');
  });

  it('does not keep as fresh what was being rendered when its key was purged', async () => {
    const { cache } = setup();
    const slow = deferred<CachedPage>();
    const first = cache.serve(key(), () => slow.promise);
    cache.purge(['zest:page:home']);
    const second = cache.serve(key(), async () => page('new'));
    slow.resolve(page('old'));
    expect(text(await first)).toBe('old');
    expect(text(await second)).toBe('new');
    expect(text(await cache.serve(key(), async () => page('unwanted')))).toBe('new');
  });

  it('never keeps what is not a 200 or has no lifetime', async () => {
    const { cache } = setup();
    for (const refused of [
      page('x', { status: 404 }),
      page('x', { lifetime: { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } }),
    ]) {
      await cache.serve(key(), async () => refused);
      expect(cache.size.pages).toBe(0);
    }
  });

  it.each([
    ['tenant', { tenantId: 'guide' }],
    ['language', { lang: 'en' }],
    ['terminal', { terminal: 'app' }],
    ['device', { device: 'desktop' }],
    ['path', { path: '/x' }],
    ['payload', { rsc: true }],
    ['trait', { traits: 'appVersion=2.0' }],
  ] as const)('keeps pages of another %s apart', async (_, other) => {
    const { cache } = setup();
    await cache.serve(key(), async () => page('mine'));
    expect(text(await cache.serve(key(other), async () => page('theirs')))).toBe('theirs');
    expect(text(await cache.serve(key(), async () => page('again')))).toBe('mine');
  });

  it('treats an entry with a foreign stamp as a miss, and raises an alarm', async () => {
    const { cache, onAlarm } = setup();
    const stolen = key();
    await cache.serve(stolen, async () => page('guide'));
    stolen.tenantId = 'guide';
    expect(text(await cache.serve(key(), async () => page('zest')))).toBe('zest');
    expect(onAlarm).toHaveBeenCalledTimes(1);
  });

  it('stays within its bytes and forgets the tags of what it drops', async () => {
    const { cache } = setup(20_000);
    for (let i = 0; i < 500; i++) {
      await cache.serve(key({ path: `/${i}` }), async () => page('x'.repeat(500), { tags: [`deal:${i}`] }));
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.tags).toBe(cache.size.pages);
  });
});
