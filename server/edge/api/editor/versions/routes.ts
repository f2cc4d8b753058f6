import { listEdits, listVersions, readVersion, takeBackEdit } from '#schemas/api/invented/publishing.ts';
import { storedDocument } from '../../../../domain/pages/stored-document.ts';
import { takeBackPage } from '../../../../domain/pages/take-back.ts';
import {
  editsOf,
  liveVersion,
  presentEdit,
  presentVersion,
  versionOf,
  versionsOf,
} from '../../../../domain/pages/versions.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorVersionRoutes = ({ editQueue }: Services) => [
  route(listVersions, async ({ params, query }, call) => {
    const live = await liveVersion(call, params.id);
    return presentPage(await versionsOf(call, params.id, query), (row) => presentVersion(row, live));
  }),
  route(readVersion, async ({ params }, call) => {
    const live = await liveVersion(call, params.id);
    const row = await versionOf(call, params.id, params.version);
    return { ...presentVersion(row, live), document: storedDocument(row.document) };
  }),
  route(listEdits, async ({ params, query }, call) => {
    await liveVersion(call, params.id);
    return presentPage(await editsOf(call, params.id, query), presentEdit);
  }),
  route(takeBackEdit, ({ params }, call) => takeBackPage(call, editQueue, params.id, params.rev)),
];
