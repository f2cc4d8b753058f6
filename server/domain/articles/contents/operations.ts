import { and, asc, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { dashName } from '#locales/format/slug.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { clientPages } from '#schemas/api/search.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Call, VisitorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { classifications } from '../../catalogue/schema.ts';
import { marks } from '../../members/schema.ts';
import { contents } from '../schema.ts';

/** Columns of a list. Texts, in every language, are most of the row. */
export const { body: _, ...listed } = getTableColumns(contents);

export type WholeContentRow = typeof contents.$inferSelect;
export type ContentRow = Omit<WholeContentRow, 'body'>;
type Query = EndpointInput<typeof clientPages>['body'];

const HOT_ARTICLES = 10;

const byId = asc(contents.id);
const newestFirst = [desc(contents.publishTime), byId];
const hottestFirst = [desc(contents.heat), byId];

/** Orders of each kind of list; `top` has the editors' choice by heat, then the others by heat. */
const KINDS: Record<NonNullable<Query['kind']>, SQL[]> = {
  top: [desc(contents.selected), ...hottestFirst],
  newest: newestFirst,
  hot: hottestFirst,
  selected: newestFirst,
};
const SORTS: Record<NonNullable<Query['sort']>, SQL[]> = {
  UPDATE_DESC: [desc(contents.updateTime), byId],
  HOT_DESC: hottestFirst,
};

/** Published notes and articles; `sort` takes precedence over the order of `kind`. */
export function publishedContents(call: Call, query: Query): Promise<Paged<ContentRow>> {
  const { db } = call;
  const order = query.sort ? SORTS[query.sort] : KINDS[query.kind ?? 'newest'];
  const where = and(
    isPublished(call),
    inArray(contents.contentTypeCode, query.contentTypeCodes),
    query.kind === 'selected' ? eq(contents.selected, true) : undefined,
    query.classificationCode === undefined ? undefined : isUnder(call, query.classificationCode),
    query.keyword === undefined ? undefined : hasKeyword(query.keyword),
  );
  return readPage(query.pageRequest, {
    count: () => countUpTo(db, contents, where),
    rows: ({ limit, offset }) =>
      db
        .select(listed)
        .from(contents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

/** Most read articles. */
export function hottestArticles(call: Call): Promise<ContentRow[]> {
  return call.db
    .select(listed)
    .from(contents)
    .where(and(isPublished(call), eq(contents.contentTypeCode, 'ARTICLE')))
    .orderBy(...hottestFirst)
    .limit(HOT_ARTICLES);
}

/** Marks presented notes and articles that the calling member likes; guests like none (S1 §4). */
export async function tellOwnLikes(
  { db, scope, member }: VisitorCall,
  articles: readonly Article[],
): Promise<void> {
  if (!member || articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  const rows = await db
    .select({ id: marks.subjectId })
    .from(marks)
    .where(
      and(
        eq(marks.tenantId, scope.tenantId),
        eq(marks.memberId, member.id),
        eq(marks.actionType, 'THUMB_UP'),
        inArray(marks.subjectType, ['NOTE', 'ARTICLE']),
        inArray(marks.subjectId, ids),
      ),
    );
  const liked = new Set(rows.map(({ id }) => id));
  for (const article of articles) article.currentUserThumbUp = liked.has(article.id);
}

/** SQL condition for the tenant's valid contents whose time of publication has come. */
export function isPublished({ scope, now }: Call) {
  return and(
    eq(contents.tenantId, scope.tenantId),
    eq(contents.invalid, false),
    lte(contents.publishTime, new Date(now())),
  );
}

/** SQL condition for contents of the category or its descendants. */
function isUnder({ scope }: Call, code: string) {
  return sql`${contents.classificationId} in (
    with recursive below as (
      select id from ${classifications} where tenant_id = ${scope.tenantId} and code = ${code}
      union
      select child.id from ${classifications} child join below on child.parent_id = below.id
      where child.tenant_id = ${scope.tenantId}
    )
    select id from below)`;
}

/** SQL condition for a keyword in any language; it may be written as in its path, with dashes. */
function hasKeyword(keyword: string) {
  return sql`exists (
    select from jsonb_array_elements(${contents.keywords}) as word, jsonb_each_text(word) as own
    where lower(regexp_replace(trim(own.value), '\\s+', '-', 'g')) = lower(${dashName(keyword)}))`;
}
