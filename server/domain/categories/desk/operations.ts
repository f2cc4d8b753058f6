import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type {
  categoryMappings as mappingList,
  saveCategoryMapping,
} from '#schemas/api/invented/category-mappings.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { categoryMappings, classifications } from '../../catalogue/schema.ts';
import { audit } from '../../operators/audit.ts';
import { spellingKey } from '../../search/spellings.ts';
import { applyMappings } from '../apply-mappings.ts';
import { holdMappings, MAX_MAPPINGS } from '../load-placement.ts';
import { levelsOf, pathKey } from '../place.ts';

export type MappingRow = typeof categoryMappings.$inferSelect;
type Given = EndpointInput<typeof saveCategoryMapping>['body'];

/** Length limit of a word's key, that of names in titles (`partsOf`). */
const MAX_WORD_KEY = 40;
/** Time within which stored goods follow before the response, ms; a job does the rest. */
const APPLY_MS = 2_000;

/** Mappings of a source whose value contains the keyword, the last changed first. */
export function mappingPage(
  { db, scope }: OperatorCall,
  { source, keyword = '', ...pageRequest }: EndpointInput<typeof mappingList>['query'],
) {
  const key = source === 'path' ? pathKey(keyword) : spellingKey(keyword);
  const where = and(
    eq(categoryMappings.tenantId, scope.tenantId),
    eq(categoryMappings.source, source),
    isNotNull(categoryMappings.classificationId),
    key === '' ? undefined : sql`strpos(${categoryMappings.key}, ${key}) > 0`,
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, categoryMappings, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(categoryMappings)
        .where(where)
        .orderBy(desc(categoryMappings.updatedAt), categoryMappings.id)
        .limit(limit)
        .offset(offset),
  });
}

/**
 * Saves a mapping, in place of one with the same key, and lets stored goods follow.
 * @throws AppError NOT_FOUND without such a category of goods, VALIDATION_FAILED for a word that no title can have,
 * CONFLICT when the shop has too many
 */
export async function save(
  call: OperatorCall,
  given: Given,
): Promise<{ mapping: MappingRow; moved: number }> {
  const { tenantId } = call.scope;
  const { source, classificationId } = given;
  const value = source === 'path' ? levelsOf(given.value).join(' > ') : given.value;
  const key = source === 'path' ? pathKey(value) : spellingKey(value);
  if (key === '' || (source === 'word' && (key.length < 2 || key.length > MAX_WORD_KEY)))
    throw new AppError('VALIDATION_FAILED');
  const mapping = await call.db.transaction(async (tx) => {
    await holdMappings(tx, tenantId);
    const isCategory = and(
      eq(classifications.tenantId, tenantId),
      eq(classifications.id, classificationId),
      eq(classifications.type, 'GOODS'),
    );
    if ((await tx.$count(classifications, isCategory)) === 0) throw new AppError('NOT_FOUND');
    const isKey = and(
      eq(categoryMappings.tenantId, tenantId),
      eq(categoryMappings.source, source),
      eq(categoryMappings.key, key),
    );
    const [before] = await tx.select().from(categoryMappings).where(isKey);
    const [all] = await tx
      .select({ count: count() })
      .from(categoryMappings)
      .where(eq(categoryMappings.tenantId, tenantId));
    if (!before && (all?.count ?? 0) >= MAX_MAPPINGS) throw new AppError('CONFLICT');
    const set = {
      value,
      classificationId,
      due: true,
      given: [...new Set([...(before?.given ?? []), classificationId])],
      updatedAt: new Date(call.now()),
    };
    const [own] = await tx
      .insert(categoryMappings)
      .values({ tenantId, id: crypto.randomUUID(), source, key, ...set })
      .onConflictDoUpdate({
        target: [categoryMappings.tenantId, categoryMappings.source, categoryMappings.key],
        set,
      })
      .returning();
    if (!own) throw new AppError('CONFLICT');
    await audit({ ...call, db: tx }, 'categoryMapping.save', subjectOf(own), detailsOf(own));
    return own;
  });
  const moved = await applyMappings(call, call.scope, APPLY_MS);
  return { mapping, moved };
}

/** Removes a mapping, and lets stored goods follow; one that is gone already is no error. */
export async function remove(call: OperatorCall, id: string): Promise<null> {
  const { tenantId } = call.scope;
  await call.db.transaction(async (tx) => {
    await holdMappings(tx, tenantId);
    const isOne = and(
      eq(categoryMappings.tenantId, tenantId),
      eq(categoryMappings.id, id),
      isNotNull(categoryMappings.classificationId),
    );
    const [before] = await tx.select().from(categoryMappings).where(isOne);
    if (!before) return;
    await tx
      .update(categoryMappings)
      .set({ classificationId: null, due: true, updatedAt: new Date(call.now()) })
      .where(isOne);
    await audit({ ...call, db: tx }, 'categoryMapping.remove', subjectOf(before), detailsOf(before));
  });
  await applyMappings(call, call.scope, APPLY_MS);
  return null;
}

const subjectOf = ({ id }: MappingRow) => ({ type: 'categoryMapping', id });
const detailsOf = ({ value, classificationId }: MappingRow) => ({ from: value, to: classificationId });
