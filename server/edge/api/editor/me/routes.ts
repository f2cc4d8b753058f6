import {
  operatorMe,
  operatorPasskeys,
  operatorSessions,
  operatorSignIn,
  removeOperatorPasskey,
  revokeOperatorSession,
} from '#schemas/api/invented/operators.ts';
import {
  operatorSessionsOf,
  presentMe,
  presentSession,
  revokeSession,
  whoAmI,
} from '../../../../domain/operators/me.ts';

import {
  operatorPasskeysOf,
  presentOperatorPasskey,
  removePasskey,
} from '../../../../domain/operators/passkeys/operations.ts';

import { unreadOf } from '../../../../domain/teamwork/inbox.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const meRoutes = ({ companyName }: Pick<Services, 'companyName'>) => [
  route(operatorSignIn, async () => ({ company: companyName ?? null })),
  route(operatorMe, async (_, call) => ({
    ...presentMe(call, await whoAmI(call)),
    unread: await unreadOf(call),
  })),
  route(operatorSessions, async (_, call) =>
    (await operatorSessionsOf(call)).map((row) => presentSession(row, call)),
  ),
  route(revokeOperatorSession, async ({ params }, call) => {
    await revokeSession(call, params.id);
    return null;
  }),
  route(operatorPasskeys, async (_, call) => (await operatorPasskeysOf(call)).map(presentOperatorPasskey)),
  route(removeOperatorPasskey, async ({ params }, call) => {
    await removePasskey(call, params.id);
    return null;
  }),
];
