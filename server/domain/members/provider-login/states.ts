import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { signInProviders } from '#schemas/api/invented/sign-in-providers.ts';
import { LOGIN_PROVIDERS } from '#schemas/enums/account.ts';
import { type Asking, offeredProviders, redirectUri, secretName } from './clients.ts';

/** Each login provider, with what the tenant still lacks for it; never a secret. */
export function providerStates(call: Asking): EndpointData<typeof signInProviders> {
  const offered = offeredProviders(call);
  return LOGIN_PROVIDERS.map((provider) => ({
    provider,
    returnUrl: redirectUri(call, provider),
    secretName: secretName(call, provider),
    hasSecret: Boolean(call.memberAuth.loginSecrets[secretName(call, provider)]),
    isOffered: offered.includes(provider),
  }));
}
