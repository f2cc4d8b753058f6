import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { textFor } from '#locales/text.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import type { PickKind, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Catalogue } from '#schemas/enums/catalogue.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { likePattern } from '../../../platform/db/filter-sql.ts';
import { activities } from '../../activities/schema.ts';
import { contents, topics } from '../../articles/schema.ts';
import {
  brands,
  classifications,
  dealModules,
  deals,
  goods,
  itemGroups,
  treeOrder,
} from '../../catalogue/schema.ts';
import { pages } from '../../page-tables/schema.ts';
import { newDrafts } from './new-drafts.ts';
import type { PickRow } from './pick-row.ts';

/** Table and columns of a kind of item, and the condition for those that shoppers can see now. */
type Source = {
  table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };
  code: AnyPgColumn | SQL;
  /** Another name of the item, also searched. */
  alias?: AnyPgColumn | SQL;
  title: AnyPgColumn | SQL;
  picture?: AnyPgColumn | SQL;
  price?: AnyPgColumn;
  currency?: AnyPgColumn;
  platform?: AnyPgColumn;
  /** SQL condition that narrows the table to the kind. */
  only?: SQL | undefined;
  shown: SQL;
  /** Condition for those that were never live; they are found too. */
  draft?: SQL;
  /** Condition for those that were never live where they aren't found. */
  unpublished?: SQL;
  startsAt?: AnyPgColumn;
  endsAt?: AnyPgColumn;
  /** Part of the kind on which the item's path depends. */
  variety?: AnyPgColumn;
  /** JSON of the names of what it is below, from the top. */
  above?: SQL;
  order: SQL[];
};

/** Entries for the first level of a type's categories. */
const FIRST_LEVELS = [
  firstLevel('GOODS', 'pick.goodsCategories'),
  firstLevel('ARTICLE', 'pick.articleCategories'),
];

const LIMIT = 20;
/** Limit where categories alone are asked for: all of a usual shop, as a tree that operators look through. */
const CATEGORIES_LIMIT = 100;
/** Limit of levels to go up to the root, in case of cyclic data. */
const MAX_LEVELS = 8;
const always = sql`true`;
const nothing = sql`null`;

/** JSON of the names of the categories above a category, from the top. */
const namesAbove = sql`(
  with recursive up as (
    select above.parent_id, above.name, 1 as height from ${classifications} above
    where above.tenant_id = ${classifications.tenantId} and above.id = ${classifications.parentId}
    union all
    select above.parent_id, above.name, up.height + 1 from ${classifications} above
    join up on above.id = up.parent_id
    where above.tenant_id = ${classifications.tenantId} and up.height < ${MAX_LEVELS}
  ) select jsonb_agg(name order by height desc) from up
)`;

