import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 8_000_000;

/**
 * HTML of a path of a site, which knows its tenant by `host`; fetch sends no such header.
 * @throws Error for another status than 200, a page that is too large, and after 15 s
 */
export function readRenderedPage(site: URL, host: string, path: string): Promise<string> {
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const options = { headers: { host, accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const request = send(new URL(path, site), options, (response) => {
    const parts: Buffer[] = [];
    let size = 0;
    const fail = (reason: string) => {
      response.destroy();
      reject(new Error(`${path}: ${reason}`));
    };
    if (response.statusCode !== 200) return fail(`status ${response.statusCode}`);
    response.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_BYTES) fail('too large');
      else parts.push(part);
    });
    response.on('end', () => resolve(Buffer.concat(parts).toString()));
    response.on('error', reject);
  });
  request.on('error', reject);
  request.end();
  return promise;
}
