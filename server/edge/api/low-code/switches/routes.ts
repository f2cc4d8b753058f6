import { loginSwitch, shareSwitch } from '#schemas/api/account.ts';
import { loginProviders, shownWays } from '../../../../domain/members/switches.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const switchRoutes = ({ memberAuth }: Services) => [
  route(loginSwitch, async ({ body }, call) => ({
    ...shownWays({ ...call, memberAuth }, body.terminalType),
    providers: loginProviders({ ...call, memberAuth }),
  })),
  route(shareSwitch, async (_, { scope }) => ({ share: scope.tenant.shareSwitch })),
];
