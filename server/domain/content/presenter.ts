import type { EndpointData } from '#schemas/api/endpoint.ts';
import type {
  ContentEntry,
  ContentRow,
  ContentVersion,
  contentWaiting,
} from '#schemas/api/invented/content-desk.ts';
import type { Entry } from './drafts.ts';
import type { ListedEntry, WaitingDraft } from './list.ts';
import type { EntryVersionRow } from './write.ts';

/** An entry in its API format. */
export function presentEntry({ id, live, leaves, draft, version, problems, address }: Entry): ContentEntry {
  return {
    id,
    live: live ?? null,
    leaves,
    draft: draft ? { by: draft.operatorName, at: draft.updatedAt.getTime() } : null,
    version,
    problems,
    address: address ?? null,
  };
}

/** A row of a list in its API format. */
export function presentRow({ id, leaves, draft, children }: ListedEntry): ContentRow {
  return { id, leaves, draft: draft !== undefined, isNew: draft?.isNew ?? false, children };
}

/** A version in its API format. */
export function presentEntryVersion({
  version,
  action,
  changes,
  note,
  operatorName,
  at,
}: EntryVersionRow): ContentVersion {
  return { version, action, changes, note, by: operatorName, at: at.getTime() };
}

/** A waiting draft in its API format. */
export function presentWaiting({ draft, title }: WaitingDraft): EndpointData<typeof contentWaiting>[number] {
  const { type, id, operatorName, updatedAt } = draft;
  return { type, id, title, by: operatorName, at: updatedAt.getTime() };
}
