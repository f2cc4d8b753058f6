import { messageCenter, readMessages, receivedMessages, systemMessages } from '#schemas/api/messages.ts';
import {
  markRead,
  messagePage,
  namedIn,
  noticePage,
  overview,
  presentCenter,
  presentMessage,
  presentNotice,
} from '../../../../domain/interaction/inbox.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const messageRoutes = [
  route(messageCenter, async (_, call) => {
    const found = await overview(call);
    return presentCenter(found, await namedIn(call, found.newest), call);
  }),
  route(receivedMessages, async ({ body }, call) => {
    const page = await messagePage(call, body);
    const named = await namedIn(call, page.content);
    return presentPage(page, (row) => presentMessage(row, named, call));
  }),
  route(systemMessages, async ({ body }, call) =>
    presentPage(await noticePage(call, body.pageRequest), (row) => presentNotice(row, call)),
  ),
  route(readMessages, async ({ body }, call) => markRead(call, body)),
];
