import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Localized } from '#schemas/page/localized.ts';
import type { Db } from '../../platform/db/database.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { importLock } from '../catalogue/import-lock.ts';
import { categoryMappings, goods } from '../catalogue/schema.ts';
import { loadNames, type Names } from '../search/names.ts';
import { rewriteEntries } from '../search/rewrite-entries.ts';
import { holdMappings, loadPlacement, mappingsVersion } from './load-placement.ts';
import { levelsOf, type PlaceItem, pathKey, wordOf } from './place.ts';

/** Whether an operator has set the category of goods. */
const isCorrected = sql`('classificationId' = any(${goods.locked}))`;
/** Goods of one transaction. */
const BATCH = 500;

type Due = typeof categoryMappings.$inferSelect;
type Changes = { db: Db; now: () => number };
type Item = {
  id: string;
  sourceCategory: string | null;
  title: Localized<string>;
  classificationId: string | null;
};
type Run = { due: readonly Due[]; version: string; place: PlaceItem; names: Names };

/**
 * Makes stored goods follow the tenant's saved and removed mappings, as the next import would. Goods that have their
 * category from elsewhere keep it when a mapping is removed. It stops after the time limit, in ms, or when an import of
 * the tenant runs, which has placed its items already, and starts again at the next call. Gives the number of goods that
 * were moved.
 */
export async function applyMappings(
  { db, now }: Changes,
  scope: TenantScope,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { tenantId } = scope;
  const end = performance.now() + limit;
  let moved = 0;
  for (;;) {
    const version = await mappingsVersion(db, tenantId);
    const isOurs = and(eq(categoryMappings.tenantId, tenantId), eq(categoryMappings.due, true));
    const due = await db.select().from(categoryMappings).where(isOurs);
    if (due.length === 0) return moved;
    const [place, names] = [await loadPlacement(db, tenantId), await loadNames(db, tenantId)];
    const run: Run = { due, version, place, names };
    for (let after: string | undefined = ''; after !== undefined; ) {
      const batch = await db.transaction((tx) => applyBatch(tx, scope, run, after ?? '', new Date(now())));
      moved += batch.moved;
      after = batch.after;
      if (batch.isBusy || performance.now() > end) return moved;
    }
  }
}

/** Applies the mappings to the goods after an id; gives the last one, or none at the end or if a mapping changed; `isBusy` while an import holds the catalogue. */
async function applyBatch(tx: Db, { tenantId }: TenantScope, run: Run, after: string, now: Date) {
  const { rows: locks } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLock(tenantId)}) as locked`,
  );
  if (!locks[0]?.locked) return { moved: 0, after, isBusy: true };
  await holdMappings(tx, tenantId);
  if ((await mappingsVersion(tx, tenantId)) !== run.version)
    return { moved: 0, after: undefined, isBusy: false };
  const { id, sourceCategory, name: title } = goods;
  // An operator's correction stays; the category that imports know moves.
  const classificationId = sql<string | null>`case when ${isCorrected}
    then ${goods.imported}->>'classificationId' else ${goods.classificationId} end`;
  const rows = await tx
    .select({ id, sourceCategory, title, classificationId })
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH);
  const moves = movesOf(rows, run);
  if (moves.length > 0) await move(tx, tenantId, moves, run.names, now);
  if (rows.length === BATCH) return { moved: moves.length, after: rows.at(-1)?.id, isBusy: false };
  await finish(tx, tenantId, run.due);
  return { moved: moves.length, after: undefined, isBusy: false };
}

/** Goods that a due mapping concerns and that belong elsewhere, with their categories. */
function movesOf(rows: readonly Item[], { due, place }: Run): { id: string; to: string | null }[] {
  const given = new Set(due.flatMap((one) => one.given));
  const paths = new Set(due.filter(({ source }) => source === 'path').map(({ key }) => key));
  const words = new Map(due.filter(({ source }) => source === 'word').map((one) => [one.key, one]));
  const isConcerned = ({ sourceCategory, title }: Item) => {
    const levels = levelsOf(pathKey(sourceCategory ?? ''));
    return (
      levels.some((_, at) => paths.has(levels.slice(0, at + 1).join(' > '))) ||
      wordOf(title, words) !== undefined
    );
  };
  return rows.filter(isConcerned).flatMap((row) => {
    const to = place(row);
    const has = row.classificationId;
    return to === has || (to === null && !given.has(has ?? '')) ? [] : [{ id: row.id, to }];
  });
}

async function move(
  tx: Db,
  tenantId: string,
  moves: readonly { id: string; to: string | null }[],
  names: Names,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update ${goods} set updated_at = ${now.toISOString()},
      classification_id = case when ${isCorrected} then classification_id else row."to" end,
      imported = case when ${isCorrected} then imported || jsonb_build_object('classificationId', row."to")
        else imported end
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as row (id text, "to" text)
    where ${goods.tenantId} = ${tenantId} and ${goods.id} = row.id`);
  const dealIds = await rewriteEntries(
    tx,
    tenantId,
    moves.map(({ id }) => id),
    names,
  );
  const tags = [
    'feed:deals',
    'feed:goods',
    'boards',
    ...moves.map(({ id }) => `goods:${id}`),
    ...dealIds.map((id) => `deal:${id}`),
  ];
  await notifyPurge(
    tx,
    tags.map((tag) => `${tenantId}:${tag}`),
  );
}

/** Notes that all goods follow the mappings; removed ones are gone. */
async function finish(tx: Db, tenantId: string, due: readonly Due[]): Promise<void> {
  const isOne = and(
    eq(categoryMappings.tenantId, tenantId),
    inArray(
      categoryMappings.id,
      due.map(({ id }) => id),
    ),
  );
  await tx.delete(categoryMappings).where(and(isOne, isNull(categoryMappings.classificationId)));
  await tx
    .update(categoryMappings)
    .set({ due: false, given: sql`array[${categoryMappings.classificationId}]` })
    .where(isOne);
}
