import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#schemas/errors.ts';
import type { ChangedRow, PartField } from './store.ts';

type Coded = PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };

/**
 * Field `leaf` with the code of a thing, such as a category, whose id a column of the entry's own row has. Writing
 * refuses a code that nothing has: AppError CHECKS_FAILED.
 */
export function codePart(
  leaf: string,
  own: { table: Coded; key: string; column: AnyPgColumn; changedRow?: ChangedRow },
  named: { table: Coded; code: AnyPgColumn },
): PartField {
  return {
    read: async ({ db, scope }, ids) => {
      const rows = await db
        .select({ id: own.table.id, code: named.code })
        .from(own.table)
        .innerJoin(named.table, and(eq(named.table.tenantId, scope.tenantId), eq(named.table.id, own.column)))
        .where(and(eq(own.table.tenantId, scope.tenantId), inArray(own.table.id, [...ids])));
      return new Map(rows.map(({ id, code }) => [String(id), code]));
    },
    write: async (by, id, value) => {
      const { db, scope } = by;
      const [found] =
        typeof value === 'string'
          ? await db
              .select({ id: named.table.id })
              .from(named.table)
              .where(and(eq(named.table.tenantId, scope.tenantId), eq(named.code, value)))
          : [{ id: null }];
      if (!found)
        throw new AppError('CHECKS_FAILED', {}, { data: { problems: [{ leaf, code: 'INVALID' }] } });
      const columns = { [own.key]: found.id };
      await db
        .update(own.table)
        .set((await own.changedRow?.(by, id, columns)) ?? columns)
        .where(and(eq(own.table.tenantId, scope.tenantId), eq(own.table.id, id)));
    },
  };
}
