import { loginSwitch, shareSwitch } from '#schemas/api/account.ts';
import { route } from '../../route.ts';
import { loginProviders, loginWays } from './operations.ts';

export const switchRoutes = [
  route(loginSwitch, async (_, call) => ({ ...loginWays(call), providers: loginProviders(call) })),
  route(shareSwitch, async (_, { scope }) => ({ share: scope.tenant.shareSwitch })),
];
