import { openOutboxMessage, outboxMessages } from '#schemas/api/invented/member-desk.ts';
import { route } from '../../route.ts';
import { newestMessages, openMessage } from './operations.ts';
import { presentItem, presentMessage } from './presenter.ts';

export const outboxRoutes = [
  route(outboxMessages, async ({ query }, call) => (await newestMessages(call, query)).map(presentItem)),
  route(openOutboxMessage, async ({ params }, call) => presentMessage(await openMessage(call, params.id))),
];