function sourceOf(kind: PickKind, now: Date, catalogue?: Catalogue): Source {
  switch (kind) {
    case 'CONTENT':
      return {
        table: deals,
        code: deals.code,
        title: deals.title,
        picture: deals.picture,
        price: deals.currentPrice,
        currency: deals.currency,
        platform: deals.platform,
        shown: sql`not ${deals.invalid} and (${deals.expiresAt} is null or ${deals.expiresAt} > ${now})`,
        endsAt: deals.expiresAt,
        order: [desc(deals.heat), asc(deals.id)],
      };
    case 'GOODS':
      return {
        table: goods,
        code: goods.code,
        title: goods.name,
        picture: sql`${goods.pictures}[1]`,
        price: goods.price,
        currency: goods.currency,
        platform: goods.platform,
        shown: sql`not ${goods.invalid}`,
        order: [asc(goods.id)],
      };
    case 'NOTE':
    case 'ARTICLE':
      return {
        table: contents,
        code: contents.code,
        title: contents.title,
        picture: sql`${contents.cover}->>'url'`,
        only: eq(contents.contentTypeCode, kind),
        shown: sql`not ${contents.invalid} and ${contents.publishTime} <= ${now}`,
        order: [desc(contents.publishTime), asc(contents.id)],
      };
    case 'TOPIC':
      return {
        table: topics,
        code: topics.subtitle,
        title: topics.title,
        picture: topics.cover,
        // A topic's path has dashes for the spaces of its subtitle.
        alias: sql`regexp_replace(trim(${topics.subtitle}), '\\s+', '-', 'g')`,
        shown: sql`${topics.shelved}`,
        order: [asc(topics.position), asc(topics.id)],
      };
    case 'BRAND':
      return {
        table: brands,
        code: brands.code,
        title: brands.name,
        picture: brands.logo,
        shown: sql`${brands.online}`,
        order: [asc(brands.position), asc(brands.id)],
      };
    case 'BOARD':
      return {
        table: itemGroups,
        code: itemGroups.code,
        title: itemGroups.name,
        shown: sql`${itemGroups.online}`,
        order: [asc(itemGroups.position), asc(itemGroups.id)],
      };
    case 'PAGE':
      return {
        table: pages,
        code: pages.path,
        title: sql`${pages.draft}->'meta'->'title'`,
        // A page for all items of a kind has no address of its own.
        only: sql`${pages.path} like '/%' and position('*' in ${pages.path}) = 0`,
        shown: sql`${pages.document} is not null and ${pages.archivedAt} is null`,
        draft: sql`${pages.document} is null and ${pages.archivedAt} is null`,
        order: [asc(pages.path)],
      };
    case 'SHARED':
      return {
        table: pages,
        code: pages.id,
        title: sql`${pages.draft}->'meta'->'title'`,
        only: sql`${pages.path} like 'shared:%' and ${pages.archivedAt} is null`,
        shown: sql`${pages.document} is not null`,
        order: [desc(pages.updatedAt), asc(pages.id)],
      };
    case 'CATEGORY':
      return {
        table: classifications,
        code: classifications.code,
        title: classifications.name,
        picture: classifications.picture,
        only: catalogue && eq(classifications.type, catalogue),
        shown: always,
        variety: classifications.type,
        above: namesAbove,
        order: [asc(treeOrder(classifications.sequenceNumber)), asc(classifications.id)],
      };
    case 'ACTIVITY':
      return {
        table: activities,
        code: activities.id,
        title: activities.title,
        picture: activities.picture,
        shown: sql`${activities.publishedAt} is not null and ${activities.endsAt} > ${now}
          and (${activities.invalidAt} is null or ${activities.invalidAt} > ${now})`,
        unpublished: sql`${activities.publishedAt} is null`,
        startsAt: activities.startsAt,
        endsAt: activities.endsAt,
        variety: activities.type,
        order: [desc(activities.startsAt), asc(activities.id)],
      };
    case 'DEAL_MODULE':
      return {
        table: dealModules,
        alias: dealModules.id,
        title: dealModules.label,
        // The collection and the exclusive module are referred to by their kind.
        code: sql`case ${dealModules.kind} when 'module' then ${dealModules.id} else ${dealModules.kind} end`,
        shown: always,
        order: [asc(dealModules.position), asc(dealModules.id)],
      };
  }
}

/** Public items and new drafts whose names or codes contain every word, the first ones of each kind. */
export async function foundPicks(
  call: OperatorCall,
  {
    kinds,
    words,
    categories,
  }: { kinds: readonly PickKind[]; words: string; categories?: Catalogue | undefined },
): Promise<PickRow[]> {
  const patterns = words.split(/\s+/).flatMap((word) => (word ? [likePattern(word)] : []));
  const limit = kinds.every((kind) => kind === 'CATEGORY') ? CATEGORIES_LIMIT : LIMIT;
  const found = await Promise.all(
    kinds.map((kind) => {
      const source = sourceOf(kind, new Date(call.now()), categories);
      const titles = LANGUAGES.map((lang) => sql`${source.title}->>${lang}`);
      const text = sql`concat_ws(' ', ${source.code}, ${sql.join(titles, sql`, `)})`;
      const hasWord = patterns.map((pattern) => sql`${text} ilike ${pattern}`);
      return select(call, kind, source, [or(source.shown, source.draft), ...hasWord], limit);
    }),
  );
  const hasWhole = kinds.includes('CATEGORY') && categories === undefined;
  const whole = hasWhole ? FIRST_LEVELS.filter((row) => hasWords(row, words)) : [];
  const drafts = (await newDrafts(call, kinds)).filter((row) => hasWords(row, words));
  return [...whole, ...drafts, ...found.flat()].slice(0, limit);
}

