import { loginSwitch, shareSwitch } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { loginProviders, shownWays } from './operations.ts';

export const switchRoutes = [
  route(loginSwitch, async ({ body }, call) => ({
    ...shownWays(call, body.terminalType),
    providers: loginProviders(call),
  })),
  route(shareSwitch, async (_, { scope }) => ({ share: scope.tenant.shareSwitch })),
];
