import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { contentList } from '#schemas/api/invented/content-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { RowType } from './read.ts';
import { isColumn } from './store.ts';

const cursorSchema = z.tuple([z.union([z.string(), z.number(), z.boolean(), z.null()]), z.string()]);

type Sort = EndpointInput<typeof contentList>['body']['sort'];

/** Order of a list: the sorted value, then the id, both in one direction. */
export type EntryOrder = {
  key: AnyPgColumn | SQL;
  direction: typeof asc;
  by: SQL[];
  after: (cursor: string) => SQL;
};

export function orderOf({ type, store }: RowType, sort: Sort | undefined): EntryOrder {
  const own = type.sorts[0];
  const chosen = sort ?? (own && { field: own.field, descending: own.descending === true });
  const id = store.table.id;
  if (!chosen)
    return {
      key: sql`null`,
      direction: asc,
      by: [asc(id)],
      after: (cursor) => sql`${id} > ${parse(cursor)[1]}`,
    };
  const field = store.fields[chosen.field];
  const isSortable = type.sorts.some((one) => one.field === chosen.field);
  if (!isSortable || !field || !isColumn(field))
    throw new AppError('VALIDATION_FAILED', { field: 'sort.field' });
  const { column, order } = field;
  const key = order ?? column;
  const keyType = sql.raw(order ? 'text' : column.getSQLType());
  const direction = chosen.descending ? desc : asc;
  return {
    key,
    direction,
    by: [direction(key), direction(id)],
    after: (cursor) => {
      const [value, last] = parse(cursor);
      const operator = sql.raw(chosen.descending ? '<' : '>');
      return sql`(${key}, ${id}) ${operator} (${sql.param(value, undefined)}::${keyType}, ${last})`;
    },
  };
}

function parse(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(cursor));
  } catch {
    throw new AppError('VALIDATION_FAILED', { field: 'after' });
  }
}