/** The items with these references, including those that shoppers can't see (yet); missing ones are left out. */
export async function namedPicks(
  call: OperatorCall,
  refs: readonly PickRef[],
): Promise<(ref: PickRef) => PickRow | undefined> {
  const codes = Map.groupBy(refs, ({ kind }) => kind);
  const found = await Promise.all(
    [...codes].map(([kind, named]) => {
      const source = sourceOf(kind, new Date(call.now()));
      const wanted = named.map(({ code }) => code);
      const isNamed = or(
        inArray(sql`${source.code}`, wanted),
        source.alias ? inArray(sql`${source.alias}`, wanted) : undefined,
      );
      return select(call, kind, source, [isNamed], 2 * refs.length);
    }),
  );
  const drafts = await newDrafts(call, [...codes.keys()]);
  // Live entries come last, and so before a draft of the same code.
  const rows = [...FIRST_LEVELS, ...drafts, ...found.flat()];
  const byKey = new Map([
    ...rows.map((row) => [key({ ...row, code: row.alias }), row] as const),
    ...rows.map((row) => [key(row), row] as const),
  ]);
  return (ref) => byKey.get(key(ref));
}

/** Codes of items with these ids, their other names included. */
export async function pickCodes(
  { db, scope, now }: OperatorCall,
  kind: PickKind,
  ids: readonly string[],
): Promise<{ kind: PickKind; code: string; id: string }[]> {
  const { table, code, alias = code, only } = sourceOf(kind, new Date(now()));
  const rows = await db
    .select({ id: table.id, code: sql<string>`${code}`, alias: sql<string>`${alias}` })
    .from(table as PgTable)
    .where(and(eq(table.tenantId, scope.tenantId), inArray(table.id, [...ids]), only))
    .limit(ids.length);
  return rows.flatMap(({ id, code: own, alias: other }) =>
    [...new Set([own, other])].map((name) => ({ kind, code: name, id: String(id) })),
  );
}

function firstLevel(code: string, text: 'pick.goodsCategories' | 'pick.articleCategories'): PickRow {
  const title = Object.fromEntries(LANGUAGES.map((lang) => [lang, textFor(lang)(text)]));
  const bare = { picture: null, price: null, currency: null, platform: null, endsAt: null };
  return { kind: 'CATEGORY', code, alias: code, title, ...bare, shown: true };
}

function hasWords({ code, title }: PickRow, words: string): boolean {
  const text = [code, ...Object.values(title)].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const key = ({ kind, code }: PickRef) => `${kind} ${code}`;

async function select(
  { db, scope }: OperatorCall,
  kind: PickKind,
  source: Source,
  where: readonly (SQL | undefined)[],
  limit: number,
): Promise<PickRow[]> {
  const rows = await db
    .select({
      code: sql<string>`${source.code}`,
      alias: sql<string>`${source.alias ?? source.code}`,
      title: sql<Localized<string>>`${source.title}`,
      picture: sql<string | null>`${source.picture ?? nothing}`,
      price: sql<string | null>`${source.price ?? nothing}`,
      currency: sql<string | null>`${source.currency ?? nothing}`,
      platform: sql<string | null>`${source.platform ?? nothing}`,
      shown: sql<boolean>`${source.shown}`,
      isDraft: sql<boolean>`${source.draft ?? source.unpublished ?? sql`false`}`,
      variety: sql<string | null>`${source.variety ?? nothing}`,
      above: sql<Localized<string>[] | null>`${source.above ?? nothing}`,
      startsAt: sql<string | null>`${source.startsAt ?? nothing}::timestamptz`,
      endsAt: sql<string | null>`${source.endsAt ?? nothing}::timestamptz`,
    })
    .from(source.table as PgTable)
    .where(and(eq(source.table.tenantId, scope.tenantId), source.only, ...where))
    .orderBy(...source.order)
    .limit(limit);
  return rows.map(({ price, startsAt, endsAt, ...row }) => ({
    ...row,
    kind,
    price: price === null ? null : Number(price),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }));
}
