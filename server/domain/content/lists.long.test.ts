import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type RowTypeName, rowTypes } from '#content/all.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { Filter } from '#schemas/filter.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { openContent } from './content.fixtures.ts';
import { listEntries, listQuery } from './list.ts';
import { orderOf } from './order.ts';
import { searchAll } from './search.ts';
import { isColumn } from './store.ts';
import { rowType } from './stores/all.ts';

/** Rows of one statement, which may take five seconds. */
const BATCH = 10_000;
const START = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const { db, call } = await openContent();

/** SQL value of a column in the generated row `i`; rows are spread over what the field of the column takes. */
function generated(column: PgColumn, key: string, field: Field | undefined): SQL {
  if (key === 'tenantId') return sql`'zest'`;
  if (field?.type === 'SELECT' && field.multiple)
    return sql`case when i % 5000 = 0 then array[${String(field.options[0]?.value)}] else '{}' end`;
  if (field?.type === 'SELECT') {
    const options = field.options.map(({ value }) => String(value));
    return sql`(${sql.param(options)}::text[])[1 + i % ${sql.raw(String(options.length))}]::${sql.raw(column.getSQLType())}`;
  }
  switch (column.dataType) {
    case 'number':
      return sql`i`;
    case 'boolean':
      return sql`i % 2 = 0`;
    case 'date':
      return sql`to_timestamp(${START / 1_000} + i * 60)`;
    case 'json':
      return sql`jsonb_build_object('th', 'ข้อความ ' || i)`;
    case 'array':
      return sql`array['x' || i]`;
    default:
      return sql`'row-' || i`;
  }
}

/** A condition that few of the generated rows meet, if the field has one. */
function fewOf(field: Field | undefined, name: string, size: number): Filter {
  switch (field?.type) {
    case 'SELECT':
      if (field.multiple) return [{ field: name, op: 'isSet' }];
      return [{ field: name, op: 'is', value: field.options[0]?.value ?? '' }];
    case 'NUMBER':
      return [{ field: name, op: 'atLeast', value: size - 10 }];
    case 'TIME':
      return [{ field: name, op: 'atLeast', value: START + (size - 10) * MINUTE_MS }];
    default:
      return [{ field: name, op: 'is', value: 'row-7' }];
  }
}

// A shop has at most one fixed text for each of a few pages.
const types = keysOf(rowTypes).filter((name) => name !== 'fixed-texts');
// Of fewer rows PostgreSQL would rather read all.
describe('in 20,000 rows', () => describe.each(types)('%s', (name) => testLists(name, 20_000)));
describe('in 100,000 rows', { tags: 'all' }, () =>
  describe.each(types)('%s', (name) => testLists(name, 100_000)),
);

/** Tests the lists of a type whose table has so many rows. */
function testLists(name: RowTypeName, size: number) {
  const stored = rowType(name);
  const { type, store } = stored;
  const fieldOf = (of: string) => type.fields.find((one) => one.name === of);

  beforeAll(async () => {
    const fieldOfColumn = new Map(
      Object.entries(store.fields).flatMap(([of, field]) => (isColumn(field) ? [[field.column, of]] : [])),
    );
    const columns = Object.entries(getTableColumns(store.table))
      .filter(([, column]) => column.notNull || fieldOfColumn.has(column))
      .map(
        ([key, column]) =>
          [column, generated(column, key, fieldOf(fieldOfColumn.get(column) ?? ''))] as const,
      );
    const names = sql.join(
      columns.map(([column]) => sql.identifier(column.name)),
      sql`, `,
    );
    const values = sql.join(
      columns.map(([, value]) => value),
      sql`, `,
    );
    // Types that share a table share its rows.
    for (let from = 0; from < size; from += BATCH)
      await db.execute(
        sql`insert into ${store.table} (${names})
          select ${values} from generate_series(${from + 1}::int, ${from + BATCH}::int) as i
          on conflict do nothing`,
      );
    await db.execute(sql`analyze ${store.table}`);
  }, 300_000);

  const filters = [[], ...type.filters.map((one) => fewOf(fieldOf(one), one, size))];
  const sorts = type.sorts.flatMap(({ field }) => [true, false].map((descending) => ({ field, descending })));
  const requests = filters.flatMap((filter) =>
    [undefined, ...sorts].map((sort) => ({
      title: `${JSON.stringify(sort) ?? 'its own order'} filtered by ${filter[0]?.field ?? 'nothing'}`,
      request: { keyword: '', filter, sort },
    })),
  );

  const levels = [null, 'row-7'].map((under) => ({
    title: `of the level below ${under ?? 'nothing'}`,
    request: { keyword: '', filter: fewOf(fieldOf('type'), 'type', size), under },
  }));

  test.each([...requests, ...(type.tree ? levels : [])])(
    'an index finds the first rows, $title',
    async ({ request }) => {
      const { query } = listQuery(call, stored, request);
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
    },
  );

  test('a search finds the only match, at the end of the order of ids', async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${store.table.id} as id from ${store.table} where ${store.where ?? sql`true`}
        order by ${store.table.id} desc limit 1`,
    );
    const ids = rows.map(({ id }) => id);
    const found = await listEntries(call, stored, { keyword: ids[0] ?? 'in no row', filter: [] });
    expect(found.rows.map((row) => row.id)).toEqual(ids);
  });

  test.each(['ข้อความหายาก', 'Rare words'])(
    'a search for %s, which no row has, reads no row',
    async (words) => {
      await db.transaction(async (tx) => {
        const rowsRead = async () => {
          const { rows } = await tx.execute<{ read: string }>(
            sql`select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
            where relname = ${getTableName(store.table)}`,
          );
          return Number(rows[0]?.read);
        };
        const within = and(eq(store.table.tenantId, call.scope.tenantId), store.where);
        const before = await rowsRead();
        const search = { words, within, order: orderOf(stored, undefined), limit: 50 };
        expect((await searchAll({ ...call, db: tx }, stored, search)).total).toBe(0);
        expect((await rowsRead()) - before).toBe(0);
      });
    },
  );
}
