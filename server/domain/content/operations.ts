import { and, desc, eq, gte } from 'drizzle-orm';
import { parseChanges } from '#engine/content/check-values.ts';
import { type Changes, changeLeaves, changesBetween, inverse, type Leaves } from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import { PUBLISH_ROLE } from '#schemas/content-type/define.ts';
import { AppError } from '#schemas/errors.ts';
import { hasRole } from '#schemas/operator.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { emit } from '../webhooks/emit.ts';
import { dropDraft, type Entry, readEntry, saveEntryDraft, titleOf } from './drafts.ts';
import { presentEntry } from './presenter.ts';
import { readLive, type StoredType, storedValue } from './read.ts';
import { contentVersions } from './schema.ts';
import { type ContentWriter, isSettings } from './store.ts';
import { applyChanges, type EntryChange, type EntryVersionRow, holdEntry } from './write.ts';

/** Number of versions that a history shows, and that a restore may go back. */
const MAX_VERSIONS = 100;

/** Runs work on an entry in a transaction that holds it, and purges what it has changed. */
const holding = <T>(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  work: (by: OperatorCall & ContentWriter) => Promise<T>,
): Promise<T> => holdingAll(call, stored, [id], work);

/** Runs work on entries in a transaction that holds them all, and purges what it has changed. */
async function holdingAll<T>(
  call: OperatorCall,
  stored: StoredType,
  ids: readonly string[],
  work: (by: OperatorCall & ContentWriter) => Promise<T>,
): Promise<T> {
  const tags = new Set<string>();
  const result = await call.db.transaction(async (db) => {
    const by = { ...call, db, tags };
    // In one order, so that two of them never wait for each other.
    for (const id of [...ids].sort()) await holdEntry(by, stored, id);
    return work(by);
  });
  if (tags.size === 0) return result;
  if (!isSettings(stored.store)) stored.store.applied?.(call.db, call.scope.tenantId);
  await call.purge([...tags]);
  return result;
}

/** Makes a change of one entry live, and tells the webhooks of it: a release tells of all its entries at once. */
async function goLive(
  by: ContentWriter,
  stored: StoredType,
  id: string,
  change: EntryChange,
): Promise<EntryVersionRow | undefined> {
  const before = change.action === 'remove' ? (await readLive(by, stored, [id])).get(id) : undefined;
  const version = await applyChanges(by, stored, id, change);
  if (version) await tell(by, stored, version, before);
  return version;
}

/** Tells the webhooks of a new version; `before` has the values of an entry that it removes. */
async function tell(
  by: ContentWriter,
  stored: StoredType,
  { id, version, action }: EntryVersionRow,
  before?: Leaves,
): Promise<void> {
  const { type } = stored.type;
  const leaves = before ?? (await readLive(by, stored, [id])).get(id) ?? {};
  const event = action === 'remove' ? 'content.removed' : 'content.published';
  await emit(by, event, { type, id, title: titleOf({ scope: by.scope }, stored, id, leaves), version });
}

/** @throws AppError NOT_FOUND */
export async function requireEntry(
  by: Pick<OperatorCall, 'db' | 'scope'>,
  stored: StoredType,
  id: string,
): Promise<Entry> {
  const entry = await readEntry(by, stored, id);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}

/**
 * Adds an entry: live for a direct type, else as a draft.
 * @throws AppError NOT_FOUND for a type whose entries aren't made here, VALIDATION_FAILED with the problems, FORBIDDEN
 * for an editor where it would be live at once
 */
export function addEntry(call: OperatorCall, stored: StoredType, leaves: Leaves): Promise<Entry> {
  const { type, store } = stored;
  if (type.imported || isSettings(store)) throw new AppError('NOT_FOUND');
  const first = store.start?.(call, leaves) ?? leaves;
  const given = Object.entries(first).map(([leaf, to]) => [leaf, { from: null, to }]);
  const changes = requireValid(stored, Object.fromEntries(given));
  const id = crypto.randomUUID();
  return holding(call, stored, id, async (by) => {
    if (isDirect(call, stored)) await goLive(by, stored, id, { changes, action: 'create' });
    else await saveEntryDraft(by, stored, { id, live: undefined, draft: undefined }, changes);
    return requireEntry(by, stored, id);
  });
}

