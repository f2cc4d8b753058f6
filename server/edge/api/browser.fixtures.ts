import type { Tenant } from '#schemas/tenant.ts';
import type { testApi } from './api.fixtures.ts';

/** Browser of one shopper of a tenant: keeps cookies, whatever their path. */
export function openBrowser(
  { send }: Pick<ReturnType<typeof testApi>, 'send'>,
  tenant: Tenant,
  jar = new Map<string, string>(),
) {
  const visit = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(tenant, path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        origin: tenant.siteOrigin,
        host: new URL(tenant.siteOrigin).host,
        cookie,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*?Max-Age=(\d+)/.exec(line) ?? [];
      if (age === '0') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const post = async (path: string, body: object = {}, method = 'POST') => {
    const response = await visit(path, { method, body: JSON.stringify(body) });
    return (await response.json()) as { code: string; data: { url: string; userId: string } };
  };
  return { jar, visit, post };
}
