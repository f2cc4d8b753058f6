import { type ApiClient, createApiClient, type FieldEncryption } from '#client/api-client.ts';
import { createFieldEncryption as createBrowserEncryption } from '#client/field-encryption.ts';
import { loginByEmail } from '#schemas/api/account.ts';
import type { Tenant } from '#schemas/tenant.ts';
import type { openTestApi } from '../api/api.fixtures.ts';

type TestApi = Pick<Awaited<ReturnType<typeof openTestApi>>, 'client'>;

/** A browser of the tenant that encrypts, as it would be sent; every new one asks for a key of its own. */
export function browserOf({ client }: TestApi, tenant: Tenant): FieldEncryption {
  return createBrowserEncryption(client(tenant));
}

export const LOGIN = { email: 'mali@example.com', password: 'Secret1234' };
export const LOGIN_URL = new URL(`http://zest.example/api${loginByEmail.path}`);

/** A login as a browser sends it. */
export async function sealedLogin(browser: FieldEncryption, authorization = '', body: object = LOGIN) {
  const {
    header,
    body: sealed,
    open,
  } = await browser.seal({
    method: 'POST',
    url: LOGIN_URL,
    authorization,
    body: JSON.stringify(body),
  });
  return { header, body: sealed, open };
}

/** The client of a tenant's browsers over `fetch`. */
export function encryptingClient(fetch: (request: Request) => Promise<Response>): ApiClient {
  return createApiClient({
    base: 'http://zest.example/api',
    fetch,
    headers: () => ({ 'Accept-Language': 'en' }),
    timeoutMs: 15_000,
    encryption: async (api) => createBrowserEncryption(api),
  });
}
