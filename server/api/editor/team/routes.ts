import { changeOperatorRole, removeOperator, team } from '#schemas/api/invented/operators.ts';
import { route } from '../../route.ts';
import { presentInvitation } from '../invitations/presenter.ts';
import { changeRole, removeMember, teamOf } from './operations.ts';
import { presentMember } from './presenter.ts';

export const teamRoutes = [
  route(team, async (_, call) => {
    const { members, invitations } = await teamOf(call);
    return { members: members.map(presentMember), invitations: invitations.map(presentInvitation) };
  }),
  route(changeOperatorRole, async ({ params, body }, call) => {
    await changeRole(call, params.id, body.role);
    return null;
  }),
  route(removeOperator, async ({ params }, call) => {
    await removeMember(call, params.id);
    return null;
  }),
];
