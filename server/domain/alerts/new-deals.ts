import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { deals } from '../catalogue/schema.ts';
import { alertedDeals, type dealAlerts } from '../members/schema.ts';
import { askedQuery, readKeyword } from '../search/asked.ts';
import { amongBest, filterWords } from '../search/best-matches.ts';
import { type KnownNames, knownNames } from '../search/load-spellings.ts';
import { keywords, searchEntries } from '../search/schema.ts';

type AlertRow = typeof dealAlerts.$inferSelect;
export type AlertFilter = Pick<
  AlertRow,
  'tenantId' | 'keyword' | 'brandId' | 'categoryIds' | 'tagIds' | 'maxPrice' | 'currency'
>;

/** Age up to which a deal is new: after a day of downtime, its deals still get into a mail. */
const NEW_MS = 2 * 86_400_000;
/** Number of deals of a preview. */
const PREVIEWED = 3;

/** The hottest new deals that match an alert and haven't been sent to its member yet. */
export async function newDealsFor(
  db: Db,
  alert: AlertRow,
  now: number,
): Promise<{ id: string; heat: number }[]> {
  const query = await queryOf(db, alert);
  if (query === undefined) return [];
  const { tenantId, memberId, createdAt } = alert;
  const since = new Date(Math.max(createdAt.getTime(), now - NEW_MS));
  const { rows } = await db.execute<{ id: string; heat: number }>(sql`
    select deal.id, deal.heat from ${deals} deal
    join ${searchEntries} entry
      on entry.tenant_id = deal.tenant_id and entry.type = 'CONTENT' and entry.id = deal.id
    where ${isWanted(alert, now)} and deal.published_at > ${since} and entry.words @@ ${query}::tsquery
      and not exists (select from ${alertedDeals} told
        where told.tenant_id = ${tenantId} and told.member_id = ${memberId} and told.deal_id = deal.id)
    order by deal.heat desc, deal.id limit ${DEAL_ALERT.maxDeals}`);
  return rows;
}

/** Ids of the hottest deals of now that an alert would tell of if they were new. */
export async function previewOf(db: Db, filter: AlertFilter, now: number): Promise<string[]> {
  const query = await queryOf(db, filter);
  if (query === undefined) return [];
  const { tenantId, maxPrice } = filter;
  const price = maxPrice === null ? {} : { below: maxPrice + 1 };
  const wanted = { tenantId, types: ['CONTENT' as const], keyword: '', price, now };
  const { ids } = await amongBest(db, wanted, query, async ({ matches, least }) => {
    const { rows } = await db.execute<{ total: string; id: string | null }>(sql`
      with found as materialized (${matches})
      select (select count(*) from found) as total, best.id from (select) one left join (
        select deal.id from found join ${deals} deal on deal.id = found.id
        where (select count(*) from found) >= ${least} and ${isWanted(filter, now)}
        order by deal.heat desc, deal.id limit ${PREVIEWED}) best on true`);
    return { ids: rows.flatMap(({ id }) => id ?? []), totalElements: Number(rows[0]?.total ?? 0) };
  });
  return ids;
}

/** SQL condition for a public `deal` of the alert's tenant that is on now, at no held price, and not dearer than wanted. */
function isWanted({ tenantId, maxPrice, currency }: AlertFilter, now: number): SQL {
  const at = new Date(now);
  return sql`deal.tenant_id = ${tenantId} and not deal.invalid and deal.published_at <= ${at}
      and deal.rank_price is not null
      and (${maxPrice}::bigint is null or deal.rank_price <= ${maxPrice} and deal.currency = ${currency})
      and (deal.expires_at is null or deal.expires_at > ${at})`;
}

/** Filter for the words of deals, as a `tsquery`; undefined when nothing can match because all its tags are deleted. */
async function queryOf(
  db: Db,
  { tenantId, keyword, brandId, categoryIds, tagIds }: AlertFilter,
): Promise<string | undefined> {
  const filters = await filterWords(db, {
    tenantId,
    brandIds: brandId === null ? [] : [brandId],
    classificationIds: categoryIds,
  });
  const names = await knownNames(db, tenantId);
  const words = inWords(keyword, names);
  const parts = words === undefined ? filters : [words, ...filters];
  if (tagIds.length === 0) return parts.join(' & ') || undefined;
  const tags = await db
    .select({ text: keywords.keyword })
    .from(keywords)
    .where(and(eq(keywords.tenantId, tenantId), inArray(keywords.id, tagIds)));
  const anyTag = tags.flatMap(({ text }) => Object.values(text).flatMap((one) => inWords(one, names) ?? []));
  return anyTag.length === 0 ? undefined : [`(${anyTag.join(' | ')})`, ...parts].join(' & ');
}

/** `tsquery` for all words of a text, names in any spelling, as in the site's search. */
function inWords(text: string, names: KnownNames): string | undefined {
  const query = askedQuery(readKeyword(text, names));
  return query === '' ? undefined : `(${query})`;
}
