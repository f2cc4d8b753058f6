import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import type { IdTokenIssuer } from '#schemas/tenant.ts';

/** Opens an OpenID provider with a key of its own, whose key set is served until the test file ends. */
export async function openIssuer(alg: 'RS256' | 'ES256', audience: string, now: () => number = Date.now) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `${audience}-key`;
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  const served = { body: JSON.stringify({ keys: [jwk] }), calls: 0 };
  const server = createServer((_, response) => {
    served.calls += 1;
    response.setHeader('content-type', 'application/json');
    response.end(served.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const issuer: IdTokenIssuer = {
    issuer: `https://${audience}.example`,
    audience,
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
  };

  /** A token of the issuer; `claims` override its own, and undefined removes one. */
  const token = (
    claims: JWTPayload = {},
    header: Record<string, unknown> = {},
    key: CryptoKey = privateKey,
  ) => {
    const at = Math.floor(now() / 1_000);
    const payload = {
      iss: issuer.issuer,
      aud: audience,
      sub: 'somebody',
      iat: at,
      exp: at + 3_600,
      ...claims,
    };
    return new SignJWT(payload).setProtectedHeader({ alg, kid, ...header }).sign(key);
  };
  return { issuer, token, jwk, privateKey, publicKey, served };
}
