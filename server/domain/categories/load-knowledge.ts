import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { classifications, goods } from '../catalogue/schema.ts';
import { knownNames } from '../search/load-spellings.ts';
import { loadMappings, loadTree } from './load-placement.ts';
import { type Knowledge, type Learnt, learnWords } from './suggest.ts';

/** Goods of a category from whose titles words are learnt. */
const SAMPLE = 25;
const MAX_CATEGORIES = 2_000;
/** Age at which words are learnt anew. */
const FRESH_MS = 60_000;
const MAX_TENANTS = 100;

/** A cache for each database, because tests have several. */
const caches = new WeakMap<Db, LRUCache<string, Promise<Learnt>>>();

/** Knowledge by which categories are suggested; the words are at most a minute old. */
export async function loadKnowledge(db: Db, tenantId: string): Promise<Knowledge> {
  const [tree, mappings, { spellings }, learnt] = await Promise.all([
    loadTree(db, tenantId),
    loadMappings(db, tenantId),
    knownNames(db, tenantId),
    learntWords(db, tenantId),
  ]);
  return { tree, mappings, spellings, learnt };
}

function learntWords(db: Db, tenantId: string): Promise<Learnt> {
  const cache = caches.get(db) ?? new LRUCache({ max: MAX_TENANTS, ttl: FRESH_MS });
  caches.set(db, cache);
  const known = cache.get(tenantId);
  if (known) return known;
  const loading = learn(db, tenantId);
  cache.set(tenantId, loading);
  loading.catch(() => cache.delete(tenantId));
  return loading;
}

async function learn(db: Db, tenantId: string): Promise<Learnt> {
  const { rows } = await db.execute<{ title: Localized<string>; classificationId: string }>(
    sql`select item.name as title, category.id as "classificationId" from (
        select id from ${classifications} where tenant_id = ${tenantId} and type = 'GOODS'
        order by id limit ${MAX_CATEGORIES}
      ) category cross join lateral (
        select name from ${goods}
        where tenant_id = ${tenantId} and classification_id = category.id and not invalid limit ${SAMPLE}
      ) item`,
  );
  return learnWords(rows);
}
