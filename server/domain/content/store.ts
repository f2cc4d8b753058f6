import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ValueProblem } from '#engine/content/check-values.ts';
import type { Leaves, Values } from '#engine/content/leaves.ts';
import type { FilterKind } from '#schemas/filter.ts';
import type { Call } from '../../platform/call.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Context of everything that writes entries: a transaction, the tenant, the author and the clock. */
export type ContentWriter = Pick<Call, 'scope' | 'now'> & {
  db: Tx;
  operator: { id: string; name: string };
  /** Cache tags of the changes so far: their pages are purged at once in this process after the commit. */
  tags: Set<string>;
};
export type ContentReader = Pick<Call, 'scope' | 'db'>;

/** Field that one column of the type's table holds, with the conversion of its values. */
export type ColumnField = {
  column: AnyPgColumn;
  /** Text in whose order a list puts the entries, where it isn't the column's own. */
  order?: SQL<string>;
  kind: FilterKind;
  read: (stored: unknown) => unknown;
  write: (value: unknown) => unknown;
};

/** Field that other rows hold, such as the items of a list. `read` gives the values of entries that have one. */
export type PartField = {
  read: (by: ContentReader, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  write: (by: ContentWriter, id: string, value: unknown) => Promise<void>;
};

export type StoredField = ColumnField | PartField;

export type ChangedRow = (
  by: ContentWriter,
  id: string,
  columns: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** Where the entries of a type are: tables of their own, which feeds, search and the shop's calls read too. */
export type ContentStore = {
  table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };
  /** Rows of the table that are entries of the type; all if left out. */
  where?: SQL;
  /** Column with the id of the entry above, of a type with a tree. */
  above?: AnyPgColumn;
  /** Column with the code by which the entries below name it, of a type whose tree can be rearranged. */
  code?: AnyPgColumn;
  fields: Readonly<Record<string, StoredField>>;
  /** Fields whose texts the search in the list covers. */
  searched: readonly string[];
  /** Leaves with which a new entry begins, from those that the operator gave first. */
  start?: (by: ContentReader, leaves: Leaves) => Leaves;
  /** Further columns of a new row, such as its code. */
  newRow?: (id: string, values: Values, by: ContentWriter) => Record<string, unknown>;
  /** Columns that a change of these writes, such as the time with them. */
  changedRow?: ChangedRow;
  /** Locks what other writers of the row lock before it. */
  hold?: (by: ContentWriter, id: string) => Promise<void>;
  /** Problems of values that their schemas can't see, such as an address that another entry has. */
  check?: (by: ContentReader, id: string, values: Values) => Promise<ValueProblem[]>;
  /** Refuses to remove an entry that others need. @throws AppError */
  keep?: (by: ContentWriter, id: string) => Promise<void>;
  /** Address of an entry by its row, in the form of the type's, where that is another one. */
  address?: (row: Readonly<Record<string, unknown>>) => `/${string}` | undefined;
  /** Cache tags of what shows an entry. */
  tags: (id: string, values: Values) => string[];
  /** Runs in the transaction of a change, for what follows from it, such as the search entry; it may add tags. */
  changed?: (by: ContentWriter, id: string, names: readonly string[]) => Promise<void>;
  /** Runs after the commit of a change, for what this process keeps in memory. */
  applied?: (db: Db, tenantId: string) => void;
};

/**
 * Where the single entry of a type is that is part of the tenant's settings (schemas/tenant.ts). Pages read it without a
 * query, since every process keeps the settings in memory.
 */
export type SettingsStore = {
  /** Path of each field in the settings, with the conversion of its values where they differ. */
  settings: Readonly<Record<string, SettingField>>;
};

export type SettingField = {
  path: readonly string[];
  read?: (stored: unknown) => unknown;
  write?: (value: unknown) => unknown;
};

export const isSettings = (store: ContentStore | SettingsStore): store is SettingsStore =>
  'settings' in store;

export const isColumn = (field: StoredField): field is ColumnField => 'column' in field;

/** Field of a column, whose kind and empty value follow from the column's own type. */
export function column(of: PgColumn): ColumnField {
  const kind = kindOf(of);
  const none = of.notNull ? EMPTY[kind] : null;
  return {
    column: of,
    kind,
    read: (stored) => (stored instanceof Date ? stored.toISOString() : stored),
    write: (value) => {
      if (value === undefined || value === null) return none;
      return kind === 'moment' ? new Date(String(value)) : value;
    },
  };
}

/** Field of a column with a picture's address; the values are pictures (schemas/fields/picture.ts). */
export function pictureColumn(of: PgColumn): ColumnField {
  return {
    ...column(of),
    read: (url) => (typeof url === 'string' && url !== '' ? { url, alt: {} } : undefined),
    write: (value) =>
      typeof value === 'object' && value !== null && 'url' in value ? value.url : of.notNull ? '' : null,
  };
}

const EMPTY: Record<FilterKind, unknown> = {
  text: '',
  number: 0,
  boolean: false,
  localized: {},
  list: [],
  moment: null,
};

function kindOf({ dataType }: PgColumn): FilterKind {
  switch (dataType) {
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'moment';
    case 'json':
      return 'localized';
    case 'array':
      return 'list';
    default:
      return 'text';
  }
}
