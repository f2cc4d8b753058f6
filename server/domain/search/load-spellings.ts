import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/database.ts';
import { brands } from '../catalogue/schema.ts';
import { redirectsOf } from './redirects.ts';
import { spellings } from './schema.ts';
import {
  groupSpellings,
  type Spelling,
  type SpellingKind,
  type Spellings,
  spellingKey,
} from './spellings.ts';

/** Names that a search of the tenant understands. */
export type KnownNames = {
  spellings: Spellings;
  /** Ids of the tenant's brands by the keys of their names. */
  brandIds: ReadonlyMap<string, string>;
  /** Addresses of the shop that searches for exactly these words lead to, by key. */
  redirects: ReadonlyMap<string, string>;
};

/** Limit of an operator's spellings per tenant. */
export const MAX_SPELLINGS = 5_000;
const MAX_BRANDS = 20_000;
/** Age at which another process's edits are read. */
const FRESH_MS = 30_000;
const MAX_TENANTS = 500;

let firstSet: readonly Spelling[] | undefined;
/** A cache for each database, because tests have several. */
const caches = new WeakMap<Db, LRUCache<string, Promise<KnownNames>>>();

/** The first set of spellings, which every tenant has: a line for each name with its spellings. */
export function firstSpellings(): readonly Spelling[] {
  firstSet ??= readFileSync(new URL('data/spellings.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', meant = '', written = ''] = line.split('\t');
      return written.split(', ').map((one) => ({
        kind: kind as SpellingKind,
        meant,
        written: one,
        key: spellingKey(one),
      }));
    });
  return firstSet;
}

/** Spellings and brands of a tenant, at most half a minute old. */
export async function knownNames(db: Db, tenantId: string): Promise<KnownNames> {
  const cache = caches.get(db) ?? new LRUCache({ max: MAX_TENANTS, ttl: FRESH_MS });
  caches.set(db, cache);
  const known = cache.get(tenantId);
  if (known) return known;
  const loading = load(db, tenantId);
  cache.set(tenantId, loading);
  loading.catch(() => cache.delete(tenantId));
  return loading;
}

/** Makes the next search of the tenant in this process read its spellings anew. */
export function forgetNames(db: Db, tenantId: string): void {
  caches.get(db)?.delete(tenantId);
}

async function load(db: Db, tenantId: string): Promise<KnownNames> {
  const [own, brandRows] = await Promise.all([
    db.select().from(spellings).where(eq(spellings.tenantId, tenantId)).limit(MAX_SPELLINGS),
    db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(eq(brands.tenantId, tenantId))
      .orderBy(asc(brands.position), asc(brands.id))
      .limit(MAX_BRANDS),
  ]);
  const edited = own.filter(({ kind }) => kind !== 'redirect');
  return {
    spellings: groupSpellings([
      ...firstSpellings(),
      ...edited.map((row) => ({ ...row, kind: row.kind as SpellingKind })),
    ]),
    redirects: redirectsOf(own.filter(({ kind }) => kind === 'redirect')),
    brandIds: new Map(
      brandRows.flatMap(({ id, name }) => Object.values(name).map((one) => [spellingKey(one), id] as const)),
    ),
  };
}
