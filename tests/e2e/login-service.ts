import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Opens an OpenID provider that signs everybody in as the same person, by the implicit flow. */
export async function openLoginService(alg: 'RS256' | 'ES256', clientId: string, person: object) {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key', alg, use: 'sig' }];
  const issuer = `https://${clientId}.example`;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    if (pathname === '/keys') return response.end(JSON.stringify({ keys }));
    const asked = Object.fromEntries(searchParams);
    const idToken = await new SignJWT({ ...person, nonce: asked.nonce })
      .setProtectedHeader({ alg, kid: 'key' })
      .setIssuer(issuer)
      .setAudience(asked.client_id ?? '')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const answer = new URLSearchParams({ state: asked.state ?? '', id_token: idToken });
    response.writeHead(302, { location: `${asked.redirect_uri}#${answer}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Settings of a tenant for this provider. */
    settings: {
      issuer,
      audience: clientId,
      jwksUrl: `${origin}/keys`,
      authorizeUrl: `${origin}/authorize`,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
