import { and, eq, inArray } from 'drizzle-orm';
import { isEmpty, type Leaves, leavesOf } from '#engine/content/leaves.ts';
import { type ContentType, SINGLE_ID } from '#schemas/content-type/define.ts';
import { readSettings } from './settings.ts';
import { type ContentReader, type ContentStore, isColumn, isSettings, type SettingsStore } from './store.ts';

/** Declaration of a type and where its entries are. */
export type StoredType = { type: ContentType; store: ContentStore | SettingsStore };
/** Type whose entries are rows of a table. */
export type RowType = { type: ContentType; store: ContentStore };

/** Leaves of the live entries with these ids; `lock` holds their rows until the end of the transaction. */
export async function readLive(
  by: ContentReader,
  stored: StoredType,
  ids: readonly string[],
  options: { names?: readonly string[]; lock?: boolean } = {},
): Promise<ReadonlyMap<string, Leaves>> {
  const { type, store } = stored;
  if (!isSettings(store)) return readRows(by, { type, store }, ids, options);
  if (!ids.includes(SINGLE_ID)) return new Map();
  return new Map([[SINGLE_ID, await readSettings(by, { type, store }, options.lock ?? false)]]);
}

async function readRows(
  by: ContentReader,
  { type, store }: RowType,
  ids: readonly string[],
  {
    names = type.fields.map(({ name }) => name),
    lock = false,
  }: { names?: readonly string[]; lock?: boolean },
): Promise<ReadonlyMap<string, Leaves>> {
  const { table, where } = store;
  const columns = names.flatMap((name) => {
    const field = store.fields[name];
    return field && isColumn(field) ? [[name, field] as const] : [];
  });
  const query = by.db
    .select({ id: table.id, ...Object.fromEntries(columns.map(([name, { column }]) => [name, column])) })
    .from(table)
    .where(and(eq(table.tenantId, by.scope.tenantId), inArray(table.id, [...ids]), where));
  const rows = (await (lock ? query.for('update') : query)) as Record<string, unknown>[];
  const parts = await readParts(by, store, names, ids);
  return new Map(
    rows.map((row) => {
      const id = String(row.id);
      const values: Record<string, unknown> = {};
      for (const [name, { read }] of columns) values[name] = row[name] === null ? undefined : read(row[name]);
      for (const [name, part] of parts) values[name] = part.get(id);
      return [id, leavesOf(type, values)];
    }),
  );
}

async function readParts(
  by: ContentReader,
  { fields }: ContentStore,
  names: readonly string[],
  ids: readonly string[],
): Promise<[string, ReadonlyMap<string, unknown>][]> {
  const parts: [string, ReadonlyMap<string, unknown>][] = [];
  for (const name of names) {
    const field = fields[name];
    if (field && !isColumn(field)) parts.push([name, await field.read(by, ids)]);
  }
  return parts;
}

/**
 * A leaf's value as it is read back once it is stored, so that versions hold the same: a picture of a column keeps its
 * address alone, a time its moment.
 */
export function storedValue({ type, store }: StoredType, leaf: string, value: unknown): unknown {
  const field = isSettings(store) ? undefined : store.fields[leaf];
  const isRequired = type.fields.some(({ name, required }) => name === leaf && required);
  if (!field || !isColumn(field) || (isRequired && isEmpty(value))) return value;
  const read = field.read(field.write(value));
  return isEmpty(read) ? null : read;
}
