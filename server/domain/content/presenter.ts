import type { ContentEntry, ContentRow, ContentVersion } from '#schemas/api/invented/content-desk.ts';
import type { Entry } from './drafts.ts';
import type { ListedEntry } from './list.ts';
import type { VersionRow } from './write.ts';

/** An entry in its API format. */
export function presentEntry({ id, live, leaves, draft, version, problems }: Entry): ContentEntry {
  return {
    id,
    live: live ?? null,
    leaves,
    draft: draft ? { by: draft.operatorName, at: draft.updatedAt.getTime() } : null,
    version,
    problems,
  };
}

/** A row of a list in its API format. */
export function presentRow({ id, leaves, draft }: ListedEntry): ContentRow {
  return { id, leaves, draft: draft !== undefined, isNew: draft?.isNew ?? false };
}

/** A version in its API format. */
export function presentVersion({
  version,
  action,
  changes,
  note,
  operatorName,
  at,
}: VersionRow): ContentVersion {
  return { version, action, changes, note, by: operatorName, at: at.getTime() };
}
