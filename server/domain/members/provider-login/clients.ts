import { importPKCS8, SignJWT } from 'jose';
import { finishProviderLogin } from '#schemas/api/invented/provider-login.ts';
import { LOGIN_PROVIDERS, type LoginProviderName } from '#schemas/enums/account.ts';
import type { LoginClient } from '#schemas/tenant.ts';
import type { Call } from '../../../platform/call.ts';
import type { IdTokenRules } from '../id-tokens.ts';
import type { MemberAuth } from '../member-auth.ts';

/** The tenant's client at a login provider, complete: a provider without a secret isn't configured. */
export type ProviderClient = Omit<LoginClient, 'at' | 'clientId'> & {
  clientId: string;
  provider: LoginProviderName;
  secret: string;
  at: ProviderAt;
};

type ProviderAt = { issuer: string | string[]; authorizeUrl: string; tokenUrl: string; jwksUrl: string };
export type Asking = Pick<Call, 'scope'> & { memberAuth: Pick<MemberAuth, 'loginSecrets'> };

const PROVIDERS: Record<LoginProviderName, { scope: string; at: ProviderAt }> = {
  line: {
    scope: 'openid profile',
    at: {
      issuer: 'https://access.line.me',
      authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize',
      tokenUrl: 'https://api.line.me/oauth2/v2.1/token',
      jwksUrl: 'https://api.line.me/oauth2/v2.1/certs',
    },
  },
  google: {
    scope: 'openid profile email',
    at: {
      issuer: ['https://accounts.google.com', 'accounts.google.com'],
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    },
  },
  // With name or email Apple returns by a form of another site, which brings no Lax cookie.
  apple: {
    scope: 'openid',
    at: {
      issuer: 'https://appleid.apple.com',
      authorizeUrl: 'https://appleid.apple.com/auth/authorize',
      tokenUrl: 'https://appleid.apple.com/auth/token',
      jwksUrl: 'https://appleid.apple.com/auth/keys',
    },
  },
};
const APPLE_SECRET_S = 300;

/** Name of the secret of the tenant's client in the environment's LOGIN_SECRETS. */
export const secretName = ({ scope }: Pick<Call, 'scope'>, provider: LoginProviderName) =>
  `${scope.tenant.id}:${provider}`;

/** Address to which the provider returns, registered there: on the tenant's own origin. */
export const redirectUri = ({ scope }: Pick<Call, 'scope'>, provider: LoginProviderName) =>
  `${scope.tenant.siteOrigin}/api${finishProviderLogin.path.replace('{provider}', provider)}`;

/** The tenant's client at this provider; undefined if it isn't complete, or the tenant has disabled it. */
export function clientOf(
  { scope, memberAuth }: Asking,
  provider: LoginProviderName,
): ProviderClient | undefined {
  const { tenant } = scope;
  const client = tenant.loginProviders?.[provider];
  const secret = memberAuth.loginSecrets[secretName({ scope }, provider)];
  const isOff = provider === 'line' && !tenant.loginSwitch.line;
  const isKeyless = provider === 'apple' && !(client?.teamId && client.keyId);
  if (!client?.clientId || !secret || isOff || isKeyless) return undefined;
  return { ...client, clientId: client.clientId, provider, secret, at: client.at ?? PROVIDERS[provider].at };
}

/** Providers that the tenant offers to browsers. */
export const offeredProviders = (call: Asking) =>
  LOGIN_PROVIDERS.filter((provider) => clientOf(call, provider) !== undefined);

export const scopeOf = ({ provider }: ProviderClient) => PROVIDERS[provider].scope;

/** Requirements of the id token of a login; LINE signs those of browsers with the client's secret. */
export function idTokenRules(
  { provider, clientId, secret, at }: ProviderClient,
  nonce: string,
): IdTokenRules {
  const rules = { issuer: at.issuer, audience: clientId, nonce };
  return provider === 'line' ? { ...rules, secret } : { ...rules, jwksUrl: at.jwksUrl };
}

/** The secret as the provider's token endpoint expects it: Apple's is a token, signed with the tenant's key. */
export async function clientSecret(client: ProviderClient, now: number): Promise<string> {
  const { provider, clientId, secret, teamId = '', keyId = '' } = client;
  if (provider !== 'apple') return secret;
  const at = Math.floor(now / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience([client.at.issuer].flat()[0] ?? '')
    .setIssuedAt(at)
    .setExpirationTime(at + APPLE_SECRET_S)
    .sign(await importPKCS8(secret, 'ES256'));
}