/**
 * Changes leaves of an entry: live for a direct type, else in its draft.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED with the problems, CONFLICT with the entry where a leaf has neither the
 * value that the operator saw nor the new one, FORBIDDEN
 */
export function changeEntry(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  given: Changes,
): Promise<Entry> {
  const changes = requireValid(stored, given);
  return holding(call, stored, id, (by) => changeHeld(by, stored, id, changes));
}

/**
 * Changes leaves of several entries as `changeEntry` does, in the order given: all of them or, when it throws, none.
 * @throws AppError as `changeEntry`
 */
export function changeTogether(
  call: OperatorCall,
  stored: StoredType,
  given: readonly { id: string; changes: Changes }[],
): Promise<Entry[]> {
  const valid = given.map(({ id, changes }) => ({ id, changes: requireValid(stored, changes) }));
  const ids = valid.map(({ id }) => id);
  return holdingAll(call, stored, ids, async (by) => {
    const entries: Entry[] = [];
    for (const { id, changes } of valid) entries.push(await changeHeld(by, stored, id, changes));
    return entries;
  });
}

/** Changes leaves of an entry that the transaction holds. */
async function changeHeld(
  by: OperatorCall & ContentWriter,
  stored: StoredType,
  id: string,
  changes: Changes,
): Promise<Entry> {
  const entry = await requireEntry(by, stored, id);
  const isStale = Object.entries(changes).some(([leaf, { from, to }]) => {
    const now = entry.leaves[leaf] ?? null;
    return !sameJson(now, from ?? null) && !sameJson(now, to);
  });
  if (isStale) throw new AppError('CONFLICT', {}, { data: presentEntry(entry) });
  if (isDirect(by, stored)) await goLive(by, stored, id, { changes, action: 'change' });
  else await saveEntryDraft(by, stored, entry, changes);
  return requireEntry(by, stored, id);
}

/**
 * Makes the draft of an entry live.
 * @throws AppError NOT_FOUND without a draft, CHECKS_FAILED with the problems
 */
export function publishEntry(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  note: string,
): Promise<Entry> {
  return holding(call, stored, id, async (by) => {
    const { draft } = await requireEntry(by, stored, id);
    if (!draft) throw new AppError('NOT_FOUND');
    const action = draft.isNew ? 'create' : 'change';
    await goLive(by, stored, id, { changes: draft.changes, action, note });
    await dropDraft(by, stored, id);
    return requireEntry(by, stored, id);
  });
}

/** Discards the draft of an entry; one without a draft stays as it is. */
export async function discardDraft(call: OperatorCall, stored: StoredType, id: string): Promise<null> {
  await holding(call, stored, id, async (by) => {
    await dropDraft(by, stored, id);
  });
  return null;
}

/**
 * Removes an entry and its draft; reverting the version that it gives brings the entry back.
 * @throws AppError NOT_FOUND, also for a type whose entries aren't removed here
 */
export function removeEntry(call: OperatorCall, stored: StoredType, id: string): Promise<EntryVersionRow> {
  if (stored.type.imported || stored.type.single) throw new AppError('NOT_FOUND');
  return holding(call, stored, id, async (by) => {
    await dropDraft(by, stored, id);
    const version = await goLive(by, stored, id, { changes: {}, action: 'remove' });
    if (!version) throw new AppError('NOT_FOUND');
    return version;
  });
}

/**
 * Versions of an entry, the newest first, also of one that was removed.
 * @throws AppError NOT_FOUND for an entry that never was
 */
export async function historyOf(
  call: OperatorCall,
  stored: StoredType,
  id: string,
): Promise<EntryVersionRow[]> {
  const versions = await versionsOf(call, stored, id);
  if (versions.length === 0) await requireEntry(call, stored, id);
  return versions;
}

function versionsOf(
  { db, scope }: Pick<OperatorCall, 'db' | 'scope'>,
  { type: { type } }: StoredType,
  id: string,
  since = 1,
): Promise<EntryVersionRow[]> {
  return db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.tenantId, scope.tenantId),
        eq(contentVersions.type, type),
        eq(contentVersions.id, id),
        gte(contentVersions.version, since),
      ),
    )
    .orderBy(desc(contentVersions.version))
    .limit(MAX_VERSIONS);
}

