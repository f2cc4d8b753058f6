import * as api from '#schemas/api/invented/operators.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { auditEntries } from './audit-entries.ts';
import { accept, cancelInvitation, invite, openInvitation } from './invitations.ts';
import {
  presentEntry,
  presentInvitation,
  presentMe,
  presentMember,
  presentOffer,
  presentSession,
} from './presenter.ts';
import { revokeSession, sessionsOf, whoAmI } from './sessions.ts';
import { changeRole, removeMember, teamOf } from './team.ts';

export const operatorRoutes = [
  route(api.operatorMe, async (_, call) => presentMe(call, await whoAmI(call))),
  route(api.operatorSessions, async (_, call) =>
    (await sessionsOf(call)).map((row) => presentSession(row, call)),
  ),
  route(api.revokeOperatorSession, async ({ params }, call) => {
    await revokeSession(call, params.id);
    return null;
  }),
  route(api.team, async (_, call) => {
    const { members, invitations } = await teamOf(call);
    return { members: members.map(presentMember), invitations: invitations.map(presentInvitation) };
  }),
  route(api.inviteOperator, async ({ body }, call) => {
    const { token, ...row } = await invite(call, body);
    return { invitation: presentInvitation(row), path: `/editor/invitation/${token}` };
  }),
  route(api.cancelInvitation, async ({ params }, call) => {
    await cancelInvitation(call, params.id);
    return null;
  }),
  route(api.changeOperatorRole, async ({ params, body }, call) => {
    await changeRole(call, params.id, body.role);
    return null;
  }),
  route(api.removeOperator, async ({ params }, call) => {
    await removeMember(call, params.id);
    return null;
  }),
  route(api.invitationByToken, async ({ params }, call) =>
    presentOffer(await openInvitation(call, params.token), call),
  ),
  route(api.acceptInvitation, async ({ params, body }, call) => accept(call, params.token, body)),
  route(api.auditEntries, async ({ query }, call) =>
    presentPage(await auditEntries(call, query), presentEntry),
  ),
];
