import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import { classifications } from '../schema.ts';

export type ClassificationRow = typeof classifications.$inferSelect;

/** Limit of a list of categories, more than any tenant has; the list is never paged. */
const MAX_CLASSIFICATIONS = 2_000;
/** Limit of levels to go up to the root, in case of cyclic data. */
const MAX_LEVELS = 8;

/** Sort key: the numbers of the sequence number, one per level. A malformed one sorts last. */
const bySequence = sql`case when ${classifications.sequenceNumber} ~ '^[0-9]{1,9}(:[0-9]{1,9})*$'
  then string_to_array(${classifications.sequenceNumber}, ':')::int[] end nulls last`;

/** Categories, of a level and type when given, ordered by their sequence numbers. */
export function listClassifications(
  call: Call,
  { level, type }: { level?: number | undefined; type?: string | undefined },
): Promise<ClassificationRow[]> {
  return select(call, [
    level === undefined ? undefined : eq(classifications.level, level),
    type === undefined ? undefined : eq(classifications.type, type),
  ]);
}

/** Direct children of a category. */
export function childrenOf(call: Call, id: string): Promise<ClassificationRow[]> {
  return select(call, [eq(classifications.parentId, id)]);
}

/** Direct children of the category with this code; none when there is no such category. */
export function childrenOfCode(call: Call, code: string): Promise<ClassificationRow[]> {
  const own = call.db
    .select({ id: classifications.id })
    .from(classifications)
    .where(and(eq(classifications.tenantId, call.scope.tenantId), eq(classifications.code, code)));
  return select(call, [inArray(classifications.parentId, own)]);
}

/** The category with this id. @throws AppError NOT_FOUND */
export async function classificationById(call: Call, id: string): Promise<ClassificationRow> {
  return found(await select(call, [eq(classifications.id, id)]));
}

/** The category with this code. @throws AppError NOT_FOUND */
export async function classificationByCode(call: Call, code: string): Promise<ClassificationRow> {
  return found(await select(call, [eq(classifications.code, code)]));
}

type Key = { id: string } | { code: string } | { codes: readonly string[] };

/** SQL subquery for the ids of categories of the type and of all their descendants. */
export function idsUnder({ scope }: Pick<Call, 'scope'>, key: Key, type: 'GOODS' | 'ARTICLE' = 'GOODS'): SQL {
  const { tenantId } = scope;
  const isRoot =
    'id' in key
      ? sql`id = ${key.id}`
      : sql`code = any(${sql.param('codes' in key ? [...key.codes] : [key.code])}::text[])`;
  return sql`(
    with recursive under as (
      select id from ${classifications} where tenant_id = ${tenantId} and type = ${type} and ${isRoot}
      union
      select child.id from ${classifications} child join under on child.parent_id = under.id
      where child.tenant_id = ${tenantId}
    ) select id from under
  )`;
}

/** Ids of categories, of goods if no type is given, and all categories below them. */
export async function readIdsUnder(
  call: Pick<Call, 'scope' | 'db'>,
  key: Key,
  type?: 'GOODS' | 'ARTICLE',
): Promise<string[]> {
  const { rows } = await call.db.execute<{ id: string }>(sql`
    select id from ${idsUnder(call, key, type)} as under limit ${MAX_CLASSIFICATIONS}`);
  return rows.map(({ id }) => id);
}

/**
 * Siblings of a category: of the same type under the same parent.
 * @throws AppError NOT_FOUND
 */
export async function siblingsOf(call: Call, id: string): Promise<ClassificationRow[]> {
  const own = await classificationById(call, id);
  return select(call, [
    ne(classifications.id, own.id),
    eq(classifications.type, own.type),
    own.parentId === null ? isNull(classifications.parentId) : eq(classifications.parentId, own.parentId),
  ]);
}

/** Ancestors of a category, from the root down. */
export async function parentsOf(
  call: Call,
  { id, parentId }: ClassificationRow,
): Promise<ClassificationRow[]> {
  const parents: ClassificationRow[] = [];
  const seen = new Set([id]);
  let next = parentId;
  while (next !== null && !seen.has(next) && parents.length < MAX_LEVELS) {
    const [parent] = await select(call, [eq(classifications.id, next)]);
    if (!parent) break;
    seen.add(parent.id);
    parents.unshift(parent);
    next = parent.parentId;
  }
  return parents;
}

function select({ db, scope }: Call, conditions: (SQL | undefined)[]): Promise<ClassificationRow[]> {
  return db
    .select()
    .from(classifications)
    .where(and(eq(classifications.tenantId, scope.tenantId), ...conditions))
    .orderBy(asc(classifications.type), bySequence, asc(classifications.id))
    .limit(MAX_CLASSIFICATIONS);
}

function found([row]: ClassificationRow[]): ClassificationRow {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
