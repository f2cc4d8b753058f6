import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { IdTokenIssuer } from '#schemas/tenant.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseIdTokenClaims, type ThirdParty } from './id-token-claims.ts';

/** Signature algorithms of each provider; a token with another one is refused before any key is read. */
const ALGORITHMS: Record<(typeof ID_TOKEN_PROVIDERS)[number], string[]> = {
  firebase: ['RS256'],
  line: ['ES256'],
};
const KEYS_TIMEOUT_MS = 3_000;
const KEYS_COOLDOWN_MS = 30_000;
const KEYS_MAX_BYTES = 64 * 1_024;
const MOST_ISSUERS = 100;

/** Verifies an id token and gives its user. @throws AppError ID_TOKEN_REFUSED, or UPSTREAM without the issuer's keys */
export type VerifyIdToken = (
  provider: (typeof ID_TOKEN_PROVIDERS)[number],
  issuer: IdTokenIssuer,
  token: string,
) => Promise<ThirdParty>;

/**
 * Creates the verifier. Issuers' keys are cached for ten minutes; a missing key is looked up again after half a
 * minute.
 */
export function createIdTokenVerifier(now: Clock['now']): VerifyIdToken {
  const keysOf = new LRUCache<string, ReturnType<typeof createRemoteJWKSet>>({ max: MOST_ISSUERS });
  return async (provider, { issuer, audience, jwksUrl }, token) => {
    const keys =
      keysOf.get(jwksUrl) ??
      createRemoteJWKSet(new URL(jwksUrl), {
        timeoutDuration: KEYS_TIMEOUT_MS,
        cooldownDuration: KEYS_COOLDOWN_MS,
        [customFetch]: fetchBounded,
      });
    keysOf.set(jwksUrl, keys);
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS[provider],
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: '1h',
      clockTolerance: 5,
      currentDate: new Date(now()),
    }).catch((error: Error & { code?: string }) => {
      // An error code of jose blames the token; any other error means the issuer wasn't reachable.
      const isOurs = error.code === undefined || UNREACHABLE.has(error.code);
      throw new AppError(isOurs ? 'UPSTREAM' : 'ID_TOKEN_REFUSED');
    });
    return parseIdTokenClaims(provider, payload);
  };
}

const UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

async function fetchBounded(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > KEYS_MAX_BYTES) throw new Error('The issuer’s keys are too large');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}
