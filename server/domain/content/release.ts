import type { Changes } from '#engine/content/leaves.ts';
import { AppError } from '#schemas/errors.ts';
import { settleDraft, titleOf } from './drafts.ts';
import { isLater, requireEntry, requireVersion, takeBack } from './operations.ts';
import type { ContentReader, ContentWriter } from './store.ts';
import { storedType } from './stores/all.ts';
import { applyChanges } from './write.ts';

/** Entry by its type and id. */
export type EntryRef = { type: string; id: string };
export type PinnedEntry = EntryRef & { title: string; changes: Changes; isNew: boolean };

/**
 * Drafts of entries as they are now: later changes aren't part of a release.
 * @throws AppError NOT_FOUND without a draft, CHECKS_FAILED with the problems of the first draft that has some
 */
export async function pinEntries(by: ContentReader, refs: readonly EntryRef[]): Promise<PinnedEntry[]> {
  const pinned: PinnedEntry[] = [];
  for (const { type, id } of refs) {
    const stored = storedType(type);
    const { draft, leaves, problems } = await requireEntry(by, stored, id);
    if (!draft) throw new AppError('NOT_FOUND');
    if (problems.length > 0) throw new AppError('CHECKS_FAILED', {}, { data: { type, id, problems } });
    // Kept with the release, for operators of any language.
    const title = titleOf({ scope: by.scope }, stored, id, leaves);
    pinned.push({ type, id, title, changes: draft.changes, isNew: draft.isNew });
  }
  return pinned;
}

/** Makes pinned entries live, and gives the versions that this made. @throws AppError as `applyChanges` */
export async function releaseEntries(
  by: ContentWriter,
  entries: readonly PinnedEntry[],
  note: string,
): Promise<(EntryRef & { version: number })[]> {
  const made: (EntryRef & { version: number })[] = [];
  for (const { type, id, changes, isNew } of inLockOrder(entries)) {
    const stored = storedType(type);
    const action = isNew ? 'create' : 'change';
    const version = await applyChanges(by, stored, id, { changes, action, note });
    await settleDraft(by, stored, id);
    if (version) made.push({ type, id, version: version.version });
  }
  return made;
}

/**
 * Takes back what a release made live, and gives the entries of which something stays, because it was changed since.
 */
export async function takeBackEntries(
  by: ContentWriter,
  applied: readonly (EntryRef & { version: number })[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { type, id, version } of inLockOrder(applied)) {
    const stored = storedType(type);
    const made = await requireVersion(by, stored, id, version);
    // A new entry that others have worked on since stays as a whole.
    if (made.action === 'create' && (await isLater(by, stored, made))) changed.push(id);
    else if ((await takeBack(by, stored, id, made)).length > 0) changed.push(id);
  }
  return changed;
}

/** Entries sorted by type and id, so that two releases hold the same entries in the same order. */
function inLockOrder<T extends EntryRef>(entries: readonly T[]): T[] {
  const key = ({ type, id }: EntryRef) => `${type} ${id}`;
  return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
