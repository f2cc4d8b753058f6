import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { pageKey as key, cachedPage as page } from './page-cache.fixtures.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

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

  it('is fresh, and then stale, to the last millisecond of its lifetime', async () => {
    const { cache, clock } = setup();
    const at = async (time: number) => {
      clock.time = 0;
      await cache.serve(key({ path: `/${time}` }), async () => page('old'));
      clock.time = time;
      return (await cache.serve(key({ path: `/${time}` }), async () => page('new'))).outcome;
    };
    expect(await at(10_000)).toBe('hit');
    expect(await at(10_001)).toBe('stale');
    expect(await at(110_000)).toBe('stale');
    expect(await at(110_001)).toBe('miss');
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
    clock.time = 1_010_000;
    expect(await cache.serve(key(), broken)).toMatchObject({ outcome: 'error-stale' });
    clock.time = 1_010_001;
    await expect(cache.serve(key(), broken)).rejects.toThrow('database is down');
    const sorry = await cache.serve(key(), async () => page('sorry', { status: 500 }));
    expect(sorry).toMatchObject({ outcome: 'pass', page: { status: 500 } });
  });

  it('retries after a failed render, also when a stale page was served', async () => {
    const { cache, clock } = setup();
    const fail = vi.fn(() => Promise.reject(new Error('no')));
    await expect(cache.serve(key(), fail)).rejects.toThrow('no');
    expect(text(await cache.serve(key(), async () => page('old')))).toBe('old');
    clock.time = 50_000;
    expect((await cache.serve(key(), fail)).outcome).toBe('stale');
    await turn();
    expect((await cache.serve(key(), async () => page('new'))).outcome).toBe('stale');
    await turn();
    expect(text(await cache.serve(key(), fail))).toBe('new');
    expect(fail).toHaveBeenCalledTimes(2);
  });

  it('renders again after a purge of one of its keys, and keeps the old page for errors', async () => {
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

  it('counts a purged page once, however many of its keys are purged, and no page twice', async () => {
    const { cache } = setup();
    await cache.serve(key(), async () => page('old'));
    await cache.serve(key({ path: '/deals' }), async () => page('deals', { tags: ['t:zest'] }));
    expect(cache.purge(['zest:page:home', 't:zest', 't:zest'])).toBe(2);
    expect(cache.purge(['t:zest'])).toBe(0);
  });

  it('purges everything when it may have missed a purge', async () => {
    const { cache } = setup();
    await cache.serve(key(), async () => page('old'));
    await cache.serve(key({ path: '/x' }), async () => page('nothing', { status: 404 }));
    cache.purgeAll();
    expect(text(await cache.serve(key(), async () => page('new')))).toBe('new');
    expect(text(await cache.serve(key({ path: '/x' }), async () => page('there')))).toBe('there');
  });

  it('purges a page only by the keys of its last render', async () => {
    const { cache, clock } = setup();
    await cache.serve(key(), async () => page('old', { tags: ['deal:1'] }));
    clock.time = 200_000;
    await cache.serve(key(), async () => page('new', { tags: ['deal:2'] }));
    expect(cache.size).toMatchObject({ pages: 1, tags: 1 });
    expect(cache.purge(['deal:1'])).toBe(0);
    expect(cache.purge(['deal:2'])).toBe(1);
  });

  it('keeps a page that was purged while it was rendered only for errors', async () => {
    const { cache } = setup();
    const slow = deferred<CachedPage>();
    const first = cache.serve(key(), () => slow.promise);
    cache.purge(['zest:page:home']);
    slow.resolve(page('old'));
    await first;
    const broken = () => Promise.reject(new Error('no'));
    expect(await cache.serve(key(), broken)).toMatchObject({ outcome: 'error-stale' });
    expect(text(await cache.serve(key(), async () => page('new')))).toBe('new');
  });

  it('does not store as fresh a page whose key was purged during its render', async () => {
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

  it.each([404, 410])('caches a %i for a moment', async (status) => {
    const { cache, clock } = setup();
    const render = vi.fn(async () => page('nothing', { status, tags: [] }));
    expect((await cache.serve(key(), render)).outcome).toBe('pass');
    clock.time = 9_000;
    expect(await cache.serve(key(), render)).toMatchObject({ outcome: 'hit', page: { status } });
    expect(cache.size).toMatchObject({ pages: 0, missing: 1, bytes: 0 });
    clock.time = 11_000;
    await cache.serve(key(), render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each(['t:zest', 'zest:page:new', 'zest:feed:deals'])(
    'drops cached 404s when its tenant’s %s is purged',
    async (tag) => {
      const { cache } = setup();
      const nothing = async () => page('nothing', { status: 404, tags: [] });
      await cache.serve(key(), nothing);
      await cache.serve(key({ tenantId: 'guide' }), nothing);
      cache.purge([tag]);
      expect(text(await cache.serve(key(), async () => page('new')))).toBe('new');
      expect(text(await cache.serve(key(), async () => page('unwanted')))).toBe('new');
      expect((await cache.serve(key({ tenantId: 'guide' }), nothing)).outcome).toBe('hit');
      expect(cache.size).toMatchObject({ pages: 1, missing: 1 });
    },
  );

  it('does not cache a 404 when the page was created during the render', async () => {
    const { cache } = setup();
    const slow = deferred<CachedPage>();
    const first = cache.serve(key(), () => slow.promise);
    cache.purge(['zest:page:new']);
    slow.resolve(page('nothing', { status: 404 }));
    await first;
    expect(text(await cache.serve(key(), async () => page('new')))).toBe('new');
  });

  it('caches a 410 in place of a page that was removed', async () => {
    const { cache } = setup();
    await cache.serve(key(), async () => page('old'));
    cache.purge(['zest:page:home']);
    await cache.serve(key(), async () => page('gone', { status: 410 }));
    expect(text(await cache.serve(key(), async () => page('unwanted')))).toBe('gone');
    expect(cache.size).toMatchObject({ pages: 0, missing: 1, tags: 1 });
  });

  it('bounds the number of cached 404s', async () => {
    const { cache } = setup();
    for (let i = 0; i < 600; i++)
      await cache.serve(key({ path: `/${i}` }), async () => page('nothing', { status: 404 }));
    expect(cache.size).toMatchObject({ pages: 0, missing: 500, tags: 1 });
  });

  it('never caches failed renders or pages without a lifetime', async () => {
    const { cache } = setup();
    for (const refused of [
      page('x', { status: 503 }),
      page('x', { status: 307 }),
      page('x', { lifetime: { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } }),
    ]) {
      await cache.serve(key(), async () => refused);
      expect(cache.size).toMatchObject({ pages: 0, missing: 0 });
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

  it('treats an entry whose stamp does not match as a miss, and raises an alarm', async () => {
    const { cache, onAlarm } = setup();
    const stolen = key();
    await cache.serve(stolen, async () => page('guide'));
    stolen.tenantId = 'guide';
    expect(text(await cache.serve(key(), async () => page('zest')))).toBe('zest');
    expect(onAlarm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another variant'), key());
    expect((await cache.serve(key(), async () => page('unwanted'))).outcome).toBe('hit');
  });

  it.each([
    ['tenantId', 'guide'],
    ['lang', 'en'],
    ['terminal', 'app'],
    ['device', 'desktop'],
    ['rsc', true],
    ['traits', 'audience=member'],
    ['path', '/x'],
  ] as const)('notices a foreign %s in a stamp', async (name, value) => {
    const { cache, onAlarm } = setup();
    const stolen = key();
    await cache.serve(stolen, async () => page('nothing', { status: 404 }));
    Object.assign(stolen, { [name]: value });
    expect(text(await cache.serve(key(), async () => page('zest')))).toBe('zest');
    expect(onAlarm).toHaveBeenCalledTimes(1);
  });

  it('counts the page with its compressed copies, the key and an entry’s overhead', async () => {
    const { cache } = setup();
    const long = page('x', { body: Buffer.alloc(1_000) });
    await cache.serve(key(), async () => long);
    const one = cache.size.bytes;
    expect(one).toBeGreaterThan(1_400 + 1_024);
    expect(one).toBeLessThan(1_400 + 1_024 + 60);
    await cache.serve(key({ path: `/${'a'.repeat(99)}` }), async () => long);
    expect(cache.size.bytes).toBe(2 * one + 99);
  });

  it('uses the machine’s clock by default', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, onAlarm: vi.fn() });
    await cache.serve(key(), async () => page('one'));
    expect((await cache.serve(key(), async () => page('two'))).outcome).toBe('hit');
  });

  it('stays within its byte limit and forgets the tags of evicted entries', async () => {
    const { cache } = setup(20_000);
    for (let i = 0; i < 500; i++) {
      await cache.serve(key({ path: `/${i}` }), async () => page('x'.repeat(500), { tags: [`deal:${i}`] }));
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.tags).toBe(cache.size.pages);
  });
});
