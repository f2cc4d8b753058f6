import type { Endpoint, EndpointArgs } from '#schemas/api/endpoint.ts';
import { REQUEST } from '#schemas/constants.ts';
import { browserHeaders } from './browser-headers.ts';

type Body<E extends Endpoint> = EndpointArgs<E> extends { body: infer B } ? B : never;

/**
 * Sends a request whose response has no data for the page, also while the page is being left. It doesn't use the
 * `ApiClient`, whose contracts bring Zod: counting views would cost every page more script than all its islands
 * together. @throws when it can't be sent
 */
export async function beacon<E extends Endpoint>(path: E['path'], body: Body<E>): Promise<void> {
  const request = new Request(`${window.location.origin}/api${path}`, {
    method: 'POST',
    headers: { ...browserHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST.timeoutMs),
  });
  const response = await fetch(request);
  // A body that nobody reads keeps the request open until its time is over.
  await response.arrayBuffer();
}
