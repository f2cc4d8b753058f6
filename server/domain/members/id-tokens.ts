import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { IDENTITY_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseIdTokenClaims, type ThirdParty } from './id-token-claims.ts';

type Provider = (typeof IDENTITY_PROVIDERS)[number];

/** Signature algorithm of each provider's keys; a token with another one is refused before any key is read. */
const ALGORITHMS: Record<Provider, string> = {
  firebase: 'RS256',
  line: 'ES256',
  google: 'RS256',
  apple: 'RS256',
};
const KEYS_TIMEOUT_MS = 3_000;
const KEYS_COOLDOWN_MS = 30_000;
const MAX_BYTES = 64 * 1_024;
const MOST_ISSUERS = 100;

/**
 * Requirements of an id token. It is signed with the issuer's keys, or with a secret shared with it by HS256, as LINE
 * does in browsers: which of both is never read from the token.
 */
export type IdTokenRules = { issuer: string | string[]; audience: string; nonce?: string } & (
  | { jwksUrl: string }
  | { secret: string }
);

/** Verifies an id token and gives its user. @throws AppError ID_TOKEN_REFUSED, or UPSTREAM without the issuer's keys */
export type VerifyIdToken = (provider: Provider, rules: IdTokenRules, token: string) => Promise<ThirdParty>;

/**
 * Creates the verifier. Issuers' keys are cached for ten minutes; a missing key is looked up again after half a
 * minute.
 */
export function createIdTokenVerifier(now: Clock['now']): VerifyIdToken {
  const keysOf = new LRUCache<string, ReturnType<typeof createRemoteJWKSet>>({ max: MOST_ISSUERS });
  const keysAt = (jwksUrl: string) => {
    const keys =
      keysOf.get(jwksUrl) ??
      createRemoteJWKSet(new URL(jwksUrl), {
        timeoutDuration: KEYS_TIMEOUT_MS,
        cooldownDuration: KEYS_COOLDOWN_MS,
        [customFetch]: fetchBounded,
      });
    keysOf.set(jwksUrl, keys);
    return keys;
  };
  return async (provider, rules, token) => {
    const { issuer, audience, nonce } = rules;
    const [algorithm, key] =
      'secret' in rules
        ? ['HS256', async () => new TextEncoder().encode(rules.secret)]
        : [ALGORITHMS[provider], keysAt(rules.jwksUrl)];
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      algorithms: [algorithm],
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: '1h',
      clockTolerance: 5,
      currentDate: new Date(now()),
    }).catch((error: Error & { code?: string }) => {
      // An error code of jose blames the token; any other error means the issuer wasn't reachable.
      const isOurs = error.code === undefined || UNREACHABLE.has(error.code);
      throw new AppError(isOurs ? 'UPSTREAM' : 'ID_TOKEN_REFUSED');
    });
    if (nonce !== undefined && payload.nonce !== nonce) throw new AppError('ID_TOKEN_REFUSED');
    requireParty(payload, audience);
    return parseIdTokenClaims(provider, payload);
  };
}

/** Requires that a token for several audiences, or one that names its party (`azp`), is for ours (OpenID Connect Core §3.1.3.7). */
function requireParty({ aud = [], azp }: JWTPayload, audience: string): void {
  const isForSeveral = [aud].flat().length > 1;
  if (azp === undefined ? isForSeveral : azp !== audience) throw new AppError('ID_TOKEN_REFUSED');
}

const UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

/** Response of a provider, read whole; no redirect is followed. @throws Error if it is too large */
export async function fetchBounded(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The provider’s response is too large');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}
