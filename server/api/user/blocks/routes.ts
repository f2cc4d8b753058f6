import { blockRelations } from '#schemas/api/user.ts';
import { route } from '../../route.ts';
import { blocksBetween } from './operations.ts';

export const blockRoutes = [
  route(blockRelations, async ({ body }, call) => blocksBetween(call, body.fromUserIds, body.blockedUserIds)),
];
