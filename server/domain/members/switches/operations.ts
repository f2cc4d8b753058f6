import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import type { Call } from '../../../platform/call.ts';

/** Sign-in methods that the tenant has enabled; those by id token only if their issuer is configured. */
export function loginWays({ scope }: Pick<Call, 'scope'>) {
  const { loginSwitch, idTokenIssuers } = scope.tenant;
  return {
    ...loginSwitch,
    firebase: loginSwitch.firebase && idTokenIssuers?.firebase !== undefined,
    line: loginSwitch.line && idTokenIssuers?.line !== undefined,
  };
}

/** Sign-in methods that a terminal can offer: a browser can use an id token only if the provider gives it one. */
export function shownWays(call: Pick<Call, 'scope'>, terminalType: string | undefined) {
  const ways = loginWays(call);
  if (terminalType !== 'web') return ways;
  const offered = loginProviders(call).map(({ provider }) => provider);
  return { ...ways, firebase: offered.includes('firebase'), line: offered.includes('line') };
}

/** Authorization URLs of the providers that allow signing in from browsers. */
export function loginProviders(call: Pick<Call, 'scope'>): LoginProvider[] {
  const ways = loginWays(call);
  return ID_TOKEN_PROVIDERS.flatMap((provider) => {
    const { authorizeUrl, audience } = call.scope.tenant.idTokenIssuers?.[provider] ?? {};
    return ways[provider] && authorizeUrl && audience ? [{ provider, authorizeUrl, clientId: audience }] : [];
  });
}
