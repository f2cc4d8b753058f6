import { signInProviders } from '#schemas/api/invented/sign-in-providers.ts';
import { providerStates } from '../../../../domain/members/provider-login/states.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const signInProviderRoutes = ({ memberAuth }: Services) => [
  route(signInProviders, async (_, call) => providerStates({ ...call, memberAuth })),
];
