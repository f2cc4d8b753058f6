import {
  endMemberSession,
  endOtherSessions,
  memberSessionList,
} from '#schemas/api/invented/member-sessions.ts';
import { route } from '../../route.ts';
import { endOthers, endSession, sessionsOf } from './operations.ts';
import { presentSessions } from './presenter.ts';

export const sessionRoutes = [
  route(memberSessionList, async (_, call) => presentSessions(await sessionsOf(call), call)),
  route(endMemberSession, async ({ params }, call) => endSession(call, params.id)),
  route(endOtherSessions, async (_, call) => endOthers(call)),
];
