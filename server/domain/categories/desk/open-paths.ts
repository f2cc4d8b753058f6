import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { suggestCategories } from '#schemas/api/invented/category-mappings.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { categoryMappings, goods } from '../../catalogue/schema.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { openSuggestions, type Suggestion } from '../suggest.ts';

type Example = { id: string; title: Localized<string>; picture: string | null };
export type OpenPathRow = {
  path: string | null;
  count: number;
  examples: Example[];
  suggestions: Suggestion[];
};

/** Goods of a path by whose titles categories are suggested, and those that are shown. */
const READ = 12;
const SHOWN = 3;

/** Paths of goods without a category, those with the most goods first, and the number of all such goods. */
export async function openPathPage(
  call: OperatorCall,
  { page, size }: PageRequest,
): Promise<Paged<OpenPathRow> & { goodsCount: number }> {
  const { db, scope } = call;
  const offset = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, LIST_LENGTH - offset));
  const rows = await pathsOf(call, limit, offset);
  const [first] = rows.length > 0 ? rows : await pathsOf(call, 1, 0);
  const totalElements = Math.min(first?.paths ?? 0, LIST_LENGTH);
  const suggest = openSuggestions(await loadKnowledge(db, scope.tenantId));
  const examples = await examplesOf(
    call,
    rows.map(({ path }) => path),
  );
  const content = rows.map(({ path, count }, at) => {
    const own = examples.get(at) ?? [];
    const suggestions = suggest(
      path,
      own.map(({ title }) => title),
    );
    return { path, count, examples: own.slice(0, SHOWN), suggestions };
  });
  return {
    content,
    totalElements,
    hasNext: offset + rows.length < totalElements,
    goodsCount: first?.goodsCount ?? 0,
  };
}

/** Paths with their numbers of goods, and the numbers of all paths and goods. */
function pathsOf({ db, scope }: OperatorCall, limit: number, offset: number) {
  return db
    .select({
      path: goods.sourceCategory,
      count: sql`count(*)`.mapWith(Number),
      paths: sql`count(*) over ()`.mapWith(Number),
      goodsCount: sql`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(goods)
    .where(isOpen(scope.tenantId))
    .groupBy(goods.sourceCategory)
    .having(not(isMapped(scope.tenantId)))
    .orderBy(sql`count(*) desc`, sql`${goods.sourceCategory} nulls last`)
    .limit(limit)
    .offset(offset);
}

/** Suggestions for paths of a file, in their order. */
export async function suggestionsForPaths(
  { db, scope }: OperatorCall,
  { paths }: EndpointInput<typeof suggestCategories>['body'],
): Promise<Suggestion[][]> {
  const suggest = openSuggestions(await loadKnowledge(db, scope.tenantId));
  return paths.map(({ path, titles }) =>
    suggest(
      path,
      titles.map((title) => ({ [scope.tenant.defaultLanguage]: title })),
    ),
  );
}

/** The first goods of each path, by the place of the path. */
async function examplesOf({ db, scope }: OperatorCall, paths: readonly (string | null)[]) {
  const { rows } = await db.execute<{
    at: string;
    id: string;
    title: Localized<string>;
    picture: string | null;
  }>(
    sql`select path.at, item.* from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) with ordinality as path (value, at)
      cross join lateral (
        select ${goods.id}, ${goods.name} as title, ${goods.pictures}[1] as picture from ${goods}
        where ${isOpen(scope.tenantId)} and ${goods.sourceCategory} is not distinct from path.value
        order by ${goods.id} limit ${READ}
      ) item order by path.at, item.id`,
  );
  return Map.groupBy(rows, ({ at }) => Number(at) - 1);
}

const isOpen = (tenantId: string) =>
  and(eq(goods.tenantId, tenantId), isNull(goods.classificationId), not(goods.invalid)) as SQL;

/** Whether a mapping that stored goods don't follow yet concerns the path; its key is that of `pathKey`. */
const isMapped = (tenantId: string) => sql`exists (
  select from ${categoryMappings} mapping
  where mapping.tenant_id = ${tenantId} and mapping.due and mapping.source = 'path'
    and mapping.classification_id is not null
    and starts_with(lower(normalize(${goods.sourceCategory}, NFKC)) || ' > ', mapping.key || ' > ')
)`;
