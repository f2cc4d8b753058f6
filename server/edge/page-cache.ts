import { LRUCache } from 'lru-cache';
import type { Traits, Variant } from '#schemas/variant.ts';
import type { Compressible } from './compressed.ts';

/** A complete response to a page request. */
export type CachedPage = Compressible & {
  status: number;
  contentType: string;
  /** Its Content-Security-Policy. */
  policy: string;
  etag: string;
  /** Cache tags, sent as `Surrogate-Key`. */
  tags: readonly string[];
  lifetime: Lifetime;
  /** Visitor traits that its rules used. */
  traits: readonly (keyof Traits)[];
  /** Location to which an address leads at which nothing is. */
  redirect?: string;
};

/** Cache lifetime of a page, as in `Surrogate-Control`; seconds. */
export type Lifetime = { maxAge: number; staleWhileRevalidate: number; staleIfError: number };

/** Identity of a cached page. It is in the key, and stamped inside the entry. */
export type PageKey = Variant & {
  path: string;
  rsc: boolean;
  /** The values of the traits that the page uses; empty for most pages. */
  traits: string;
  /** Experiment and arm, such as `id:1`; undefined for pages without one. */
  experiment?: string | undefined;
};

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'error-stale' | 'pass';

type Entry = { stamp: PageKey; page: CachedPage; storedAt: number; purged: boolean };
type Flight = { promise: Promise<CachedPage>; startedAt: number };

/** Lifetime of a cached 404. It is short, because a page that appears by schedule causes no purge. */
const MISSING_LIFETIME: Lifetime = { maxAge: 10, staleWhileRevalidate: 0, staleIfError: 0 };
/** Size of a page with its compressed copies, which are made later, relative to the page: 1.3 for a large one. */
const WITH_COPIES = 1.4;
/** Limit of cached 404s, of some 80 kB each. */
const MOST_MISSING = 500;

