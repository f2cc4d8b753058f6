import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { articleCategoryPath, productCategoryPath, targetPath } from '#locales/format/target-path.ts';
import type { Language } from '#schemas/constants.ts';
import {
  type Binding,
  type BoundAddress,
  boundScreen,
  categoryBinding,
  parseBoundAddress,
} from '#schemas/page/bound-address.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { contents, topics } from '../articles/schema.ts';
import { idsUnder } from '../catalogue/classifications/operations.ts';
import { brands, classifications, deals, goods, itemGroups } from '../catalogue/schema.ts';
import type { Author } from './draft.ts';

type Reader = Pick<Author, 'scope'> & { db: Pick<Author['db'], 'select'> };
/** The item with which a bound page is shown: the encoded path of its screen, and the data for the page's modules. */
export type Example = { path: string; binding: Binding };
type Thing = { id: string; code: string; category: string | null };

/** Path at which a page without an address is shown: the site's route for pages of any address. */
const NO_ADDRESS = '/preview';

/**
 * Example for a page in the editor: the page's own address; for a page bound to one item, that item; for a page bound
 * to all items of a kind, the one with the code `about`, or else the first public one. Undefined when there is none.
 */
export async function exampleOf(
  by: Reader,
  path: string,
  { lang, about }: { lang: Language; about?: string | undefined },
): Promise<Example | undefined> {
  if (pageKind(path) !== 'page') return { path: NO_ADDRESS, binding: {} };
  const bound = parseBoundAddress(path);
  const kind = bound && boundScreen(bound.screen).kind;
  if (!bound || !kind) return { path, binding: {} };
  const { scope } = by;
  if (kind === 'CATEGORY') {
    const category = await findCategory(by, bound, about);
    if (!category) return undefined;
    const { code } = category;
    const name = pickLocalized(category.name, lang, scope.tenant.defaultLanguage) ?? code;
    const path =
      bound.screen === 'articles'
        ? articleCategoryPath({ name, code }, scope.tenant.type)
        : productCategoryPath({ name, code });
    return { path, binding: categoryBinding(bound.screen, code) };
  }
  const thing = await findThing(by, bound, about);
  if (!thing) return undefined;
  const { id, code, category } = thing;
  const binding: Binding =
    kind === 'BRAND'
      ? { brandId: id }
      : kind === 'BOARD'
        ? { boardId: id }
        : { relation: { type: kind, id }, ...categoryBinding(bound.screen, category) };
  return { path: targetPath(kind, code), binding };
}

async function findCategory(by: Reader, { screen, code, category }: BoundAddress, about: string | undefined) {
  const { tenantId } = by.scope;
  const wanted = code ?? about;
  const type = boundScreen(screen).categories ?? 'GOODS';
  const [found] = await by.db
    .select({ code: classifications.code, name: classifications.name })
    .from(classifications)
    .where(
      and(
        eq(classifications.tenantId, tenantId),
        eq(classifications.type, type),
        wanted === undefined ? undefined : eq(classifications.code, wanted),
        category === undefined
          ? undefined
          : sql`${classifications.id} in ${idsUnder(by, { code: category }, type)}`,
      ),
    )
    .orderBy(asc(classifications.level), asc(classifications.sequenceNumber), asc(classifications.id))
    .limit(1);
  return found;
}

async function findThing(
  by: Reader,
  bound: BoundAddress,
  about: string | undefined,
): Promise<Thing | undefined> {
  const { table, code, category, shown, order } = sourceOf(bound.screen);
  const wanted = bound.code ?? about;
  // A topic's path has dashes for the spaces of its subtitle.
  const named = sql`regexp_replace(trim(${code}), '\\s+', '-', 'g')`;
  const under =
    bound.category && idsUnder(by, { code: bound.category }, boundScreen(bound.screen).categories);
  const [found] = await by.db
    .select({
      id: sql<string>`${table.id}`,
      code: sql<string>`${code}`,
      category: sql<string | null>`(
        select own.code from ${classifications} own
        where own.tenant_id = ${by.scope.tenantId} and own.id = ${category ?? sql`null`})`,
    })
    .from(table as PgTable)
    .where(
      and(
        eq(table.tenantId, by.scope.tenantId),
        wanted === undefined ? shown : or(sql`${code} = ${wanted}`, sql`${named} = ${wanted}`),
        under && category ? sql`${category} in ${under}` : undefined,
      ),
    )
    .orderBy(...order, asc(table.id))
    .limit(1);
  return found;
}

type Source = {
  table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn };
  code: AnyPgColumn;
  /** Id of its category. */
  category?: AnyPgColumn | SQL;
  /** SQL condition for public items. */
  shown: SQL | undefined;
  order: SQL[];
};

function sourceOf(screen: BoundAddress['screen']): Source {
  switch (screen) {
    case 'topic':
      return {
        table: topics,
        code: topics.subtitle,
        shown: eq(topics.shelved, true),
        order: [asc(topics.position)],
      };
    case 'brand':
      return {
        table: brands,
        code: brands.code,
        shown: eq(brands.online, true),
        order: [asc(brands.position)],
      };
    case 'leaderboard-products':
      return {
        table: itemGroups,
        code: itemGroups.code,
        shown: eq(itemGroups.online, true),
        order: [asc(itemGroups.position)],
      };
    case 'content':
      return {
        table: deals,
        code: deals.code,
        order: [],
        category: sql`(select item.classification_id from ${goods} item
          where item.tenant_id = ${deals.tenantId} and item.id = ${deals.goodsId})`,
        shown: and(eq(deals.invalid, false), or(isNull(deals.expiresAt), gt(deals.expiresAt, sql`now()`))),
      };
    case 'article':
    case 'note-detail':
      return {
        table: contents,
        code: contents.code,
        category: contents.classificationId,
        order: [],
        shown: and(
          eq(contents.invalid, false),
          eq(contents.contentTypeCode, screen === 'article' ? 'ARTICLE' : 'NOTE'),
        ),
      };
    default:
      return {
        table: goods,
        code: goods.code,
        category: goods.classificationId,
        order: [],
        shown: eq(goods.invalid, false),
      };
  }
}
