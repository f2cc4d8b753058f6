import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { readSharePicture } from '#locales/format/share-picture.ts';
import { envelopeSchema } from '#schemas/api/envelope.ts';
import { subjectDetail } from '#schemas/api/search.ts';
import type { Language } from '#schemas/constants.ts';
import { type ResolvedDeal, resolveDeal } from '#schemas/resolve-deal.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { type DealWords, dealWords } from '../../domain/sharing/deal-words.ts';
import { createDiskCache } from '../../platform/media/disk-cache.ts';
import { installFonts } from '../../platform/media/fonts.ts';
import { renderMedia } from '../../platform/media/render.ts';
import { type DrawMedia, findSource } from '../../platform/media/source.ts';
import { createWorkQueue, QueueFull } from '../../platform/work-queue.ts';
import type { PageRequest } from '../next-adapter/page-request.ts';
import { drawDealPicture, PRODUCT_PX } from './deal-picture.ts';

/** Answers the address of a shared deal's picture; false for any other. */
export type SharePictures = (
  request: IncomingMessage,
  response: ServerResponse,
  tenant: TenantPublic,
  api: Pick<PageRequest, 'fetchApi' | 'apiBase'>,
) => Promise<boolean>;

type Options = {
  /** Data folder: stored pictures are in `media/`, drawn ones in `share-cache/`. */
  dataDir: string;
  /** Draws the pictures of the seed, which are no files. */
  drawMedia?: DrawMedia | undefined;
  log: Pick<Logger, 'warn'>;
  draw?: typeof drawDealPicture;
};

const CACHE_BYTES = 64 * 1024 * 1024;
const API_LIMIT_MS = 5_000;
const MEDIA = '/media/';
const PRODUCT_BOX = { width: PRODUCT_PX, height: PRODUCT_PX, quality: 100, format: 'jpg' } as const;

/** Serves the pictures of shared deals: product, title and price in the language of the address. */
export function createSharePictures({
  dataDir,
  drawMedia,
  log,
  draw = drawDealPicture,
}: Options): SharePictures {
  const cache = createDiskCache(join(dataDir, 'share-cache'), CACHE_BYTES);
  const queue = createWorkQueue({ concurrency: 1, limit: 32 });
  const flights = new Map<string, Promise<Buffer>>();

  /** The product's picture, if it is stored here; no other site is requested. */
  const product = async (url: string | undefined) => {
    if (!url?.startsWith(MEDIA)) return undefined;
    const wanted = { key: url.slice(MEDIA.length), ...PRODUCT_BOX };
    const source = await findSource({ folder: join(dataDir, 'media'), drawMedia }, wanted.key, wanted);
    return source && renderMedia(await source.load(), wanted);
  };
  const produce = async (name: string, words: DealWords, picture: string | undefined) => {
    const cached = await cache.get(name);
    if (cached) return cached;
    return queue(async () => {
      await installFonts(dataDir);
      const own = await product(picture).catch((error: Error) => {
        log.warn({ picture, error: error.message }, 'a shared deal is drawn without its picture');
        return undefined;
      });
      const data = await draw(words, own);
      await cache.set(name, data);
      return data;
    });
  };
  const once = (name: string, words: DealWords, picture: string | undefined) => {
    const flight = flights.get(name) ?? produce(name, words, picture).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };

  return async (request, response, tenant, api) => {
    const asked = readSharePicture(request.url ?? '');
    const lang = tenant.languages.find((one) => one === asked?.lang);
    if (!asked || !lang) return false;
    const deal = await readDeal(api, asked.code, lang);
    if (!deal) return false;
    const words = dealWords(deal, tenant, lang);
    const identity = JSON.stringify([tenant.id, words, deal.imageUrl]);
    const name = createHash('sha256').update(identity).digest('base64url').slice(0, 32);
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=3600',
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
    };
    if (request.headers['if-none-match'] === headers.ETag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const data = await once(name, words, deal.imageUrl).catch((error: unknown) => {
      if (error instanceof QueueFull) return undefined;
      throw error;
    });
    if (data) response.writeHead(200, { ...headers, 'Content-Length': data.length }).end(data);
    else response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
    return true;
  };
}

/** Public data of the deal with a code. */
async function readDeal(
  { fetchApi, apiBase }: Pick<PageRequest, 'fetchApi' | 'apiBase'>,
  code: string,
  lang: Language,
): Promise<ResolvedDeal | undefined> {
  const response = await fetchApi(
    new Request(apiBase + subjectDetail.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': lang },
      body: JSON.stringify({ subject: { type: 'CONTENT', code } }),
      signal: AbortSignal.timeout(API_LIMIT_MS),
    }),
  );
  const { success, data } = z.parse(envelopeSchema, await response.json());
  const { deal } = success ? z.parse(subjectDetail.data, data) : {};
  return deal && resolveDeal(deal);
}
