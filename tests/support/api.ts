import { createApiClient } from '#client/api-client.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import type { Language } from '#schemas/constants.ts';
import { send } from './http.ts';
import type { RunningServer } from './running-server.ts';

/** API client of a visitor of a tenant. */
export function apiOf(server: RunningServer, tenant: string, lang: Language = 'th'): ApiClient {
  return createApiClient({
    base: `http://${tenant}.localhost/api`,
    headers: () => ({ 'Accept-Language': lang }),
    timeoutMs: 10_000,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { status, body } = await send(server.port, tenant, `${pathname}${search}`, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      return new Response(body, { status });
    },
  });
}
