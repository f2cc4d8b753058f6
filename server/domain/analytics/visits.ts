import { type SQL, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { visitReport } from '#schemas/api/invented/visits.ts';
import type { Tally, VisitReport } from '#schemas/entities/visit-report.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { deals } from '../catalogue/schema.ts';
import { analyticsEvents, beaconCounts } from './schema.ts';

type Figures = VisitReport['total'];
type Query = EndpointInput<typeof visitReport>['query'];

/** Length limit of each list in a report. */
const TOP = 20;
const IS_VIEW = sql`event_name = 'page-view'`;
const LEADS_AWAY = sql`event_name = 'click' and params ? 'outbound'`;

/** Report of the tenant's visits between two days of its calendar, filtered by language or terminal if given. */
export async function reportVisits(call: OperatorCall, query: Query): Promise<VisitReport> {
  const { db, scope } = call;
  const tally = (id: SQL, where: SQL) => mostFrequent(call, query, id, where);
  const [byDay, sources, names, pages, modules, clicked, away, beacons] = await Promise.all([
    figuresByDay(call, query),
    tally(sql`coalesce(params->>'source', 'direct')`, sql`event_name = 'session-start'`),
    tally(sql`event_name`, sql`true`),
    tally(sql`path`, IS_VIEW),
    tally(sql`path || ' ' || (params->>'module')`, sql`event_name = 'click' and params ? 'module'`),
    clickedDeals(call, query),
    tally(sql`params->>'outbound'`, LEADS_AWAY),
    db.execute<Tally>(sql`
      select outcome as id, outcome as name, sum(beacons)::int as count from ${beaconCounts}
      where tenant_id = ${scope.tenantId} and day between ${query.from}::date and ${query.to}::date
      group by 1 order by 3 desc, 1`),
  ]);
  const { visits = 0, visitors = 0, views = 0, outbound = 0 } = byDay.find(({ day }) => day === null) ?? {};
  return {
    total: { visits, visitors, views, outbound },
    days: byDay.flatMap(({ day, ...figures }) => (day === null ? [] : [{ day, ...figures }])),
    sources,
    events: names,
    pages,
    modules,
    deals: clicked,
    outbound: away,
    beacons: beacons.rows,
  };
}

/** Events of the query, limited by time, so that PostgreSQL opens only the partitions of these days. */
function chosenEvents({ scope }: OperatorCall, { from, to, lang, terminal }: Query) {
  const start = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone ${scope.tenant.timezone}`;
  return sql`(select * from ${analyticsEvents}
    where tenant_id = ${scope.tenantId} and at >= ${start(from, 0)} and at < ${start(to, 1)}
      ${lang ? sql`and lang = ${lang}` : sql``} ${terminal ? sql`and terminal = ${terminal}` : sql``}) as event`;
}

/** Figures for each of the tenant's days, and one row without a day for the sum. */
async function figuresByDay(call: OperatorCall, query: Query) {
  const { rows } = await call.db.execute<Figures & { day: string | null }>(sql`
    select day, count(distinct session_id)::int as visits, count(distinct visitor_id)::int as visitors,
      coalesce(sum(views), 0)::int as views, coalesce(sum(outbound), 0)::int as outbound
    from (
      select to_char(at at time zone ${call.scope.tenant.timezone}, 'YYYY-MM-DD') as day, session_id, visitor_id,
        count(*) filter (where ${IS_VIEW}) as views,
        count(*) filter (where ${LEADS_AWAY}) as outbound
      from ${chosenEvents(call, query)} group by 1, 2, 3
    ) as session group by grouping sets ((day), ()) order by day`);
  return rows;
}

async function mostFrequent(call: OperatorCall, query: Query, id: SQL, where: SQL): Promise<Tally[]> {
  const { rows } = await call.db.execute<Tally>(sql`
    select ${id} as id, ${id} as name, count(*)::int as count from ${chosenEvents(call, query)}
    where ${where} group by 1 order by 3 desc, 1 limit ${TOP}`);
  return rows;
}

/** Clicks by deal. A click's item is reported by the browser; ids that aren't deals of the tenant are ignored. */
async function clickedDeals(call: OperatorCall, query: Query): Promise<Tally[]> {
  const { db, scope, lang } = call;
  const { rows } = await db.execute<Tally>(sql`
    select deal.id, count, coalesce(deal.title->>${lang}, deal.title->>${scope.tenant.defaultLanguage}, deal.code) as name
    from (
      select params->>'item' as item, count(*)::int as count from ${chosenEvents(call, query)}
      where event_name = 'click' group by 1
    ) as clicked join ${deals} as deal on deal.tenant_id = ${scope.tenantId} and deal.id = clicked.item
    order by count desc, deal.id limit ${TOP}`);
  return rows;
}
