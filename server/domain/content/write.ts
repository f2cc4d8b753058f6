import { and, desc, eq, getTableColumns, isNotNull, max, sql } from 'drizzle-orm';
import {
  type Changes,
  changeLeaves,
  changesBetween,
  fieldOfLeaf,
  inverse,
  type Leaves,
  type Values,
  valuesOf,
} from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import { AppError } from '#schemas/errors.ts';
import { oneRow } from '../../platform/db/one-row.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import { audit } from '../operators/audit.ts';
import { problemsOf } from './drafts.ts';
import { type RowType, readLive, type StoredType } from './read.ts';
import { writeLiveReferences } from './references.ts';
import { contentVersions, type VersionAction } from './schema.ts';
import { writeSettings } from './settings.ts';
import { type ContentStore, type ContentWriter, isColumn, isSettings } from './store.ts';

export type EntryVersionRow = typeof contentVersions.$inferSelect;
export type EntryChange = { changes: Changes; action: VersionAction; note?: string };

/**
 * Holds an entry until the end of the transaction: no other operator changes it meanwhile. It works for entries without
 * a row too.
 */
export async function holdEntry(
  { db, scope }: Pick<ContentWriter, 'db' | 'scope'>,
  { type: { type } }: StoredType,
  id: string,
): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`content ${scope.tenantId} ${type} ${id}`}, 0))`,
  );
}

/**
 * Makes changes of an entry live, with all that follows from it: columns and parts, version, audit log, purge. Only
 * fields that are named are written, so that a feed's or another operator's change of the others stays. This is the only
 * code that writes entries. `create` needs an id that is free, `remove` takes no changes.
 * @returns The new version; undefined when everything has the new values already
 * @throws AppError NOT_FOUND, CONFLICT for a taken id, CHECKS_FAILED with the required fields that would be empty
 */
export async function applyChanges(
  by: ContentWriter,
  stored: StoredType,
  id: string,
  { changes, action, note = '' }: EntryChange,
): Promise<EntryVersionRow | undefined> {
  await holdEntry(by, stored, id);
  const { type, store } = stored;
  if (!isSettings(store)) await store.hold?.(by, id);
  const before = (await readLive(by, stored, [id], { lock: true })).get(id);
  if ((before !== undefined) === (action === 'create')) throw new AppError(before ? 'CONFLICT' : 'NOT_FOUND');
  const real = action === 'remove' ? removal(before ?? {}) : realChanges(before ?? {}, changes);
  if (action === 'change' && Object.keys(real).length === 0) return undefined;
  const after = action === 'remove' ? undefined : changeLeaves(before ?? {}, real);
  const problems = after ? await problemsOf(by, stored, id, after) : [];
  if (problems.length > 0) throw new AppError('CHECKS_FAILED', {}, { data: { problems } });
  const names = namesOf(stored, real);
  if (isSettings(store)) await writeSettings(by, store, valuesOf(type, after ?? {}), names);
  const row = isSettings(store) ? null : await changeRow(by, { type, store }, id, { before, after, real });
  // Consequences of the change belong to it: taking it back takes them back too.
  const now = (await readLive(by, stored, [id])).get(id);
  await writeLiveReferences(by, stored, id, now);
  const made = action === 'remove' ? real : changesBetween(before ?? {}, now ?? {});
  return addVersion(by, stored, id, { changes: made, action, note, row });
}

/** Writes, adds or deletes the row, with what follows from it; gives the columns of a deleted one. */
async function changeRow(
  by: ContentWriter,
  stored: RowType,
  id: string,
  { before, after, real }: { before: Leaves | undefined; after: Leaves | undefined; real: Changes },
): Promise<Record<string, unknown> | null> {
  const { type, store } = stored;
  const row = after ? null : await deleteRow(by, store, id);
  if (after) await writeRow(by, stored, id, { after, real, isNew: before === undefined });
  for (const leaves of [before, after])
    for (const tag of leaves ? store.tags(id, valuesOf(type, leaves)) : []) by.tags.add(tag);
  await store.changed?.(by, id, namesOf(stored, real));
  await notifyPurge(
    by.db,
    [...by.tags].map((tag) => `${by.scope.tenantId}:${tag}`),
  );
  return row;
}

/** Changes that alter a value, with the live value as `from`. */
function realChanges(before: Leaves, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([leaf, { to }]) => !sameJson(before[leaf] ?? null, to))
      .map(([leaf, { to }]) => [leaf, { from: before[leaf] ?? null, to }]),
  );
}

const removal = (before: Leaves): Changes =>
  inverse(Object.fromEntries(Object.entries(before).map(([leaf, to]) => [leaf, { from: null, to }])));

function namesOf({ type }: StoredType, changes: Changes): string[] {
  return [...new Set(Object.keys(changes).flatMap((leaf) => fieldOfLeaf(type, leaf)?.field.name ?? []))];
}

async function writeRow(
  by: ContentWriter,
  stored: RowType,
  id: string,
  { after, real, isNew }: { after: Leaves; real: Changes; isNew: boolean },
): Promise<void> {
  const { type, store } = stored;
  const values = valuesOf(type, after);
  const names = isNew ? type.fields.map(({ name }) => name) : namesOf(stored, real);
  const columns = columnsOf(store, values, names);
  if (isNew) await insertRow(by, stored, id, { ...store.newRow?.(id, values, by), ...columns });
  const changed = isNew ? columns : ((await store.changedRow?.(by, id, columns)) ?? columns);
  if (Object.keys(changed).length > 0)
    await by.db
      .update(store.table)
      .set(changed)
      .where(isEntry(by, store, id));
  for (const name of names) {
    const field = store.fields[name];
    if (field && !isColumn(field)) await field.write(by, id, values[name]);
  }
}

/** Inserts the row of an entry; one that was removed has its former columns again where `columns` names no others. */
async function insertRow(
  by: ContentWriter,
  { type: { type }, store: { table } }: RowType,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const { tenantId } = by.scope;
  const [removed] = await by.db
    .select({ row: contentVersions.row })
    .from(contentVersions)
    .where(and(isVersionOf(by, type, id), isNotNull(contentVersions.row)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  if (!removed) await by.db.insert(table).values({ tenantId, id, ...columns });
  else
    await by.db.execute(
      sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${JSON.stringify(removed.row)}::jsonb)`,
    );
}

