import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import type { Call } from '../../platform/call.ts';
import type { MemberAuth } from './member-auth.ts';
import { offeredProviders } from './provider-login/clients.ts';

type Asking = Pick<Call, 'scope'> & { memberAuth: Pick<MemberAuth, 'loginSecrets'> };

/** Sign-in methods that the tenant has enabled; those by id token only if their issuer is configured. */
export function loginWays({ scope }: Pick<Call, 'scope'>) {
  const { loginSwitch, idTokenIssuers } = scope.tenant;
  return {
    ...loginSwitch,
    firebase: loginSwitch.firebase && idTokenIssuers?.firebase !== undefined,
    line: loginSwitch.line && idTokenIssuers?.line !== undefined,
  };
}

/** Sign-in methods that a terminal can offer: a browser has no id token, but gets a code from a provider. */
export function shownWays(call: Asking, terminalType: string | undefined) {
  const ways = loginWays(call);
  if (terminalType !== 'web') return ways;
  return { ...ways, firebase: false, line: offeredProviders(call).includes('line') };
}

/** Providers at which browsers can sign in. */
export const loginProviders = (call: Asking): LoginProvider[] =>
  offeredProviders(call).map((provider) => ({ provider }));
