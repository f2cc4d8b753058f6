import * as api from '#schemas/api/invented/operators.ts';
import { invitationPath, sendAgain } from '../../../../domain/operators/invitations/mails.ts';
import {
  accept,
  cancelInvitation,
  invite,
  openInvitation,
} from '../../../../domain/operators/invitations/operations.ts';
import { presentInvitation, presentOffer } from '../../../../domain/operators/invitations/presenter.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const invitationRoutes = ({ vault }: Pick<Services, 'vault'>) => [
  route(api.inviteOperator, async ({ body }, call) => {
    const { token, ...row } = await invite(call, vault, body);
    return { invitation: presentInvitation(row), path: invitationPath(token) };
  }),
  route(api.cancelInvitation, async ({ params }, call) => {
    await cancelInvitation(call, params.id);
    return null;
  }),
  route(api.mailInvitationAgain, async ({ params }, call) => {
    await sendAgain(call, params.id);
    return null;
  }),
  route(api.invitationByToken, async ({ params }, call) =>
    presentOffer(await openInvitation(call, params.token), call),
  ),
  route(api.acceptInvitation, async ({ params, body }, call) => accept(call, params.token, body)),
];
