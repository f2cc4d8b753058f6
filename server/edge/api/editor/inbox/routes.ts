import * as endpoints from '#schemas/api/invented/inbox.ts';
import {
  inboxOf,
  markReadInInbox,
  presentInboxEntry,
  setPreferences,
} from '../../../../domain/teamwork/inbox.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorInboxRoutes = [
  route(endpoints.operatorInbox, async ({ query }, call) =>
    presentPage(await inboxOf(call, query), (row) => presentInboxEntry(call, row)),
  ),
  route(endpoints.markInboxRead, async ({ body }, call) => {
    await markReadInInbox(call, body.ids);
    return null;
  }),
  route(endpoints.changePreferences, async ({ body }, call) => {
    await setPreferences(call, body);
    return null;
  }),
];
