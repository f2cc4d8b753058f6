import { sql } from 'drizzle-orm';
import { toWallTime } from '#locales/format/zoned-time.ts';
import type { Call } from '../../../platform/call.ts';
import { searchMisses } from '../schema.ts';
import { spellingKey } from '../spellings.ts';

/** Limit of counted keywords of a tenant in a day; further ones aren't counted. */
export const MAX_KEYWORDS_A_DAY = 1_000;
const MAX_LENGTH = 60;
/** Addresses of mail and pages, and numbers as long as those of phones and cards: someone's own data. */
const PERSONAL = /@|https?:|www\.|(?:[\d๐-๙][\s().+-]*){7}/iu;

/** Counts a search without results, or with similar ones only. A failure doesn't fail the search. */
export async function countMiss({ db, scope, now, log }: Call, keyword: string): Promise<void> {
  const written = keyword.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const key = spellingKey(written);
  if (key === '' || written.length > MAX_LENGTH || PERSONAL.test(written)) return;
  const { tenantId } = scope;
  const day = toWallTime(now(), scope.tenant.timezone).slice(0, 10);
  const ofDay = sql`select from ${searchMisses} where tenant_id = ${tenantId} and day = ${day}`;
  const counting = db.execute(sql`
    insert into ${searchMisses} (tenant_id, day, key, keyword, count)
    select ${tenantId}, ${day}::date, ${key}, ${written}, 1
    where exists (${ofDay} and key = ${key})
      or (select count(*) from (${ofDay} limit ${MAX_KEYWORDS_A_DAY}) counted) < ${MAX_KEYWORDS_A_DAY}
    on conflict (tenant_id, day, key) do update set count = ${searchMisses}.count + 1`);
  await counting.catch((error: unknown) => log.warn({ err: error }, 'search miss'));
}
