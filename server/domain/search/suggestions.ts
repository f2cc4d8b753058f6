import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { productCategoryPath, targetPath } from '#locales/format/target-path.ts';
import type { Suggestion } from '#schemas/entities/search-result.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { Call } from '../../platform/call.ts';
import { decimal } from '../../platform/wire.ts';
import { brands, classifications, deals, goods } from '../catalogue/schema.ts';
import { findEntries } from './find.ts';
import { keywords } from './schema.ts';
import { normalText } from './words.ts';

const MAX_SUGGESTIONS = 8;
const MAX_TITLES = 4;
/** Minimum length of a keyword for titles of deals; shorter ones match too many. */
const MIN_TITLE_KEYWORD = 2;

/** Answers of the last minute; many visitors type the same. */
const answers = new LRUCache<string, Suggestion[]>({ max: 2_000, ttl: 60_000 });

/**
 * Suggestions for a keyword, `MAX_SUGGESTIONS` at most: hot keywords, brands and categories whose names have a word that
 * begins with it, then deals, or else goods, by their titles; each text once.
 */
export async function suggestionsFor(call: Call, keyword: string): Promise<Suggestion[]> {
  const typed = keyword.trim().toLowerCase();
  if (normalText(typed).trim() === '') return [];
  const key = [call.scope.tenantId, call.lang, typed].join(' ');
  const known = answers.get(key);
  if (known) return known;
  const [named, deals] = await Promise.all([namesLike(call, typed), titlesLike(call, typed, 'CONTENT')]);
  const titles = deals.length > 0 ? deals : await titlesLike(call, typed, 'GOODS');
  const found = new Map<string, Suggestion>();
  for (const suggestion of [...named, ...titles]) {
    const text = suggestion.text.toLowerCase();
    if (!found.has(text)) found.set(text, suggestion);
  }
  const answer = [...found.values()].slice(0, MAX_SUGGESTIONS);
  answers.set(key, answer);
  return answer;
}

type Named = {
  kind: Exclude<Suggestion['kind'], 'title'>;
  name: Localized<string>;
  code: string;
  picture: string | null;
};

async function namesLike(call: Call, typed: string): Promise<Suggestion[]> {
  const { db, scope, lang } = call;
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const part = (kind: Named['kind'], table: SQL, columns: SQL, order: SQL) => sql`
    (select ${kind} as kind, name, code, picture from (select *, ${columns} from ${table}) named
    where tenant_id = ${scope.tenantId} and exists (select from jsonb_each_text(name) own where lower(own.value) like ${like})
    order by not exists (select from jsonb_each_text(name) own where lower(own.value) like ${like.slice(1)}), ${order}, id
    limit ${MAX_SUGGESTIONS / 2})`;
  const none = sql`null::text`;
  const { rows } = await db.execute<Named>(sql`
    ${part('keyword', sql`(select tenant_id, id, keyword as name, heat from ${keywords}) one`, sql`'' as code, ${none} as picture`, sql`heat desc`)} union all
    ${part('brand', sql`(select * from ${brands} where online) one`, sql`logo as picture`, sql`hot desc, position`)} union all
    ${part('classification', sql`(select * from ${classifications} where type = 'GOODS') one`, sql`1 as one`, sql`level`)}`);
  return rows.flatMap(({ kind, name, code, picture }): Suggestion[] => {
    // The suggestion continues the typed text, so it is in the same script; otherwise it is in the page's language.
    const own = Object.values(name).find((text) => text.toLowerCase().startsWith(typed));
    const inLanguage = pickLocalized(name, lang, scope.tenant.defaultLanguage);
    const text = own ?? inLanguage;
    if (!text) return [];
    if (kind === 'keyword') return [{ kind, text }];
    const path =
      kind === 'brand' ? targetPath('BRAND', code) : productCategoryPath({ name: inLanguage ?? text, code });
    return [{ kind, text, path, picture: picture || undefined }];
  });
}

type Titled = {
  title: Localized<string>;
  code: string;
  picture: string | null;
  /** Null for a held price, which is said of nothing but the item's own page. */
  price: string | null;
  currency: string;
};

async function titlesLike(call: Call, typed: string, type: 'CONTENT' | 'GOODS'): Promise<Suggestion[]> {
  const { db, scope, lang, now } = call;
  if ([...typed].length < MIN_TITLE_KEYWORD) return [];
  const { content } = await findEntries(
    db,
    { tenantId: scope.tenantId, types: [type], keyword: typed, isUnfinished: true, now: now() },
    { page: 1, size: MAX_TITLES },
  );
  if (content.length === 0) return [];
  const ids = sql.param(content.map(({ id }) => id));
  const columns =
    type === 'CONTENT'
      ? sql`title, code, picture, rank_price as price, currency from ${deals}`
      : sql`name as title, code, pictures[1] as picture, rank_price as price, currency from ${goods}`;
  const { rows } = await db.execute<Titled>(
    sql`select ${columns} where tenant_id = ${scope.tenantId} and id = any(${ids}) order by array_position(${ids}, id)`,
  );
  return rows.flatMap(({ title, code, picture, price, currency }) => {
    const text = pickLocalized(title, lang, scope.tenant.defaultLanguage);
    if (!text) return [];
    const path = targetPath(type, code);
    const shown = text.replace(/^\[[^\]]*\]\s*/, '');
    return [
      {
        kind: 'title' as const,
        text: shown,
        path,
        picture: picture || undefined,
        price: price === null ? undefined : decimal(Number(price)),
        currency,
      },
    ];
  });
}
