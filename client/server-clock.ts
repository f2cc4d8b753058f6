import { REQUEST } from '#schemas/constants.ts';
import { browserHeaders } from './browser-headers.ts';

const PATH = '/api/saas-user-service/common/base/info';

/**
 * Time by which the server's clock is ahead of this one, in ms. Requested without the request layer, which weighs 20 KB
 * and which most pages with a countdown don't need otherwise. @throws Error when the server gives no time
 */
export async function clockAhead(signal: AbortSignal): Promise<number> {
  const response = await fetch(PATH, {
    headers: browserHeaders(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST.timeoutMs)]),
  });
  const { data } = (await response.json()) as { data?: { currentTimeMillis?: unknown } | null };
  const millis = data?.currentTimeMillis;
  if (typeof millis !== 'number') throw new Error('No server time');
  return millis - Date.now();
}
