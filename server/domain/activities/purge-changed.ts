import { and, gt, isNotNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { activities } from './schema.ts';

type Options = { db: Db; now: () => number; purge: (tags: readonly string[]) => Promise<void> };

/**
 * Creates a check for activities that have started, ended or become invalid since the previous check; it purges the
 * pages that show them.
 */
export function createChangeWatch({ db, now, purge }: Options): () => Promise<void> {
  let since = new Date(now());
  return async () => {
    const [from, until] = [since, new Date(now())];
    const isPassed = (moment: PgColumn) => and(gt(moment, from), lte(moment, until));
    const changed = await db
      .selectDistinct({ tenantId: activities.tenantId })
      .from(activities)
      .where(
        and(
          isNotNull(activities.publishedAt),
          or(isPassed(activities.startsAt), isPassed(activities.endsAt), isPassed(activities.invalidAt)),
        ),
      );
    since = until;
    if (changed.length > 0) await purge(changed.map(({ tenantId }) => `${tenantId}:activities`));
  };
}
