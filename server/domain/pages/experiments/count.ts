import { and, eq, sql } from 'drizzle-orm';
import { chooseArm } from '#engine/experiments/choose-arm.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type experiments, experimentVisitors } from '../../page-tables/schema.ts';
import { type RunningExperiment, runningExperiments } from './running.ts';

/** Events that a visitor who takes part in experiments has sent. */
export type VisitorEvents = { tenantId: string; visitorId: string; events: readonly AnalyticsEvent[] };

/**
 * Counts visitors who have seen the page of a running experiment, and those of them who have reached its goal, each
 * once. The arm follows from seed and visitor here as in the front, so that the two can't disagree.
 */
export async function countVisitors(
  db: Pick<Db, 'select' | 'execute'>,
  visits: readonly VisitorEvents[],
): Promise<void> {
  if (visits.length === 0) return;
  const tenantIds = [...new Set(visits.map(({ tenantId }) => tenantId))];
  const running = await runningExperiments({ db, tenantIds });
  const rows = visits.flatMap((visit) =>
    running
      .filter(({ tenantId }) => tenantId === visit.tenantId)
      .map((experiment) => visitOf(experiment, visit)),
  );
  const seen = rows.filter(({ hasSeen }) => hasSeen);
  const reached = rows.filter(({ hasReached }) => hasReached);
  // Sorted, so that concurrent processes lock the same rows in the same order.
  if (seen.length > 0)
    await db.execute(sql`
      insert into ${experimentVisitors} (tenant_id, experiment_id, visitor_id, arm)
      select tenant_id, experiment_id, visitor_id, arm from ${asRows(seen)}
      order by tenant_id, experiment_id, visitor_id
      on conflict do nothing`);
  if (reached.length > 0)
    await db.execute(sql`
      update ${experimentVisitors} as visitor set has_reached_goal = true
      from (
        select held.* from ${experimentVisitors} as held join ${asRows(reached)}
          using (tenant_id, experiment_id, visitor_id)
        where not held.has_reached_goal
        order by held.tenant_id, held.experiment_id, held.visitor_id for update of held
      ) as reached
      where visitor.tenant_id = reached.tenant_id and visitor.experiment_id = reached.experiment_id
        and visitor.visitor_id = reached.visitor_id`);
}

function visitOf(experiment: RunningExperiment, { tenantId, visitorId, events }: VisitorEvents) {
  const weights = experiment.arms.map(({ weight }) => weight);
  const since = experiment.startedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const during = events.filter(({ timestamp }) => timestamp >= since);
  return {
    tenant_id: tenantId,
    experiment_id: experiment.id,
    visitor_id: visitorId,
    arm: chooseArm(experiment.seed, weights, visitorId),
    hasSeen: during.some((event) => event.eventName === 'page-view' && isAt(event, experiment)),
    hasReached: during.some((event) => event.eventName === 'click' && isGoal(event, experiment)),
  };
}

function isGoal(event: AnalyticsEvent, experiment: RunningExperiment): boolean {
  const { module, outbound } = event.params;
  return experiment.goalNode === null
    ? outbound !== undefined
    : module === experiment.goalNode && isAt(event, experiment);
}

/** True for an event on the experiment's page, in any language. */
function isAt({ page }: AnalyticsEvent, { path }: RunningExperiment): boolean {
  return splitLanguage(page.name).path === encodeURI(path);
}

const asRows = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as sent (tenant_id text, experiment_id text, visitor_id text, arm integer)`;

/** Numbers of visitors and goals of an experiment's arms, the first arm's first. */
export async function countsOf(
  db: Pick<Db, 'select'>,
  { tenantId, id, arms }: Pick<typeof experiments.$inferSelect, 'tenantId' | 'id' | 'arms'>,
): Promise<{ visitors: number; goals: number }[]> {
  const rows = await db
    .select({
      arm: experimentVisitors.arm,
      visitors: sql<number>`count(*)::int`,
      goals: sql<number>`count(*) filter (where ${experimentVisitors.hasReachedGoal})::int`,
    })
    .from(experimentVisitors)
    .where(and(eq(experimentVisitors.tenantId, tenantId), eq(experimentVisitors.experimentId, id)))
    .groupBy(experimentVisitors.arm)
    .limit(arms.length);
  return arms.map((_, index) => {
    const { visitors = 0, goals = 0 } = rows.find(({ arm }) => arm === index) ?? {};
    return { visitors, goals };
  });
}
