import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import type { Call } from '../../route.ts';

/** The ways to sign in that the tenant has switched on; by id token only where it has told whose tokens count. */
export function loginWays({ scope }: Pick<Call, 'scope'>) {
  const { loginSwitch, idTokenIssuers } = scope.tenant;
  return {
    ...loginSwitch,
    firebase: loginSwitch.firebase && idTokenIssuers?.firebase !== undefined,
    line: loginSwitch.line && idTokenIssuers?.line !== undefined,
  };
}

/** The ways that a terminal can offer: a browser gets an id token only where a service gives it one. */
export function shownWays(call: Pick<Call, 'scope'>, terminalType: string | undefined) {
  const ways = loginWays(call);
  if (terminalType !== 'web') return ways;
  const offered = loginProviders(call).map(({ provider }) => provider);
  return { ...ways, firebase: offered.includes('firebase'), line: offered.includes('line') };
}

/** Where browsers sign in at those of the other services that let them. */
export function loginProviders(call: Pick<Call, 'scope'>): LoginProvider[] {
  const ways = loginWays(call);
  return ID_TOKEN_PROVIDERS.flatMap((provider) => {
    const { authorizeUrl, audience } = call.scope.tenant.idTokenIssuers?.[provider] ?? {};
    return ways[provider] && authorizeUrl && audience ? [{ provider, authorizeUrl, clientId: audience }] : [];
  });
}
