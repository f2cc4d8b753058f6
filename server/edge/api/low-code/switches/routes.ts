import { loginSwitch, shareSwitch } from '#schemas/api/account.ts';
import { loginProviders, shownWays } from '../../../../domain/members/switches/operations.ts';
import { route } from '../../route.ts';

export const switchRoutes = [
  route(loginSwitch, async ({ body }, call) => ({
    ...shownWays(call, body.terminalType),
    providers: loginProviders(call),
  })),
  route(shareSwitch, async (_, { scope }) => ({ share: scope.tenant.shareSwitch })),
];
