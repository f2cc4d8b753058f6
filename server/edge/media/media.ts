import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createDiskCache } from '../../platform/media/disk-cache.ts';
import { installFonts } from '../../platform/media/fonts.ts';
import { diskStore, type MediaStore } from '../../platform/media/media-store.ts';
import { type MediaRequest, parseMediaUrl } from '../../platform/media/media-url.ts';
import { renderMedia } from '../../platform/media/render.ts';
import { type DrawMedia, findSource, type MediaSource } from '../../platform/media/source.ts';
import { createWorkQueue, QueueFull } from '../../platform/work-queue.ts';

export type MediaOptions = {
  /** Data folder: stored pictures are in `media/`, resized copies in `media-cache/`. */
  dataDir: string;
  /** Store of members' pictures; by default also below `dataDir`. */
  store?: MediaStore;
  /** Draws the pictures of the seed, which are no files. */
  drawMedia?: DrawMedia | undefined;
  log: Pick<Logger, 'error'>;
  /** Number of pictures resized concurrently, and of those that may wait; beyond that the response is 503. */
  concurrency?: number;
  queueLimit?: number;
  cacheBytes?: number;
  render?: typeof renderMedia;
};

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves `/media/<key>@<w>x<h>q<quality>.<webp|jpg>`, always as a bitmap. False for any other address. */
export function createMedia({
  dataDir,
  store = diskStore(dataDir),
  drawMedia,
  log,
  concurrency = 2,
  queueLimit = 64,
  cacheBytes = 512 * 1024 * 1024,
  render = renderMedia,
}: MediaOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = { folder: join(dataDir, 'media'), store, drawMedia };
  const cache = createDiskCache(join(dataDir, 'media-cache'), cacheBytes);
  const queue = createWorkQueue({ concurrency, limit: queueLimit });
  const flights = new Map<string, Promise<Buffer>>();

  const produce = async (name: string, source: MediaSource, wanted: MediaRequest) => {
    const cached = await cache.get(name);
    if (cached) return cached;
    return queue(async () => {
      await installFonts(dataDir);
      const data = await render(await source.load(), wanted);
      await cache.set(name, data).catch((error) => log.error({ err: error }, 'media cache'));
      return data;
    });
  };
  const once = (name: string, source: MediaSource, wanted: MediaRequest) => {
    const flight = flights.get(name) ?? produce(name, source, wanted).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    const wanted = parseMediaUrl(path);
    const source = wanted && (await findSource(files, wanted.key, wanted));
    if (!source) return refuse(response, 404, 'Not Found');
    const identity = JSON.stringify([wanted, source.version]);
    const name = createHash('sha256').update(identity).digest('base64url').slice(0, 32);
    const headers = {
      'Content-Type': TYPES[wanted.format],
      'Cache-Control': IMMUTABLE,
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
    };
    if (request.headers['if-none-match'] === headers.ETag) return void response.writeHead(304, headers).end();
    const data = await once(name, source, wanted);
    response.writeHead(200, { ...headers, 'Content-Length': data.length });
    response.end(request.method === 'HEAD' ? undefined : data);
  };

  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (!path.startsWith('/media/')) return false;
    serve(request, response, path).catch((error) => {
      if (error instanceof QueueFull) return refuse(response, 503, 'Busy', { 'Retry-After': '1' });
      log.error({ err: error, path }, 'media');
      refuse(response, 500, 'Internal Server Error');
    });
    return true;
  };
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(`${text}\n`);
}
