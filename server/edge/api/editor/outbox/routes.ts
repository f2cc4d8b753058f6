import { openOutboxMessage, outboxMessages } from '#schemas/api/invented/member-desk.ts';
import {
  newestMessages,
  openMessage,
  presentItem,
  presentOutboxMessage,
} from '../../../../domain/members/outbox.ts';

import { route } from '../../route.ts';

export const outboxRoutes = [
  route(outboxMessages, async ({ query }, call) => (await newestMessages(call, query)).map(presentItem)),
  route(openOutboxMessage, async ({ params }, call) =>
    presentOutboxMessage(await openMessage(call, params.id)),
  ),
];