/**
 * Cache of complete responses by variant and path. Obeys each page's own lifetime: fresh, stale while one
 * revalidation runs, stale when rendering fails. Concurrent misses of one key share one render. Bounded in bytes. A
 * 404 is cached for a moment, a redirect of an address at which nothing is for its lifetime, both at most until
 * anything of their tenant is purged; they take no room from pages.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly missing = new LRUCache<string, Entry>({
    max: MOST_MISSING,
    dispose: ({ page }, key) => this.forget(key, page.tags),
  });
  private readonly byTag = new Map<string, Set<string>>();
  private readonly flights = new Map<string, Flight>();
  /** Time of each tag's last purge: a render begun before it is not stored as fresh. */
  private readonly purges = new LRUCache<string, number>({ max: 50_000 });
  private purgeCount = 0;
  /** Time of the last purge of everything. */
  private purgedAllAt = 0;
  private readonly onAlarm: (message: string, key: PageKey) => void;
  private readonly now: () => number;

  constructor(options: {
    maxBytes: number;
    onAlarm: (message: string, key: PageKey) => void;
    now?: () => number;
  }) {
    this.onAlarm = options.onAlarm;
    this.now = options.now ?? Date.now;
    this.entries = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => Math.ceil(WITH_COPIES * page.body.length) + key.length + 1_024,
      dispose: ({ page }, key) => this.forget(key, page.tags),
    });
  }

  /**
   * The page for `key`, rendered by `render` on a miss. Throws the error of `render` when no stale page may be
   * served.
   */
  async serve(
    key: PageKey,
    render: () => Promise<CachedPage>,
  ): Promise<{ page: CachedPage; outcome: CacheOutcome }> {
    const id = cacheId(key);
    const entry = this.read(id, key);
    const age = entry ? (this.now() - entry.storedAt) / 1_000 : Number.POSITIVE_INFINITY;
    if (entry && !entry.purged) {
      if (age <= entry.page.lifetime.maxAge) return { page: entry.page, outcome: 'hit' };
      if (age <= entry.page.lifetime.maxAge + entry.page.lifetime.staleWhileRevalidate) {
        this.fly(id, key, render).catch(() => undefined);
        return { page: entry.page, outcome: 'stale' };
      }
    }
    const mayServeStale = entry && age <= entry.page.lifetime.maxAge + entry.page.lifetime.staleIfError;
    try {
      const page = await this.fly(id, key, render);
      if (page.status >= 500 && mayServeStale) return { page: entry.page, outcome: 'error-stale' };
      return { page, outcome: page.status === 200 ? 'miss' : 'pass' };
    } catch (error) {
      if (mayServeStale) return { page: entry.page, outcome: 'error-stale' };
      throw error;
    }
  }

  /** Marks every page with one of the tags as outdated: it is served again only when rendering fails. */
  purge(tags: readonly string[]): number {
    this.purgeCount++;
    let marked = 0;
    for (const tag of new Set([...tags, ...tags.flatMap(missingTags)])) {
      this.purges.set(tag, this.purgeCount);
      for (const id of this.byTag.get(tag) ?? []) {
        const entry = this.entries.peek(id) ?? this.missing.peek(id);
        if (entry && !entry.purged) {
          entry.purged = true;
          marked++;
        }
      }
    }
    this.flights.clear();
    return marked;
  }

  /** Marks all pages as outdated, also those being rendered, because purges of other processes may have been missed. */
  purgeAll(): void {
    this.purgedAllAt = ++this.purgeCount;
    for (const entry of [...this.entries.values(), ...this.missing.values()]) entry.purged = true;
    this.flights.clear();
  }

  get size(): { pages: number; missing: number; bytes: number; tags: number } {
    const { entries, missing, byTag } = this;
    return {
      pages: entries.size,
      missing: missing.size,
      bytes: entries.calculatedSize,
      tags: byTag.size,
    };
  }

  private read(id: string, key: PageKey): Entry | undefined {
    const entry = this.entries.get(id) ?? this.missing.get(id);
    if (!entry || sameKey(entry.stamp, key)) return entry;
    this.onAlarm('a cached page carries the stamp of another variant', key);
    this.entries.delete(id);
    this.missing.delete(id);
    return undefined;
  }

  private fly(id: string, key: PageKey, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.flights.get(id);
    if (running) return running.promise;
    const flight: Flight = {
      startedAt: this.purgeCount,
      promise: render().then((page) => {
        this.store(id, key, page, flight.startedAt);
        return page;
      }),
    };
    this.flights.set(id, flight);
    const land = () => {
      if (this.flights.get(id) === flight) this.flights.delete(id);
    };
    flight.promise.then(land, land);
    return flight.promise;
  }

  private store(id: string, key: PageKey, page: CachedPage, startedAt: number): void {
    const isMoved = page.redirect !== undefined;
    const isMissing = isMoved || page.status === 404 || page.status === 410;
    if (!isMissing && (page.status !== 200 || page.lifetime.maxAge <= 0)) return;
    const tags = isMissing ? [missingTag(key.tenantId), ...(isMoved ? page.tags : [])] : page.tags;
    const purged =
      this.purgedAllAt > startedAt || tags.some((tag) => (this.purges.get(tag) ?? 0) > startedAt);
    if (purged && (isMissing || this.entries.has(id))) return;
    const [home, other] = isMissing ? [this.missing, this.entries] : [this.entries, this.missing];
    const lifetime = isMissing && !isMoved ? MISSING_LIFETIME : page.lifetime;
    other.delete(id);
    home.set(id, { stamp: key, page: { ...page, tags, lifetime }, storedAt: this.now(), purged });
    for (const tag of tags) {
      const ids = this.byTag.get(tag);
      if (ids) ids.add(id);
      else this.byTag.set(tag, new Set([id]));
    }
  }

  private forget(id: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const ids = this.byTag.get(tag);
      ids?.delete(id);
      if (ids?.size === 0) this.byTag.delete(tag);
    }
  }
}

/** Tag of all cached 404s of a tenant. */
const missingTag = (tenantId: string) => `missing:${tenantId}`;

/** Tags of the cached 404s that a purge drops: a tag begins with its tenant, or is `t:<tenant>`. */
const missingTags = (tag: string) => tag.split(':', 2).map(missingTag);

function cacheId(key: PageKey): string {
  return `${key.tenantId}\n${key.lang}\n${key.terminal}\n${key.device}\n${key.rsc ? 'rsc' : 'html'}\n${key.traits}\n${key.experiment ?? ''}\n${key.path}`;
}

function sameKey(a: PageKey, b: PageKey): boolean {
  return (
    a.tenantId === b.tenantId &&
    a.lang === b.lang &&
    a.terminal === b.terminal &&
    a.device === b.device &&
    a.rsc === b.rsc &&
    a.traits === b.traits &&
    a.experiment === b.experiment &&
    a.path === b.path
  );
}
