import {
  endMemberSession,
  endOtherSessions,
  memberSessionList,
} from '#schemas/api/invented/member-sessions.ts';
import { endOthers, endSession, presentSessions, sessionsOf } from '../../../../domain/members/sessions.ts';

import { route } from '../../route.ts';

export const sessionRoutes = [
  route(memberSessionList, async (_, call) => presentSessions(await sessionsOf(call), call)),
  route(endMemberSession, async ({ params }, call) => endSession(call, params.id)),
  route(endOtherSessions, async (_, call) => endOthers(call)),
];
