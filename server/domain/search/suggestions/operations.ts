import { type SQL, sql } from 'drizzle-orm';
import type { Suggestion } from '#schemas/entities/search-result.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { Call } from '../../../platform/call.ts';
import { brands, classifications, deals } from '../../catalogue/schema.ts';
import { findEntries } from '../find.ts';
import { keywords } from '../schema.ts';
import { normalText } from '../words.ts';

const MAX_SUGGESTIONS = 8;
const MAX_TITLES = 4;
/** Minimum length of a keyword for titles of deals; shorter ones match too many. */
const MIN_TITLE_KEYWORD = 2;

type Row = { kind: Exclude<Suggestion['kind'], 'title'>; name: Localized<string> };

/**
 * Suggestions for a keyword: hot keywords, brands and categories whose names have a word that begins with it, then
 * titles of deals; each text once.
 */
export async function suggestionsFor(call: Call, keyword: string): Promise<Suggestion[]> {
  const typed = keyword.trim().toLowerCase();
  if (normalText(typed).trim() === '') return [];
  const [named, titles] = await Promise.all([namesLike(call, typed), titlesLike(call, typed)]);
  const found = new Map<string, Suggestion>();
  for (const suggestion of [...named, ...titles]) {
    const key = suggestion.text.toLowerCase();
    if (!found.has(key)) found.set(key, suggestion);
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

async function namesLike(call: Call, typed: string): Promise<Suggestion[]> {
  const { db, scope, lang } = call;
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const part = (kind: Row['kind'], table: SQL, name: SQL, order: SQL) => sql`
    (select ${kind} as kind, ${name} as name from ${table}
    where tenant_id = ${scope.tenantId} and exists (select from jsonb_each_text(${name}) own where lower(own.value) like ${like})
    order by not exists (select from jsonb_each_text(${name}) own where lower(own.value) like ${like.slice(1)}), ${order}, id
    limit ${MAX_SUGGESTIONS / 2})`;
  const { rows } = await db.execute<Row>(sql`
    ${part('keyword', sql`${keywords}`, sql`keyword`, sql`heat desc`)} union all
    ${part('brand', sql`(select * from ${brands} where online) as brands`, sql`name`, sql`hot desc, position`)} union all
    ${part('classification', sql`(select * from ${classifications} where type = 'GOODS') as classifications`, sql`name`, sql`level`)}`);
  return rows.flatMap(({ kind, name }) => {
    // The suggestion continues the typed text, so it is in the same script; otherwise it is in the page's language.
    const own = Object.values(name).find((text) => text.toLowerCase().startsWith(typed));
    const text = own ?? pickLocalized(name, lang, scope.tenant.defaultLanguage);
    return text ? [{ kind, text }] : [];
  });
}

async function titlesLike(call: Call, typed: string): Promise<Suggestion[]> {
  const { db, scope, lang, now } = call;
  if ([...typed].length < MIN_TITLE_KEYWORD) return [];
  const { content } = await findEntries(
    db,
    { tenantId: scope.tenantId, types: ['CONTENT'], keyword: typed, isUnfinished: true, now: now() },
    { page: 1, size: MAX_TITLES },
  );
  if (content.length === 0) return [];
  const ids = sql.param(content.map(({ id }) => id));
  const { rows } = await db.execute<{ title: Localized<string> }>(
    sql`select title from ${deals} where tenant_id = ${scope.tenantId} and id = any(${ids}) order by array_position(${ids}, id)`,
  );
  return rows.flatMap(({ title }) => {
    const text = pickLocalized(title, lang, scope.tenant.defaultLanguage);
    return text ? [{ kind: 'title' as const, text: text.replace(/^\[[^\]]*\]\s*/, '') }] : [];
  });
}
