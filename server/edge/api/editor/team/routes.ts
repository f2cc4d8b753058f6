import {
  changeOperatorAreas,
  changeOperatorRole,
  removeOperator,
  team,
} from '#schemas/api/invented/operators.ts';
import { presentInvitation } from '../../../../domain/operators/invitations/presenter.ts';
import {
  changeAreas,
  changeRole,
  presentTeamMember,
  removeMember,
  teamOf,
} from '../../../../domain/operators/team.ts';

import { route } from '../../route.ts';

export const teamRoutes = [
  route(team, async (_, call) => {
    const { members, invitations } = await teamOf(call);
    return { members: members.map(presentTeamMember), invitations: invitations.map(presentInvitation) };
  }),
  route(changeOperatorRole, async ({ params, body }, call) => {
    await changeRole(call, params.id, body.role);
    return null;
  }),
  route(changeOperatorAreas, async ({ params, body }, call) => {
    await changeAreas(call, params.id, body.areas);
    return null;
  }),
  route(removeOperator, async ({ params }, call) => {
    await removeMember(call, params.id);
    return null;
  }),
];
