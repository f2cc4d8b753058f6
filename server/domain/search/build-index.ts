import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { facts, tenants } from '../../platform/db/schema.ts';
import { contents } from '../articles/schema.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { contentEntry, dealEntry, goodsEntry } from './entry.ts';
import { loadNames, type Names } from './names.ts';
import { searchEntries, searchWords } from './schema.ts';
import { writeEntries } from './write-entries.ts';

/** Version of the rules for splitting texts into words; a new number rebuilds every entry. */
export const INDEX_VERSION = 4;
const INDEX_LOCK = 7_241_005;
const BATCH = 500;

type GoodsRow = typeof goods.$inferSelect;

/** Builds the index if it is missing or has an older version. Of several processes one does it. */
export async function ensureIndex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    const [known] = await tx.select().from(facts).where(eq(facts.name, 'search'));
    if (known?.value === INDEX_VERSION) return;
    for (const { id } of await tx.select({ id: tenants.id }).from(tenants)) await buildIndex(tx, id);
    await noteIndex(tx);
  });
}

/** Stores the version of the index. */
export async function noteIndex(db: Pick<Db, 'insert'>): Promise<void> {
  const fact = { name: 'search', value: INDEX_VERSION };
  await db.insert(facts).values(fact).onConflictDoUpdate({ target: facts.name, set: fact });
}

/** Builds all entries of a tenant from its catalogue. */
export async function buildIndex(db: Db, tenantId: string): Promise<void> {
  const names = await loadNames(db, tenantId);
  await db.delete(searchEntries).where(eq(searchEntries.tenantId, tenantId));
  await db.delete(searchWords).where(eq(searchWords.tenantId, tenantId));
  await indexGoods(db, tenantId, names);
  await indexContents(db, tenantId, names);
}

/** Builds the entries of products and their deals. */
async function indexGoods(db: Db, tenantId: string, names: Names): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .select()
      .from(goods)
      .where(and(eq(goods.tenantId, tenantId), gt(goods.id, after)))
      .orderBy(asc(goods.id))
      .limit(BATCH);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const isOurs = and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, [...byId.keys()]));
    const dealRows = await db.select().from(deals).where(isOurs);
    await writeEntries(db, [
      ...rows.filter(({ invalid }) => !invalid).map((row) => goodsEntry(row, names)),
      ...dealRows
        .filter(({ invalid }) => !invalid)
        .map((row) => dealEntry(row, byId.get(row.goodsId) as GoodsRow, names)),
    ]);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}

async function indexContents(db: Db, tenantId: string, names: Names): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .select()
      .from(contents)
      .where(and(eq(contents.tenantId, tenantId), gt(contents.id, after)))
      .orderBy(asc(contents.id))
      .limit(BATCH);
    await writeEntries(
      db,
      rows.filter(({ invalid }) => !invalid).map((row) => contentEntry(row, names)),
    );
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}
