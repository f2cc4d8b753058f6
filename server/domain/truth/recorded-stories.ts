import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Facts about an item's price that its record bears out; prices in minor units. */
export type RecordedStory = {
  goodsId: string;
  /** Price and availability of the last reading, and its age in hours. */
  price: number;
  available: boolean;
  ageHours: number;
  /** Reason for which nothing may be said of the price, and whether an operator has let it through. */
  held: string | null;
  passed: boolean;
  /** Usual price also of a price of which nothing may be said. */
  median: number | null;
  usual: number | null;
  verdict: string;
  /** Terms in which the price is the lowest: 30, 90, 180, 365. */
  lows: number[];
  allTimeLow: boolean;
  reduction: number | null;
  reductionBefore: number | null;
};

type Row = {
  goods_id: string;
  price: string;
  available: boolean;
  age_hours: string;
  held: string | null;
  passed: boolean;
  median: string | null;
  usual: string | null;
  verdict: string;
  lows: number[];
  all_time_low: boolean;
  reduction: string | null;
  before: string | null;
};

const figure = (value: string | null) => (value === null ? null : Number(value));

/**
 * Price stories of goods at `now` (milliseconds), from the raw price points by SQL: written from
 * decision 035 alone and sharing no code with `priceStory`, so that a fault of one contradicts the
 * other. Goods without a reading have none.
 */
export async function recordedStories(
  db: Db,
  { tenantId, tenant }: TenantScope,
  goodsIds: readonly string[],
  now: number,
): Promise<RecordedStory[]> {
  const { rows } = await db.execute<Row>(sql`
    with clock as (
      select now, zone, (now at time zone zone)::date as today
      from (select to_timestamp(${now}::float8 / 1000) as now, ${tenant.timezone}::text as zone) given
    )
    select item.id as goods_id, story.*
    from unnest(${sql.param([...goodsIds])}::text[]) as item (id), clock, lateral (
      with stretch as (
        select *, count(*) filter (where price is distinct from earlier) over (order by at) as number
        from (
          select at, until, price, available, decision, lag(price) over (order by at) as earlier
          from price_points
          where tenant_id = ${tenantId} and goods_id = item.id and at <= now
        ) points
      ), judged as (
        select *, max(decision) over (partition by number) as word from stretch
      ), newest as (
        select * from judged order by at desc limit 1
      ), point as (
        select at, until, price, available, lead(at) over (order by at) as next_at,
          first_value(price) over (order by at desc) as current
        from judged where word is distinct from 'dropped'
      ), reading as (
        select *, coalesce(max(at) filter (where price <> current) over (), '-infinity') as changed from point
      ), last as (
        select price, available, word, least(until, now) as checked,
          (select min(at) from reading where at > changed) as began
        from newest
      ), standing as (
        select price, at, at <= changed as is_earlier,
          greatest(at, least(until + interval '72 hours', next_at, now) - interval '1 millisecond') as stop
        from reading where available
      ), day as (
        select number, min(price) as low, min(price) filter (where is_earlier) as earlier
        from standing,
          generate_series((at at time zone zone)::date - today, (stop at time zone zone)::date - today) as number
        group by number
      ), median as (
        select -min(number) as span,
          case
            when count(*) filter (where number between -90 and -1) >= 30
              and count(*) filter (where number between -30 and -1) >= 1
            then percentile_disc(0.5) within group (order by low) filter (where number between -90 and -1)
          end as usual
        from day
      ), claimed as (
        select *, (began at time zone zone)::date - today as run_day, now < began + interval '14 days' as is_young,
          available and now - checked < interval '7 days' and held is null as may_claim
        from last, median, lateral (
          select case
            when word = 'dropped' then 'DROPPED'
            when word = 'passed' then null
            when 10 * price <= usual then 'TOO_LOW'
            when price >= 10 * usual then 'TOO_HIGH'
          end as held
        ) suspicion
      ), term as (
        select days, is_span
        from claimed, lateral (
          select days, false as is_span from unnest(array[30, 90, 180, 365]) as days where span >= days
          union all select span, true where span >= 180
        ) terms
      ), low as (
        select days, is_span
        from term, claimed, day
        where may_claim and is_young and 100 * price <= 95 * usual and number between -days and 0
        group by days, is_span, price, usual
        having 100 * count(*) filter (where number < 0) >= 80 * days
          and count(earlier) filter (where number < 0) >= 1
          and price <= min(earlier)
          and 100 * (max(earlier) - price) >= 5 * usual
          and 10 * count(*) filter (where number < 0 and earlier <= price)
            <= count(earlier) filter (where number < 0)
      ), cut as (
        select min(earlier) as before
        from claimed, day
        where may_claim and is_young and number between run_day - 30 and run_day
        group by price
        having count(earlier) filter (where number < run_day) >= 20
          and 100 * (min(earlier) - price) >= 5 * min(earlier)
      )
      select price, available, extract(epoch from now - checked) / 3600 as age_hours,
        held, coalesce(word = 'passed', false) as passed, usual as median,
        case when may_claim then usual end as usual,
        case
          when not may_claim or usual is null then 'NEW'
          when 100 * price <= 80 * usual then 'FAR_BELOW'
          when 100 * price <= 95 * usual then 'BELOW'
          when 100 * price <= 105 * usual then 'USUAL'
          else 'ABOVE'
        end as verdict,
        array(select days from low where not is_span order by days) as lows,
        exists(select from low where is_span) as all_time_low,
        (select before from cut) - price as reduction, (select before from cut) as before
      from claimed
    ) story
    order by item.id`);
  return rows.map((row) => ({
    goodsId: row.goods_id,
    price: Number(row.price),
    available: row.available,
    ageHours: Number(row.age_hours),
    held: row.held,
    passed: row.passed,
    median: figure(row.median),
    usual: figure(row.usual),
    verdict: row.verdict,
    lows: row.lows,
    allTimeLow: row.all_time_low,
    reduction: figure(row.reduction),
    reductionBefore: figure(row.before),
  }));
}
