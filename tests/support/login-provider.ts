import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { finishProviderLogin } from '#schemas/api/invented/provider-login.ts';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import type { LoginClient } from '#schemas/tenant.ts';

export type Person = { sub: string; name?: string; email?: string; email_verified?: boolean };
type Client = { clientId: string; secret: string } & (
  | { provider: LoginProviderName; origin: string }
  | { redirectUri: string }
);

/**
 * Opens an OpenID provider (oidc-provider) whose visitors are signed in as `person` at once. It signs id tokens as the
 * real ones do: LINE's with the client's secret, the others with a key.
 */
export async function openProvider(clients: readonly Client[]) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  const state: { person: Person; bend: ((idToken: string) => Promise<string>) | undefined } = {
    person: { sub: 'somebody' },
    bend: undefined,
  };
  let handle: RequestListener = (_, response) => void response.end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: clients.map(({ clientId, secret, ...of }) => ({
      client_id: clientId,
      client_secret: secret,
      redirect_uris: [redirectUriOf(of)],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'provider' in of && of.provider === 'line' ? 'HS256' : 'RS256',
    })),
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    enabledJWA: { idTokenSigningAlgValues: ['HS256', 'RS256'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...state.person, sub }) }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/bent-token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  handle = async (request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
    if (url === '/.well-known/openid-configuration')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(discovery));
    if (url !== '/bent-token') return serve(request, response);
    // The token endpoint, whose id token a test may change.
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      body: await text(request),
    });
    const body = (await answer.json()) as { id_token?: string };
    if (body.id_token && state.bend) body.id_token = await state.bend(body.id_token);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  return {
    issuer,
    state,
    publicKey,
    privateKey,
    /** Settings of a tenant's client. */
    settings: (clientId: string): LoginClient => ({
      clientId,
      at: {
        issuer,
        authorizeUrl: `${issuer}/auth`,
        tokenUrl: `${issuer}/bent-token`,
        jwksUrl: `${issuer}/jwks`,
      },
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const redirectUriOf = (of: { provider: LoginProviderName; origin: string } | { redirectUri: string }) =>
  'redirectUri' in of
    ? of.redirectUri
    : `${of.origin}/api${finishProviderLogin.path.replace('{provider}', of.provider)}`;

/** Visits an address as a new browser and gives where the provider leads back to, with code and state. */
export async function visitProvider(address: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  while (!at.href.startsWith(redirectUri)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.status} at ${at}: ${await response.text()}`);
    at = new URL(location, at);
  }
  return at;
}
