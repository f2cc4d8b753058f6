import { sameJson } from '#engine/same-json.ts';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { importContent } from '#schemas/api/invented/content-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { addEntry, changeEntry, publishEntry, requireEntry } from './operations.ts';
import { rolledBack } from './preview.ts';
import type { StoredType } from './read.ts';

type Request = EndpointInput<typeof importContent>['body'];
type Given = Request['entries'][number];
type Result = EndpointData<typeof importContent>[number];
type Problems = Result['problems'];

/**
 * Writes one part of an import, each entry in a transaction of its own with its own result. A rehearsal does the same in
 * a transaction that is rolled back.
 */
export function importEntries(
  call: OperatorCall,
  stored: StoredType,
  { entries, rehearse, publish }: Request,
): Promise<Result[]> {
  const run = async (by: OperatorCall) => {
    const results: Result[] = [];
    for (const entry of entries) results.push(await importEntry(by, stored, entry, publish));
    return results;
  };
  if (!rehearse) return run(call);
  return rolledBack(call.db, (tx) => run({ ...call, db: tx as unknown as Db, purge: async () => undefined }));
}

async function importEntry(
  call: OperatorCall,
  stored: StoredType,
  given: Given,
  publish: boolean,
): Promise<Result> {
  try {
    return await (publish
      ? atOnce(call, (by) => write(by, stored, given, publish))
      : write(call, stored, given, publish));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { problems = [] } = (error.data ?? {}) as { problems?: Problems };
    return { id: given.id, action: 'refused', leaves: [], error: error.code, problems, version: null };
  }
}

/** Runs work in one transaction: an entry that can't be published leaves no draft either. */
async function atOnce<T>(call: OperatorCall, work: (by: OperatorCall) => Promise<T>): Promise<T> {
  const tags = new Set<string>();
  const purge = async (changed: readonly string[]) => changed.forEach((tag) => void tags.add(tag));
  const result = await call.db.transaction((tx) => work({ ...call, db: tx as unknown as Db, purge }));
  if (tags.size > 0) await call.purge([...tags]);
  return result;
}

async function write(
  call: OperatorCall,
  stored: StoredType,
  { id, leaves }: Given,
  publish: boolean,
): Promise<Result> {
  const done = { error: null, problems: [] };
  const before = id === null ? undefined : await requireEntry(call, stored, id);
  const changed = Object.keys(leaves).filter(
    (leaf) => !sameJson(before?.leaves[leaf] ?? null, leaves[leaf] ?? null),
  );
  if (before && changed.length === 0) return { ...done, id, action: 'unchanged', leaves: [], version: null };
  const changes = changed.map((leaf) => [
    leaf,
    { from: before?.leaves[leaf] ?? null, to: leaves[leaf] ?? null },
  ]);
  const saved = before
    ? await changeEntry(call, stored, before.id, Object.fromEntries(changes))
    : await addEntry(call, stored, Object.fromEntries(changed.map((leaf) => [leaf, leaves[leaf]])));
  const isSame = before !== undefined && sameJson(before.leaves, saved.leaves);
  const entry = publish && saved.draft ? await publishEntry(call, stored, saved.id, '') : saved;
  return {
    ...done,
    id: entry.id,
    action: before ? (isSame ? 'unchanged' : 'changed') : 'added',
    leaves: isSame ? [] : changed,
    version: entry.version > (before?.version ?? 0) ? entry.version : null,
  };
}
