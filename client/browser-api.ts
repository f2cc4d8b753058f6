import type { ApiClient } from '#schemas/api/endpoint.ts';
import { REQUEST } from '#schemas/constants.ts';
import { createApiClient } from './api-client.ts';
import { browserHeaders } from './browser-headers.ts';
import { reportFailure } from './failures.ts';
import { createSnapshots } from './snapshots.ts';

let client: ApiClient | undefined;

/** API client of the browser for its own site. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    base: `${window.location.origin}/api`,
    fetch: (request) => fetch(request),
    headers: browserHeaders,
    timeoutMs: REQUEST.timeoutMs,
    snapshots: createSnapshots(),
    // Without TLS browsers can't encrypt, and it would protect nothing.
    encryption: async (api) =>
      crypto.subtle && (await import('./field-encryption.ts')).createFieldEncryption(api),
    onFailure: reportFailure,
  });
  return client;
}
