import * as endpoints from '#schemas/api/invented/tokens.ts';
import {
  addToken,
  presentToken,
  removeToken,
  tokensOf,
} from '../../../../domain/operators/tokens/operations.ts';

import { route } from '../../route.ts';

export const tokenRoutes = [
  route(endpoints.operatorTokens, async (_, call) => (await tokensOf(call)).map(presentToken)),
  route(endpoints.createToken, async ({ body }, call) => {
    const { row, secret } = await addToken(call, body);
    return { token: presentToken(row), secret };
  }),
  route(endpoints.revokeToken, async ({ params }, call) => {
    await removeToken(call, params.id);
    return null;
  }),
];
