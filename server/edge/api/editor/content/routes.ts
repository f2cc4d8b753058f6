import {
  addContent,
  bulkContent,
  changeContent,
  contentEntry,
  contentList,
  contentTypes,
  contentVersions,
  contentWaiting,
  discardContent,
  findContent,
  importContent,
  moveContent,
  publishContent,
  removeContent,
  restoreContent,
  revertContent,
} from '#schemas/api/invented/content-desk.ts';
import { changeMany, countTypes } from '../../../../domain/content/bulk.ts';
import { importEntries } from '../../../../domain/content/exchange.ts';
import { findContentEntries } from '../../../../domain/content/find.ts';
import { listEntries, waitingDrafts } from '../../../../domain/content/list.ts';
import { moveEntry } from '../../../../domain/content/move.ts';
import {
  addEntry,
  changeEntry,
  discardDraft,
  historyOf,
  publishEntry,
  removeEntry,
  requireEntry,
  restoreVersion,
  revertVersion,
} from '../../../../domain/content/operations.ts';
import {
  presentEntry,
  presentEntryVersion,
  presentRow,
  presentWaiting,
} from '../../../../domain/content/presenter.ts';
import { storedType } from '../../../../domain/content/stores/all.ts';
import { route } from '../../route.ts';

export const editorContentRoutes = [
  route(contentTypes, async (_, call) => countTypes(call)),
  route(contentWaiting, async (_, call) => (await waitingDrafts(call)).map(presentWaiting)),
  route(findContent, async ({ query: { search } }, call) => findContentEntries(call, search)),
  route(contentList, async ({ params, body }, call) => {
    const part = await listEntries(call, storedType(params.type), body);
    return { ...part, rows: part.rows.map(presentRow) };
  }),
  route(contentEntry, async ({ params: { type, id } }, call) =>
    presentEntry(await requireEntry(call, storedType(type), id)),
  ),
  route(addContent, async ({ params, body }, call) =>
    presentEntry(await addEntry(call, storedType(params.type), body.leaves)),
  ),
  route(changeContent, async ({ params: { type, id }, body }, call) =>
    presentEntry(await changeEntry(call, storedType(type), id, body.changes)),
  ),
  route(moveContent, async ({ params: { type, id }, body }, call) =>
    moveEntry(call, storedType(type), id, body),
  ),
  route(publishContent, async ({ params: { type, id }, body }, call) =>
    presentEntry(await publishEntry(call, storedType(type), id, body.note)),
  ),
  route(discardContent, async ({ params: { type, id } }, call) => discardDraft(call, storedType(type), id)),
  route(removeContent, async ({ params: { type, id } }, call) =>
    presentEntryVersion(await removeEntry(call, storedType(type), id)),
  ),
  route(contentVersions, async ({ params: { type, id } }, call) =>
    (await historyOf(call, storedType(type), id)).map(presentEntryVersion),
  ),
  route(revertContent, async ({ params: { type, id, version } }, call) => {
    const { entry, kept } = await revertVersion(call, storedType(type), id, version);
    return { entry: entry ? presentEntry(entry) : null, kept };
  }),
  route(restoreContent, async ({ params: { type, id, version } }, call) =>
    presentEntry(await restoreVersion(call, storedType(type), id, version)),
  ),
  route(bulkContent, async ({ params, body }, call) => changeMany(call, storedType(params.type), body)),
  route(importContent, async ({ params, body }, call) => importEntries(call, storedType(params.type), body)),
];
