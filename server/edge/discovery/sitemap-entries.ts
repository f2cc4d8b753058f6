import { and, asc, eq, gt, isNotNull, isNull, like, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  articleCategoryPath,
  productCategoryPath,
  type TargetKind,
  targetPath,
} from '#locales/format/target-path.ts';
import type { Language } from '#schemas/constants.ts';
import type { ActivityType } from '#schemas/enums/activity.ts';
import { BOUND_SCREEN_NAMES } from '#schemas/page/bound-address.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { ScreenPrefix } from '#schemas/screens.ts';
import { activities } from '../../domain/activities/schema.ts';
import { contents, topics } from '../../domain/articles/schema.ts';
import { isSold } from '../../domain/catalogue/goods-figures.ts';
import { brands, classifications, deals, goods, itemGroups } from '../../domain/catalogue/schema.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** A page of the site without language prefix; `changed` is undefined when no time is known. */
export type SitemapEntry = { path: string; changed: Date | undefined };

type Row = { id: string; key: string; name: Localized<string> | null; changed: Date | null };
type Source = {
  table: PgTable;
  tenantId: PgColumn;
  id: PgColumn;
  /** Column for the page's path. */
  key: PgColumn;
  name?: PgColumn;
  changed?: PgColumn;
  /** SQL condition for rows with a public page. */
  listed?: (now: Date) => SQL | undefined;
  path: (row: { key: string; name: string }, scope: TenantScope) => string;
};

const at = (kind: TargetKind) => ({ path: ({ key }: { key: string }) => targetPath(kind, key) });

/** Running and coming activities; ended ones aren't listed. */
const activitiesOf = (type: ActivityType, prefix: ScreenPrefix): Source => ({
  ...columnsOf(activities, activities.id),
  changed: activities.publishedAt,
  listed: (now) =>
    and(
      eq(activities.type, type),
      isNotNull(activities.publishedAt),
      gt(activities.endsAt, now),
      or(isNull(activities.invalidAt), gt(activities.invalidAt, now)),
    ),
  path: ({ key }) => prefix + encodeURIComponent(key),
});

const categories = (type: 'GOODS' | 'ARTICLE', path: Source['path']): Source => ({
  ...columnsOf(classifications, classifications.code),
  name: classifications.name,
  listed: () => eq(classifications.type, type),
  path,
});

/** Kinds of pages, each with files of its own in the sitemap. */
export const SOURCES: Readonly<Record<string, Source>> = {
  pages: {
    ...columnsOf(pages, pages.path),
    changed: pages.publishedAt,
    listed: () =>
      and(
        isNotNull(pages.document),
        isNull(pages.archivedAt),
        like(pages.path, '/%'),
        sql`${pages.document} -> 'meta' ->> 'noindex' IS DISTINCT FROM 'true'`,
        // Items shown by a screen are listed with their own kind.
        or(
          notInArray(sql`split_part(${pages.path}, '/', 2)`, BOUND_SCREEN_NAMES),
          eq(pages.path, '/articles'),
        ),
      ),
    ...at('PAGE'),
  },
  deals: {
    ...columnsOf(deals, deals.code),
    changed: deals.updatedAt,
    // The page of a deal's product is the canonical one, where there is one (decision 040).
    listed: (now) =>
      and(
        not(deals.invalid),
        or(isNull(deals.expiresAt), gt(deals.expiresAt, now)),
        sql`(${deals.tenantId}, ${deals.goodsId}) in (
          select ${goods.tenantId}, ${goods.id} from ${goods} where ${goods.invalid})`,
      ),
    ...at('CONTENT'),
  },
  goods: {
    ...columnsOf(goods, goods.code),
    changed: goods.updatedAt,
    listed: () => isSold,
    ...at('GOODS'),
  },
  articles: {
    ...columnsOf(contents, contents.code),
    changed: contents.updateTime,
    listed: () => and(not(contents.invalid), eq(contents.contentTypeCode, 'ARTICLE')),
    ...at('ARTICLE'),
  },
  notes: {
    ...columnsOf(contents, contents.code),
    changed: contents.updateTime,
    listed: () => and(not(contents.invalid), eq(contents.contentTypeCode, 'NOTE')),
    ...at('NOTE'),
  },
  brands: { ...columnsOf(brands, brands.code), listed: () => brands.online.getSQL(), ...at('BRAND') },
  boards: {
    ...columnsOf(itemGroups, itemGroups.code),
    changed: itemGroups.sortedAt,
    listed: () => itemGroups.online.getSQL(),
    ...at('BOARD'),
  },
  topics: { ...columnsOf(topics, topics.subtitle), listed: () => topics.shelved.getSQL(), ...at('TOPIC') },
  lotteries: activitiesOf('LOTTERY', '/lottery/'),
  bonuses: activitiesOf('BONUS', '/bonus/'),
  badges: activitiesOf('BADGE', '/badge/'),
  'product-categories': categories('GOODS', ({ name, key }) => productCategoryPath({ name, code: key })),
  'article-categories': categories('ARTICLE', ({ name, key }, { tenant }) =>
    articleCategoryPath({ name, code: key }, tenant.type),
  ),
};

type Keyed = PgTable & { tenantId: PgColumn; id: PgColumn };
function columnsOf(table: Keyed, key: PgColumn) {
  return { table, tenantId: table.tenantId, id: table.id, key };
}

type Query = { db: Pick<Db, 'select'>; scope: TenantScope; now: number };

/** Number of files with `size` entries that a kind needs. */
export async function countFiles(source: Source, { db, scope, now }: Query, size: number): Promise<number> {
  const [row] = await db
    .select({ entries: sql<number>`count(*)::int` })
    .from(source.table)
    .where(isListed(source, scope, now));
  return Math.ceil((row?.entries ?? 0) / size);
}

const BATCH = 5_000;

/** Entries of a kind's file `number` (from 1), read in batches. */
export async function* entriesOf(
  source: Source,
  { db, scope, now }: Query,
  { lang, number, size }: { lang: Language; number: number; size: number },
): AsyncGenerator<SitemapEntry> {
  const { tenant } = scope;
  let after: string | undefined;
  let left = size;
  while (left > 0) {
    const rows: Row[] = await db
      .select({
        id: sql<string>`${source.id}`,
        key: sql<string>`${source.key}`,
        name: (source.name ?? sql`NULL`) as SQL<Localized<string> | null>,
        changed: sql<Date | null>`${source.changed ?? null}`.mapWith((text) => new Date(text)),
      })
      .from(source.table)
      .where(and(isListed(source, scope, now), after === undefined ? undefined : gt(source.id, after)))
      .orderBy(asc(source.id))
      .offset(after === undefined ? (number - 1) * size : 0)
      .limit(Math.min(BATCH, left));
    for (const { key, name, changed } of rows) {
      const text = (name && pickLocalized(name, lang, tenant.defaultLanguage)) ?? '';
      yield { path: source.path({ key, name: text }, scope), changed: changed ?? undefined };
    }
    left -= rows.length;
    after = rows.at(-1)?.id;
    if (after === undefined) return;
  }
}

function isListed({ tenantId, listed }: Source, scope: TenantScope, now: number): SQL | undefined {
  return and(eq(tenantId, scope.tenantId), listed?.(new Date(now)));
}
