import { and, asc, eq, gte, sql, sum } from 'drizzle-orm';
import type { ModuleInsight } from '#schemas/entities/module-insight.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import type { Call, OperatorCall } from '../../platform/call.ts';
import { moduleCounts, pages } from '../page-tables/schema.ts';
import { storedPage } from '../pages/publishing/stored-page.ts';

type Event = { node: string; kind: 'impression' | 'click' };

const DAY_MS = 86_400_000;
const MAX_NODES = 2_000;

const dayOf = ({ scope }: Call, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: scope.tenant.timezone }).format(at);

/**
 * Counts each module once per call and kind, under the tenant's day; only modules of the page at `path`. A module inside
 * a shared one (`shared:inside`) counts as that.
 */
export async function countEvents(call: Call, path: string, events: readonly Event[]): Promise<void> {
  const { db, scope } = call;
  // Sorted, so that concurrent calls lock the same rows in the same order.
  await db.execute(sql`
    insert into ${moduleCounts} (tenant_id, day, page_id, node_id, impressions, clicks)
    select ${pages.tenantId}, ${dayOf(call, call.now())}, ${pages.id}, seen.node,
      count(distinct seen.kind) filter (where seen.kind = 'impression'),
      count(distinct seen.kind) filter (where seen.kind = 'click')
    from (
      select split_part(node, ':', 1) as node, kind
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (node text, kind text)) as seen
    join ${pages} on ${pages.tenantId} = ${scope.tenantId} and ${pages.path} = ${splitLanguage(path).path}
      and ${pages.document}->'nodes' ? seen.node
    group by ${pages.tenantId}, ${pages.id}, seen.node
    order by seen.node
    on conflict (tenant_id, page_id, day, node_id) do update set
      impressions = ${moduleCounts}.impressions + excluded.impressions,
      clicks = ${moduleCounts}.clicks + excluded.clicks`);
}

/**
 * Counts of the last days, today included.
 * @throws AppError NOT_FOUND
 */
export async function insightOf(call: OperatorCall, pageId: string, days: number): Promise<ModuleInsight[]> {
  await storedPage(call, pageId);
  // Counted in dates, as a day in which clocks change hasn't 24 hours.
  const today = Date.parse(dayOf(call, call.now()));
  const first = new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await call.db
    .select({
      nodeId: moduleCounts.nodeId,
      impressions: sum(moduleCounts.impressions),
      clicks: sum(moduleCounts.clicks),
    })
    .from(moduleCounts)
    .where(
      and(
        eq(moduleCounts.tenantId, call.scope.tenantId),
        eq(moduleCounts.pageId, pageId),
        gte(moduleCounts.day, first),
      ),
    )
    .groupBy(moduleCounts.nodeId)
    .orderBy(asc(moduleCounts.nodeId))
    .limit(MAX_NODES);
  return rows.map(({ nodeId, impressions, clicks }) => ({
    nodeId,
    impressions: Number(impressions),
    clicks: Number(clicks),
  }));
}
