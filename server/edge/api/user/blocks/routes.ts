import { blockRelations } from '#schemas/api/user.ts';
import { blocksBetween } from '../../../../domain/members/blocks.ts';
import { route } from '../../route.ts';

export const blockRoutes = [
  route(blockRelations, async ({ body }, call) => blocksBetween(call, body.fromUserIds, body.blockedUserIds)),
];
