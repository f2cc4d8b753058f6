import {
  operatorMe,
  operatorPasskeys,
  operatorSessions,
  operatorSignIn,
  removeOperatorPasskey,
  revokeOperatorSession,
} from '#schemas/api/invented/operators.ts';
import { revokeSession, sessionsOf, whoAmI } from '../../../../domain/operators/me/operations.ts';
import { presentMe, presentSession } from '../../../../domain/operators/me/presenter.ts';
import { passkeysOf, removePasskey } from '../../../../domain/operators/passkeys/operations.ts';
import { presentPasskey } from '../../../../domain/operators/passkeys/presenter.ts';
import { unreadOf } from '../../../../domain/teamwork/inbox/operations.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const meRoutes = ({ companyName }: Pick<Services, 'companyName'>) => [
  route(operatorSignIn, async () => ({ company: companyName ?? null })),
  route(operatorMe, async (_, call) => ({
    ...presentMe(call, await whoAmI(call)),
    unread: await unreadOf(call),
  })),
  route(operatorSessions, async (_, call) =>
    (await sessionsOf(call)).map((row) => presentSession(row, call)),
  ),
  route(revokeOperatorSession, async ({ params }, call) => {
    await revokeSession(call, params.id);
    return null;
  }),
  route(operatorPasskeys, async (_, call) => (await passkeysOf(call)).map(presentPasskey)),
  route(removeOperatorPasskey, async ({ params }, call) => {
    await removePasskey(call, params.id);
    return null;
  }),
];