/** Converted values of the fields that columns hold, by the names of the table's columns. */
function columnsOf({ table, fields }: ContentStore, values: Values, names: readonly string[]) {
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, of]) => [of, key]));
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const field = fields[name];
      const key = field && isColumn(field) ? keys.get(field.column) : undefined;
      return key !== undefined && field && isColumn(field) ? [[key, field.write(values[name])]] : [];
    }),
  );
}

/** Deletes the row of an entry and gives its columns. */
async function deleteRow(by: ContentWriter, store: ContentStore, id: string) {
  await store.keep?.(by, id);
  const deleted = await by.db
    .delete(store.table)
    .where(isEntry(by, store, id))
    .returning({ row: sql<Record<string, unknown>>`to_jsonb(${store.table})` });
  return oneRow(deleted).row;
}

const isEntry = ({ scope }: ContentWriter, { table, where }: ContentStore, id: string) =>
  and(eq(table.tenantId, scope.tenantId), eq(table.id, id), where);

async function addVersion(
  by: ContentWriter,
  { type: { type } }: StoredType,
  id: string,
  given: Required<EntryChange> & Pick<EntryVersionRow, 'row'>,
): Promise<EntryVersionRow> {
  const { tenantId } = by.scope;
  const { version: last } = oneRow(
    await by.db
      .select({ version: max(contentVersions.version) })
      .from(contentVersions)
      .where(isVersionOf(by, type, id)),
  );
  const version = (last ?? 0) + 1;
  const { action, changes } = given;
  await audit(by, `content.${action}`, { type, id }, { version, leaves: Object.keys(changes) });
  const { id: operatorId, name: operatorName } = by.operator;
  const row = { tenantId, type, id, version, ...given, at: new Date(by.now()) };
  return oneRow(
    await by.db
      .insert(contentVersions)
      .values({ ...row, operatorId, operatorName })
      .returning(),
  );
}

const isVersionOf = ({ scope }: ContentWriter, type: string, id: string) =>
  and(
    eq(contentVersions.tenantId, scope.tenantId),
    eq(contentVersions.type, type),
    eq(contentVersions.id, id),
  );
