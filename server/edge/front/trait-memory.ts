import { LRUCache } from 'lru-cache';
import type { Traits } from '#schemas/variant.ts';
import type { CachedPage } from '../page-cache.ts';

/** Remembers which traits each page uses, so that only those split its cache entry. */
export class TraitMemory {
  private readonly used = new LRUCache<string, readonly (keyof Traits)[]>({ max: 10_000 });

  /** The traits' part of a page's cache key. */
  values(tenantId: string, path: string, traits: Traits): string {
    const names = this.used.get(`${tenantId} ${path}`) ?? [];
    return names.map((name) => `${name}=${traits[name] ?? ''}`).join('&');
  }

  /** Records the traits of a render. A page whose traits were not in its key yet must not be cached under it. */
  learn<P extends CachedPage>(tenantId: string, path: string, page: P): P {
    const known = this.used.get(`${tenantId} ${path}`) ?? [];
    if (page.traits.every((name) => known.includes(name))) return page;
    this.used.set(`${tenantId} ${path}`, page.traits);
    return { ...page, lifetime: { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } };
  }
}
