import { createReadStream } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { BONUS_ORDER_STATUSES } from '#schemas/enums/activity.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { messageOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { earnChances, loseChances } from '../activities/earn-chances.ts';
import { activities, bonusOrders } from '../activities/schema.ts';
import { shares } from '../sharing/schema.ts';
import { price, text } from './fields.ts';
import { readableSize } from './import-file.ts';
import { platform } from './item.ts';
import { withImportLock } from './lock.ts';
import { ImportFailure, type Problem, problem } from './problem.ts';
import { decoded } from './readers/decode.ts';
import type { SourceRow } from './readers/source.ts';
import { readTable } from './readers/table.ts';
import { openReport } from './report.ts';
import { rejecting, type Tally } from './tally.ts';

const REQUIRED = ['platform', 'order_id', 'title', 'amount', 'currency', 'status', 'ordered_at'];
/** Number of basis points in 100 percent. */
const BASIS_POINTS = 10_000;

const idSchema = z.preprocess((value) => (value === '' ? undefined : value), text(100).optional());
const orderSchema = z.object({
  platform,
  order_id: text(100),
  /** Id that the link carried to the marketplace: a share, or the activity of a known order. */
  share_id: idSchema,
  activity_id: idSchema,
  title: text(300),
  amount: price,
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.string().toUpperCase().pipe(z.enum(BONUS_ORDER_STATUSES)),
  ordered_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
});
type Order = z.infer<typeof orderSchema>;
type Outcome = 'inserted' | 'updated' | 'unchanged';

/**
 * Imports a marketplace's affiliate report (CSV): an order is stored for its sharer, and goes from UN_DELIVERED to
 * DELIVERED or RETURNED. It only moves forward, so that neither the same file again nor an older one changes
 * anything. A delivered order earns its sharer chances, a returned one none.
 * @throws ImportFailure when the file can't be read to its end; the rows before that stay.
 */
export async function importOrders(options: {
  file: string;
  scope: TenantScope;
  db: Db;
  databaseUrl: string;
  /** Data folder, for the report. */
  dataDir: string;
  now: () => number;
  /** Called when another import of the tenant is running; this one waits for it. */
  onWait: () => void;
}): Promise<Tally & { reportPath: string }> {
  const { file, scope, db } = options;
  await readableSize(file);
  return withImportLock(options.databaseUrl, scope.tenantId, options.onWait, async () => {
    const report = await openReport(options.dataDir, scope.tenantId, new Date(options.now()));
    const summary = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
    const tally: Tally = { summary, firstRejected: [] };
    const reject = rejecting(tally, report);
    const outcome = { file, format: 'orders', tenant: scope.tenantId, summary };
    try {
      const rows = readTable(decoded(createReadStream(file)), { delimiter: ',' });
      for await (const source of requireColumns(rows, REQUIRED)) {
        summary.read += 1;
        const result = 'row' in source ? await takeRow(db, scope, source.row) : source.problem;
        if (typeof result === 'string') summary[result] += 1;
        else await reject({ line: source.line, ...result });
      }
      await report.finish(outcome);
    } catch (error) {
      await report.finish({ ...outcome, failure: messageOf(error) });
      throw error;
    }
    return { ...tally, reportPath: report.path };
  });
}

async function takeRow(db: Db, scope: TenantScope, row: unknown): Promise<Outcome | Problem> {
  const parsed = orderSchema.safeParse(row);
  if (parsed.success) return db.transaction((tx) => takeOrder(tx, scope, parsed.data));
  const issue = parsed.error.issues[0];
  return problem('IMPORT_INVALID_FIELD', `${issue?.path.join('.')}: ${issue?.message}`);
}

async function takeOrder(tx: Tx, scope: TenantScope, order: Order): Promise<Outcome | Problem> {
  const { tenantId } = scope;
  const { platform, order_id: orderId, share_id: shareId = '', status } = order;
  const [share] = await tx
    .select()
    .from(shares)
    .where(and(eq(shares.tenantId, tenantId), eq(shares.id, shareId)));
  if (shareId !== '' && !share) return problem('IMPORT_UNKNOWN_SHARE', `no share ${shareId}`);
  const activityId = share?.activityId || order.activity_id;
  if (activityId === undefined) return problem('IMPORT_UNKNOWN_ACTIVITY', 'names no activity');
  if (order.activity_id !== undefined && order.activity_id !== activityId)
    return problem('IMPORT_UNKNOWN_ACTIVITY', `the share is of ${activityId}, not ${order.activity_id}`);
  const of = { tenantId, activityId, platform, orderId };
  const isKnown = and(
    eq(bonusOrders.tenantId, tenantId),
    eq(bonusOrders.activityId, activityId),
    eq(bonusOrders.platform, platform),
    eq(bonusOrders.orderId, orderId),
  );
  // Locked, so that of two concurrent reports the later state stays.
  const [known] = await tx.select().from(bonusOrders).where(isKnown).for('update');
  if (known) {
    if (rank(status) <= rank(known.status)) return 'unchanged';
    await tx.update(bonusOrders).set({ status }).where(isKnown);
    await countOrder(tx, scope, { ...known, status });
    return 'updated';
  }
  if (!share) return problem('IMPORT_UNKNOWN_SHARE', 'a new order names no share');
  const [activity] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.tenantId, tenantId), eq(activities.id, activityId)));
  if (!activity) return problem('IMPORT_UNKNOWN_ACTIVITY', `no activity ${activityId}`);
  const { ordered_at: orderedAt, title, amount, currency } = order;
  if (orderedAt < activity.startsAt || orderedAt >= activity.endsAt)
    return problem('IMPORT_INVALID_FIELD', 'ordered_at: outside of the activity');
  const bonus = Math.floor((amount * activity.bonusBasisPoints) / BASIS_POINTS);
  const row = { ...of, memberId: share.memberId, title, status, amount, bonus, currency, orderedAt };
  await tx.insert(bonusOrders).values(row);
  await countOrder(tx, scope, row);
  return 'inserted';
}

type Counted = Pick<
  typeof bonusOrders.$inferSelect,
  'memberId' | 'platform' | 'orderId' | 'status' | 'orderedAt'
>;

/**
 * Gives the sharer the rewards of a delivered order in the activities that ran when it was ordered, and revokes them
 * when it is returned.
 */
async function countOrder(tx: Tx, scope: TenantScope, order: Counted): Promise<void> {
  const { memberId: userId, platform, orderId, status, orderedAt: at } = order;
  const deed = { userId, reason: 'ORDER', ref: `${platform} ${orderId}`, at } as const;
  if (status === 'DELIVERED') await earnChances(tx, scope, deed);
  if (status === 'RETURNED') await loseChances(tx, scope, deed);
}

const rank = (status: Order['status']) => BONUS_ORDER_STATUSES.indexOf(status);

/** Rows of a table. @throws ImportFailure when it lacks a column. */
async function* requireColumns(
  rows: AsyncIterable<SourceRow>,
  required: readonly string[],
): AsyncGenerator<SourceRow> {
  let checked = false;
  for await (const source of rows) {
    if ('row' in source && !checked) {
      const missing = required.find((name) => !Object.hasOwn(Object(source.row), name));
      if (missing !== undefined)
        throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header has no column "${missing}".`);
      checked = true;
    }
    yield source;
  }
}
