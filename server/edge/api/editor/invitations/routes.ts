import * as api from '#schemas/api/invented/operators.ts';
import {
  accept,
  cancelInvitation,
  invite,
  openInvitation,
} from '../../../../domain/operators/invitations/operations.ts';
import { presentInvitation, presentOffer } from '../../../../domain/operators/invitations/presenter.ts';
import { route } from '../../route.ts';

export const invitationRoutes = [
  route(api.inviteOperator, async ({ body }, call) => {
    const { token, ...row } = await invite(call, body);
    return { invitation: presentInvitation(row), path: `/editor/invitation/${token}` };
  }),
  route(api.cancelInvitation, async ({ params }, call) => {
    await cancelInvitation(call, params.id);
    return null;
  }),
  route(api.invitationByToken, async ({ params }, call) =>
    presentOffer(await openInvitation(call, params.token), call),
  ),
  route(api.acceptInvitation, async ({ params, body }, call) => accept(call, params.token, body)),
];
