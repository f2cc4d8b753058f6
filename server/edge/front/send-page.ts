import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLanguage } from '#schemas/find-language.ts';
import { carryQuery } from '../../platform/carry-query.ts';
import type { PageUrl } from '../../platform/page-url.ts';
import { type ContentEncoding, compressed } from '../compressed.ts';
import { PLAIN_POLICY } from '../next-adapter/content-security.ts';
import type { RenderedPage } from '../next-adapter/render-page.ts';
import type { CacheOutcome, Lifetime } from '../page-cache.ts';

/** Seconds after which a browser may retry a page that could not be rendered in time. */
const RETRY_AFTER_S = 10;

/** Headers of pages, redirects and plain texts. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': PLAIN_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** `Retry-After` header for a 503 response. */
export const retryAfter = (status: number): Record<string, number> =>
  status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {};

/**
 * Pattern of a valid surrogate key. An id with other characters, such as an upstream's, would invalidate the whole
 * response.
 */
const HEADER_WORD = /^[\x21-\x7e]+$/;

/**
 * Limit of the header Surrogate-Key, characters: proxies and CDNs refuse responses whose headers are too long. A CDN
 * that wasn't told all keys of a page couldn't be told to drop it, so it doesn't store such a page.
 */
const MAX_SURROGATE_KEY = 6_000;

/** A page to send; a private one may be stored by the visitor's browser only. */
type SentPage = RenderedPage & { isPrivate?: boolean | undefined };

/** Sends a page with its cache headers, as 304 when the browser has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: SentPage,
  outcome: CacheOutcome,
  { prefix, query = {} }: Partial<Pick<PageUrl, 'prefix' | 'query'>> = {},
): Promise<void> {
  const cacheable = page.status === 200 && page.lifetime.maxAge > 0;
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': page.policy,
    'Content-Type': page.contentType,
    'Cache-Control': cacheControl(page),
    Vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Mobile, RSC',
    'X-Cache': outcome,
    ...retryAfter(page.status),
  };
  if (page.location)
    headers.Location = carryQuery(inLanguage(page.location, prefix), request.url, (name) => !(name in query));
  if (page.redirect !== undefined) {
    headers.Location = carryQuery(inLanguage(page.redirect, prefix), request.url);
    headers['Surrogate-Key'] = page.tags.join(' ');
  }
  if (cacheable) {
    headers.ETag = page.etag;
    if (page.isPrivate) headers['Surrogate-Control'] = 'no-store';
    else {
      const key = page.tags.filter((tag) => HEADER_WORD.test(tag)).join(' ');
      const fits = key.length <= MAX_SURROGATE_KEY;
      if (fits) headers['Surrogate-Key'] = key;
      headers['Surrogate-Control'] = fits ? surrogateControl(page.lifetime) : 'no-store';
    }
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = encoding ? await compressed(page, encoding) : page.body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function cacheControl(page: SentPage): string {
  if (page.redirect !== undefined) return `public, max-age=${page.lifetime.maxAge}`;
  const isCacheable = page.status === 200 && page.lifetime.maxAge > 0;
  if (!isCacheable) return 'private, no-store';
  return `${page.isPrivate ? 'private' : 'public'}, max-age=0, must-revalidate`;
}

/** A redirect's location with the language prefix of the requested address. */
function inLanguage(location: string, prefix: string | undefined): string {
  const isBare =
    location.startsWith('/') && splitLanguage(location.split(/[?#]/, 1)[0] ?? '').prefix === undefined;
  return isBare && prefix !== undefined ? `/${prefix}${location}` : location;
}

function surrogateControl({ maxAge, staleWhileRevalidate, staleIfError }: Lifetime): string {
  return `max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding | undefined {
  const offers = String(accepted ?? '').replaceAll(/\s*[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');
  if (/\bbr\b/.test(offers)) return 'br';
  return /\bgzip\b/.test(offers) ? 'gzip' : undefined;
}
