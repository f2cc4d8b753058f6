import { openOutboxMessage, outboxMessages } from '#schemas/api/invented/member-desk.ts';
import { newestMessages, openMessage } from '../../../../domain/members/outbox/operations.ts';
import { presentItem, presentMessage } from '../../../../domain/members/outbox/presenter.ts';
import { route } from '../../route.ts';

export const outboxRoutes = [
  route(outboxMessages, async ({ query }, call) => (await newestMessages(call, query)).map(presentItem)),
  route(openOutboxMessage, async ({ params }, call) => presentMessage(await openMessage(call, params.id))),
];
