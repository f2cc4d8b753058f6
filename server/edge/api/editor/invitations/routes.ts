import * as api from '#schemas/api/invented/operators.ts';
import { sendAgain } from '../../../../domain/operators/invitations/mails.ts';
import {
  accept,
  cancelInvitation,
  invite,
  openInvitation,
} from '../../../../domain/operators/invitations/operations.ts';
import { presentInvitation, presentOffer } from '../../../../domain/operators/invitations/presenter.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const invitationRoutes = ({ vault, identifyAccount }: Pick<Services, 'vault' | 'identifyAccount'>) => [
  route(api.inviteOperator, async ({ body }, call) => ({
    invitation: presentInvitation(await invite(call, vault, body)),
  })),
  route(api.cancelInvitation, async ({ params }, call) => {
    await cancelInvitation(call, params.id);
    return null;
  }),
  route(api.mailInvitationAgain, async ({ params }, call) => {
    await sendAgain(call, params.id);
    return null;
  }),
  route(api.invitationByToken, async ({ params }, call, { headers }) =>
    presentOffer(await openInvitation(call, params.token, await identifyAccount(headers, call.scope)), call),
  ),
  route(api.acceptInvitation, async ({ params, body }, call, { headers }) =>
    accept(call, params.token, {
      signedIn: await identifyAccount(headers, call.scope),
      account: body.account,
    }),
  ),
];
