import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { BreakableProxy } from '#tests/support/breakable-proxy.ts';
import { openTestDatabase } from '../edge/api/api.fixtures.ts';
import { cachedPage, pageKey } from '../edge/page-cache.fixtures.ts';
import { type CachedPage, PageCache } from '../edge/page-cache.ts';
import { openProxy } from './db/proxy.fixtures.ts';
import { announcePurge, notifyPurge, openPurgeBus } from './purge-bus.ts';

const silent = pino({ level: 'silent' });
const LASTING = { maxAge: 300, staleWhileRevalidate: 300, staleIfError: 300 };
const key = pageKey();
const page = (text: string, tags: readonly string[]) => cachedPage(text, { tags, lifetime: LASTING });

/** A serving process: a page cache with its bus. `published` is what its page shows when rendered. */
async function openProcess(
  url: string,
  parts: { published: () => string; onTenantsChanged?: () => Promise<void> },
) {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  const cache = new PageCache({ maxBytes: 1_000_000, onAlarm: expect.fail });
  const bus = await openPurgeBus({
    url,
    pool,
    cache,
    onTenantsChanged: parts.onTenantsChanged ?? (async () => undefined),
    log: silent,
    heartbeatMs: 50,
  });
  onTestFinished(async () => {
    await bus.close();
    await pool.end();
  });
  /** Text of the page with this tag. */
  const show = async (tag = 't:zest') => {
    const shown = await cache.serve({ ...key, path: `/${tag}` }, async () => page(parts.published(), [tag]));
    return String(shown.page.body);
  };
  return { pool, cache, bus, show };
}

const BREAKS: Record<
  string,
  { break: (proxy: BreakableProxy) => void; heal: (proxy: BreakableProxy) => void }
> = {
  'was cut': { break: (proxy) => proxy.cut(), heal: () => undefined },
  'was dropped without a word': { break: (proxy) => proxy.swallow(), heal: () => undefined },
  'is refused for a while, as by a database that restarts': {
    break: (proxy) => proxy.refuse(),
    heal: (proxy) => proxy.accept(),
  },
};

test.each(Object.keys(BREAKS))(
  'a page published while a process’s connection %s is shown by that process afterwards, five times',
  async (name) => {
    const { url } = await openTestDatabase();
    const proxy = await openProxy(url);
    let published = 'first';
    const near = await openProcess(url, { published: () => published });
    const far = await openProcess(proxy.url, { published: () => published });
    for (let time = 1; time <= 5; time++) {
      const before = published;
      expect([await near.show(), await far.show()]).toEqual([before, before]);
      BREAKS[name]?.break(proxy);
      published = `${time} later`;
      await near.bus.purge(['t:zest']);
      expect(await near.show()).toBe(published);
      BREAKS[name]?.heal(proxy);
      await expect.poll(() => far.show()).toBe(published);
    }
  },
);

test('a page being rendered while everything is purged is rendered again', async () => {
  const cache = new PageCache({ maxBytes: 1_000_000, onAlarm: expect.fail });
  const rendered = Promise.withResolvers<CachedPage>();
  const first = cache.serve(key, () => rendered.promise);
  cache.purgeAll();
  rendered.resolve(page('old', ['t:zest']));
  await first;
  const { page: second } = await cache.serve(key, async () => page('new', ['t:zest']));
  expect(String(second.body)).toBe('new');
});

test('after a lost connection the tenants are read again, until that succeeds, and all pages are purged', async () => {
  const { url } = await openTestDatabase();
  const proxy = await openProxy(url);
  const reads: string[] = [];
  const { show } = await openProcess(proxy.url, {
    published: () => reads.at(-1) ?? 'never',
    onTenantsChanged: async () => {
      reads.push(reads.length < 2 ? 'failed' : 'read');
      if (reads.length <= 2) throw new Error('away');
    },
  });
  expect(await show()).toBe('never');
  proxy.cut();
  await expect.poll(() => show()).toBe('read');
  expect(reads).toEqual(['failed', 'failed', 'read']);
});

test('pages rendered while a tenant’s new settings load are purged again afterwards', async () => {
  const { url } = await openTestDatabase();
  const loading = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  let settings = 'old';
  const { pool, show } = await openProcess(url, {
    published: () => settings,
    onTenantsChanged: async () => {
      loading.resolve();
      await loaded.promise;
      settings = 'new';
    },
  });
  await announcePurge(pool, ['tenants', 't:zest']);
  await loading.promise;
  expect(await show()).toBe('old');
  loaded.resolve();
  await expect.poll(() => show()).toBe('new');
});

test('any number of keys is announced, in messages within the limit of NOTIFY', async () => {
  const { url, db } = await openTestDatabase();
  // As long as the longest keys in use.
  const keys = Array.from({ length: 200 }, (_, i) => `zest:leaderboard:${`${i}`.padStart(90, '0')}`);
  let published = 'first';
  const { pool, show } = await openProcess(url, { published: () => published });
  const shown = async () => new Set(await Promise.all(keys.map((tag) => show(tag))));
  for (const announce of [() => announcePurge(pool, keys), () => notifyPurge(db, keys)]) {
    const before = published;
    expect(await shown()).toEqual(new Set([before]));
    published = `${before} again`;
    await announce();
    await expect.poll(shown).toEqual(new Set([published]));
  }
});
