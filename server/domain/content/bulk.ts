import { and, eq } from 'drizzle-orm';
import type { Leaves } from '#engine/content/leaves.ts';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { bulkContent } from '#schemas/api/invented/content-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countEntries } from './list.ts';
import { changeEntry, publishEntry, removeEntry, requireEntry } from './operations.ts';
import type { StoredType } from './read.ts';
import { contentDrafts } from './schema.ts';
import { storedTypes } from './stores/all.ts';

type Result = EndpointData<typeof bulkContent>[number];

/**
 * Sets the same leaves of many entries, or removes them, each in a transaction of its own with its own result. What
 * waits in a draft of a drafted type stays a draft; its other entries get the values live.
 */
export async function changeMany(
  call: OperatorCall,
  stored: StoredType,
  { ids, set = {}, remove }: EndpointInput<typeof bulkContent>['body'],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    try {
      const version = remove
        ? (await removeEntry(call, stored, id)).version
        : await setLeaves(call, stored, id, set);
      results.push({ id, error: null, version });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, error: error.code, version: null });
    }
  }
  return results;
}

async function setLeaves(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  set: Leaves,
): Promise<number | null> {
  const entry = await requireEntry(call, stored, id);
  const changes = Object.entries(set).map(([leaf, to]) => [leaf, { from: entry.leaves[leaf] ?? null, to }]);
  const changed = await changeEntry(call, stored, id, Object.fromEntries(changes));
  if (stored.type.lifecycle === 'direct' || entry.draft) return changed.version;
  return changed.draft ? (await publishEntry(call, stored, id, '')).version : changed.version;
}

/** Number of entries and of drafts of each type. */
export function countTypes(call: OperatorCall) {
  return Promise.all(
    storedTypes().map(async (stored) => ({
      type: stored.type.type,
      entries: await countEntries(call, stored),
      drafts: await call.db.$count(
        contentDrafts,
        and(eq(contentDrafts.tenantId, call.scope.tenantId), eq(contentDrafts.type, stored.type.type)),
      ),
    })),
  );
}
