import { operatorMe, operatorSessions, revokeOperatorSession } from '#schemas/api/invented/operators.ts';
import { route } from '../../route.ts';
import { revokeSession, sessionsOf, whoAmI } from './operations.ts';
import { presentMe, presentSession } from './presenter.ts';

export const meRoutes = [
  route(operatorMe, async (_, call) => presentMe(call, await whoAmI(call))),
  route(operatorSessions, async (_, call) =>
    (await sessionsOf(call)).map((row) => presentSession(row, call)),
  ),
  route(revokeOperatorSession, async ({ params }, call) => {
    await revokeSession(call, params.id);
    return null;
  }),
];
