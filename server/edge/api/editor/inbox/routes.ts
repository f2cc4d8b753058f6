import * as endpoints from '#schemas/api/invented/inbox.ts';
import { inboxOf, markRead, presentMessage, setPreferences } from '../../../../domain/teamwork/inbox.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorInboxRoutes = [
  route(endpoints.operatorInbox, async ({ query }, call) =>
    presentPage(await inboxOf(call, query), (row) => presentMessage(call, row)),
  ),
  route(endpoints.markInboxRead, async ({ body }, call) => {
    await markRead(call, body.ids);
    return null;
  }),
  route(endpoints.changePreferences, async ({ body }, call) => {
    await setPreferences(call, body);
    return null;
  }),
];