/**
 * Takes a version back: each of its changes whose value still stands. Feeds and operators may have changed the others
 * since; they stay, and are named.
 * @throws AppError NOT_FOUND for an unknown version or a removed entry
 */
export function revertVersion(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  version: number,
): Promise<{ entry: Entry | undefined; kept: string[] }> {
  return holding(call, stored, id, async (by) => {
    const kept = await takeBack(by, stored, id, await requireVersion(by, stored, id, version), goLive);
    return { entry: await readEntry(by, stored, id), kept };
  });
}

/**
 * Takes a version back by `write`, within a transaction that holds the entry, and gives the leaves that stay.
 */
export async function takeBack(
  by: ContentWriter,
  stored: StoredType,
  id: string,
  { version, action, changes }: EntryVersionRow,
  write: typeof applyChanges = applyChanges,
): Promise<string[]> {
  const note = `#${version}`;
  if (action === 'create') {
    await write(by, stored, id, { changes: {}, action: 'remove', note });
    return [];
  }
  if (action === 'remove') {
    await write(by, stored, id, { changes: inverse(changes), action: 'create', note });
    return [];
  }
  const { live = {} } = await requireEntry(by, stored, id);
  const standing = Object.entries(changes).filter(([leaf, { to }]) => sameJson(live[leaf] ?? null, to));
  await write(by, stored, id, {
    changes: inverse(Object.fromEntries(standing)),
    action: 'revert',
    note,
  });
  return Object.keys(changes).filter((leaf) => !standing.some(([one]) => one === leaf));
}

/**
 * Gives an entry the values that it had with a version: live for a direct type, else in its draft.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export function restoreVersion(
  call: OperatorCall,
  stored: StoredType,
  id: string,
  version: number,
): Promise<Entry> {
  return holding(call, stored, id, async (by) => {
    await requireVersion(by, stored, id, version);
    const entry = await readEntry(by, stored, id);
    let then: Leaves = entry?.live ?? {};
    for (const later of await versionsOf(by, stored, id, version + 1))
      then = changeLeaves(then, inverse(later.changes));
    const current = { id, live: entry?.live, draft: entry?.draft };
    const changes = changesBetween(entry?.leaves ?? {}, then);
    if (!isDirect(call, stored)) await saveEntryDraft(by, stored, current, changes);
    else await goLive(by, stored, id, { changes, action: current.live ? 'change' : 'create' });
    return requireEntry(by, stored, id);
  });
}

/** Whether the entry has a later version. */
export async function isLater(
  by: Pick<OperatorCall, 'db' | 'scope'>,
  stored: StoredType,
  { id, version }: EntryVersionRow,
): Promise<boolean> {
  return (await versionsOf(by, stored, id, version + 1)).length > 0;
}

/** @throws AppError NOT_FOUND */
export async function requireVersion(
  by: Pick<OperatorCall, 'db' | 'scope'>,
  stored: StoredType,
  id: string,
  version: number,
): Promise<EntryVersionRow> {
  const found = (await versionsOf(by, stored, id, version)).at(-1);
  if (found?.version !== version) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Whether changes of the type are live at once.
 * @throws AppError FORBIDDEN for operators who may not change what shoppers see
 */
function isDirect({ operator }: OperatorCall, { type }: StoredType): boolean {
  if (type.lifecycle === 'drafted') return false;
  if (!hasRole(operator.role, PUBLISH_ROLE)) throw new AppError('FORBIDDEN');
  return true;
}

function requireValid(stored: StoredType, given: Changes): Changes {
  const { changes, problems } = parseChanges(stored.type, given);
  const field = problems.map(({ leaf }) => leaf).join(', ');
  if (problems.length > 0) throw new AppError('VALIDATION_FAILED', { field }, { data: { problems } });
  return Object.fromEntries(
    Object.entries(changes).map(([leaf, { from, to }]) => [
      leaf,
      { from, to: storedValue(stored, leaf, to) },
    ]),
  );
}
