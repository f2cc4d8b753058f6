import { and, asc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { DELIVERY_MS } from './delivery/courier.ts';
import { codeOf } from './error-parts.ts';
import type { TenantScope } from './tenants/tenants.ts';

/** Attempts at sending a message. */
export type RetryPolicy = {
  /** Number of attempts in all. */
  attempts: number;
  /** Wait after the first attempt that failed, ms; it doubles with each further one. */
  firstRetryMs: number;
  /**
   * Time after which a message whose process died is due again, ms: longer than an attempt takes. `never`: it isn't sent
   * again, because it may have been sent.
   */
  leaseMs: number | 'never';
  /** Number of messages that are sent concurrently; 1 unless given. */
  concurrency?: number;
};

/** Policy of mails that somebody waits for, over two hours. */
export const TWO_HOURS: RetryPolicy = {
  attempts: 9,
  firstRetryMs: DELIVERY_MS + 15_000,
  leaseMs: DELIVERY_MS + 15_000,
};

type Row<T extends PgTable> = T['$inferSelect'];
type Columns<T extends PgTable, Value> = {
  [Name in keyof Row<T> & string]: Row<T>[Name] extends Value ? Name : never;
}[keyof Row<T> & string];

/** Messages that wait in a table's rows, which were written in the transaction of their event. */
export type Outbox<T extends PgTable, Parts> = {
  /** Name of a message in the log, with its article. */
  name: string;
  table: T;
  /** Columns of the row's tenant, of the time of its next attempt (null: none) and of its attempts so far. */
  tenant: Columns<T, string>;
  dueAt: Columns<T, Date | null>;
  attempts: Columns<T, number>;
  policy: RetryPolicy;
  /** True if messages of a shop that this process doesn't know yet wait; otherwise they are dropped. */
  waitsForShop?: boolean;
  /**
   * Sends a row's message and returns columns to change in the sent row. A row that isn't to be sent any more is treated
   * as sent. An error makes it due again.
   */
  send: (parts: Parts, scope: TenantScope, row: Row<T>) => Promise<Partial<Row<T>> | undefined>;
};

type OutboxParts = {
  db: Db;
  now: Clock['now'];
  tenantOf: (id: string) => TenantScope | undefined;
  log: Pick<Logger, 'warn'>;
};

/**
 * A function that sends all due messages of an outbox and returns their number. Several processes may run it
 * concurrently: each row is claimed by one of them.
 */
export function createOutbox<T extends PgTable, Parts extends OutboxParts>(
  box: Outbox<T, Parts>,
): (parts: Parts) => Promise<number> {
  const { table, policy } = box;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = (name: string) => sql`${columns[name]}`;
  const [tenant, id, dueAt, attempts] = [box.tenant, 'id', box.dueAt, box.attempts].map(column) as [
    SQL,
    SQL,
    SQL,
    SQL,
  ];
  const tenantOf = (row: Row<T>) => String(row[box.tenant]);
  const attemptsOf = (row: Row<T>) => Number(row[box.attempts]);
  const change = ({ db }: Parts, row: Row<T>, values: object, ...conditions: SQL[]) =>
    db
      .update(table)
      .set(values as PgUpdateSetSource<T>)
      .where(and(eq(tenant, tenantOf(row)), eq(id, row.id), ...conditions));

  const claim = async ({ db, now }: Parts): Promise<Row<T>[]> => {
    const at = now();
    const { leaseMs, concurrency = 1 } = policy;
    const due = db
      .select({ tenant, id })
      .from(table as PgTable)
      .where(lte(dueAt, new Date(at).toISOString()))
      .orderBy(asc(dueAt))
      .limit(concurrency)
      .for('update', { skipLocked: true });
    const next =
      leaseMs === 'never'
        ? null
        : sql`case when ${attempts} < ${policy.attempts - 1} then ${new Date(at + leaseMs).toISOString()}::timestamptz end`;
    const values = { [box.dueAt]: next, [box.attempts]: sql`${attempts} + 1` };
    return db
      .update(table)
      .set(values as PgUpdateSetSource<T>)
      .where(sql`(${tenant}, ${id}) in ${due}`)
      .returning() as Promise<Row<T>[]>;
  };

  const deliver = async (parts: Parts, row: Row<T>) => {
    const scope = parts.tenantOf(tenantOf(row));
    if (!scope && box.waitsForShop) return;
    let sent: Partial<Row<T>> | undefined;
    try {
      sent = scope && (await box.send(parts, scope, row));
    } catch (error) {
      const sending = attemptsOf(row);
      // The carrier's error message may quote the address or the message.
      const reason = codeOf(error) ?? 'refused';
      parts.log.warn({ tenant: tenantOf(row), reason, sending }, `${box.name} could not be sent`);
      if (sending >= policy.attempts) return;
      const next = new Date(parts.now() + policy.firstRetryMs * 2 ** (sending - 1));
      await change(parts, row, { [box.dueAt]: next }, eq(attempts, sending));
      return;
    }
    await change(parts, row, { ...sent, [box.dueAt]: null });
  };

  return async (parts) => {
    for (let count = 0; ; ) {
      const claimed = await claim(parts);
      if (claimed.length === 0) return count;
      await Promise.all(claimed.map((row) => deliver(parts, row)));
      count += claimed.length;
    }
  };
}
