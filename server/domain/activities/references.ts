import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { activityReferences } from '#engine/references/activity-references.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { insertReferences, writeReferences } from '../references/write.ts';
import { draftOf } from './draft.ts';
import { activities, lotteryPrizes } from './schema.ts';

type Writer = { db: Tx; scope: TenantScope };
type State = 'draft' | 'live';

/** Kind of activities among those that refer to something. */
export const ACTIVITY = 'activity';

const BATCH = 500;

/** Stores the references of an activity in its state; none without a draft. It belongs into the activity's transaction. */
export async function writeActivityReferences(
  by: Writer,
  { id, state }: { id: string; state: State },
  draft?: ActivityDraft,
): Promise<void> {
  const references = draft ? activityReferences(draft, by.scope.tenant) : [];
  await writeReferences(by, { kind: ACTIVITY, id, state }, references);
}

/** Adds the references of all activities, which have none yet. */
export async function rebuildActivityReferences(by: Writer): Promise<void> {
  const { db, scope } = by;
  for (let after = ''; ; ) {
    const rows = await db
      .select()
      .from(activities)
      .where(and(eq(activities.tenantId, scope.tenantId), gt(activities.id, after)))
      .orderBy(asc(activities.id))
      .limit(BATCH)
      .for('update');
    const ids = rows.map(({ id }) => id);
    const prizes = await db
      .select()
      .from(lotteryPrizes)
      .where(and(eq(lotteryPrizes.tenantId, scope.tenantId), inArray(lotteryPrizes.activityId, ids)));
    const prizesOf = Map.groupBy(prizes, ({ activityId }) => activityId);
    await insertReferences(
      by,
      rows.map((row) => ({
        kind: ACTIVITY,
        id: row.id,
        state: row.publishedAt ? 'live' : 'draft',
        references: activityReferences(draftOf(row, prizesOf.get(row.id) ?? []), scope.tenant),
      })),
    );
    if (rows.length < BATCH) break;
    after = ids.at(-1) ?? '';
  }
}
