import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type {
  CategoryMapping,
  categoryMappings as mappingList,
  OpenPath,
  saveCategoryMapping,
} from '#schemas/api/invented/category-mappings.ts';
import { MAPPING_SOURCES } from '#schemas/enums/mapping-source.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { textIn } from '../../../platform/wire.ts';
import { categoryMappings, classifications } from '../../catalogue/schema.ts';
import { audit } from '../../operators/audit.ts';
import { spellingKey } from '../../search/spellings.ts';
import { applyMappings } from '../apply-mappings.ts';
import { holdMappings, MAX_MAPPINGS } from '../load-placement.ts';
import { levelsOf, pathKey } from '../place.ts';
import type { OpenPathRow } from './open-paths.ts';

export type MappingRow = typeof categoryMappings.$inferSelect;
/** A saved mapping, the number of goods that were moved, and the category of the mapping before it. */
type Saved = { mapping: MappingRow; moved: number; replaced: string | null };
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
export async function saveMapping(call: OperatorCall, given: Given): Promise<Saved> {
  const { tenantId } = call.scope;
  const { source, classificationId } = given;
  const value = source === 'path' ? levelsOf(given.value).join(' > ') : given.value;
  const key = source === 'path' ? pathKey(value) : spellingKey(value);
  if (key === '' || (source === 'word' && (key.length < 2 || key.length > MAX_WORD_KEY)))
    throw new AppError('VALIDATION_FAILED', { field: 'value' });
  const { own, before } = await call.db.transaction(async (tx) => {
    await holdMappings(tx, tenantId);
    await requireCategory(tx, tenantId, classificationId);
    const { own, before } = await write(call, tx, { tenantId, source, key, value, classificationId });
    await audit({ ...call, db: tx }, 'categoryMapping.save', subjectOf(own), detailsOf(own));
    return { own, before };
  });
  const moved = await applyMappings(call, call.scope, APPLY_MS);
  const [mapping = own] = await call.db
    .select()
    .from(categoryMappings)
    .where(and(eq(categoryMappings.tenantId, tenantId), eq(categoryMappings.id, own.id)));
  return { mapping, moved, replaced: before?.classificationId ?? null };
}

async function requireCategory(tx: Db, tenantId: string, id: string): Promise<void> {
  const isCategory = and(
    eq(classifications.tenantId, tenantId),
    eq(classifications.id, id),
    eq(classifications.type, 'GOODS'),
  );
  if ((await tx.$count(classifications, isCategory)) === 0) throw new AppError('NOT_FOUND');
}

/** Writes a mapping that goods don't follow yet; gives it and the one before it. */
async function write(
  { now }: OperatorCall,
  tx: Db,
  row: Pick<MappingRow, 'tenantId' | 'source' | 'key' | 'value'> & { classificationId: string },
): Promise<{ own: MappingRow; before: MappingRow | undefined }> {
  const { tenantId, source, key, value, classificationId } = row;
  const { tenantId: tenant, source: kind, key: keys } = categoryMappings;
  const [before] = await tx
    .select()
    .from(categoryMappings)
    .where(and(eq(tenant, tenantId), eq(kind, source), eq(keys, key)));
  if (!before && (await tx.$count(categoryMappings, eq(tenant, tenantId))) >= MAX_MAPPINGS)
    throw new AppError('CONFLICT');
  const given = [...new Set([...(before?.given ?? []), classificationId])];
  const set = { value, classificationId, given, due: true, updatedAt: new Date(now()) };
  const [own] = await tx
    .insert(categoryMappings)
    .values({ tenantId, id: crypto.randomUUID(), source, key, ...set })
    .onConflictDoUpdate({ target: [tenant, kind, keys], set })
    .returning();
  if (!own) throw new AppError('INTERNAL');
  return { own, before };
}

/** Removes a mapping, and lets stored goods follow; one that is gone already is no error. */
export async function removeMapping(call: OperatorCall, id: string): Promise<null> {
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

/** A mapping in its API format. */
export function presentMapping({
  id,
  source,
  value,
  classificationId,
  due,
  updatedAt,
}: MappingRow): CategoryMapping {
  return {
    id,
    source: MAPPING_SOURCES.find((one) => one === source) ?? 'path',
    value,
    classificationId: classificationId ?? '',
    due,
    updatedAt: updatedAt.getTime(),
  };
}

/** A path of goods without a category in its API format. */
export function presentOpenPath({ examples, ...row }: OpenPathRow, call: Call): OpenPath {
  return {
    ...row,
    examples: examples.map(({ id, title, picture }) => ({ id, title: textIn(call, title) ?? '', picture })),
  };
}
