import { createApiClient, type FieldEncryption } from '#client/api-client.ts';
import { createFieldEncryption as createBrowserEncryption } from '#client/field-encryption.ts';
import { loginByEmail } from '#schemas/api/account.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { REQUEST } from '#schemas/constants.ts';
import type { Tenant } from '#schemas/tenant.ts';
import type { testApi } from '../../edge/api/api.fixtures.ts';
import { tenantScope } from '../tenants/tenants.ts';

type TestApi = ReturnType<typeof testApi>;

/** An encrypting browser of the tenant; every new one requests a key of its own. */
export function browserOf({ client }: Pick<TestApi, 'client'>, tenant: Tenant): FieldEncryption {
  return createBrowserEncryption(client(tenant));
}

export const LOGIN = { email: 'mali@example.com', password: 'Secret1234' };
export const LOGIN_URL = new URL(`http://zest.example/api${loginByEmail.path}`);

/** A login request as sent by a browser. */
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

/** API client of a tenant's browser, with encryption. */
export function encryptingClient(
  { api }: Pick<TestApi, 'api'>,
  tenant: Tenant,
  headers: Record<string, string> = {},
): ApiClient {
  const { apiBase, fetchApi } = api.forPages(tenantScope(tenant));
  return createApiClient({
    base: apiBase,
    fetch: fetchApi,
    headers: () => headers,
    timeoutMs: REQUEST.timeoutMs,
    encryption: async (client) => createBrowserEncryption(client),
  });
}
