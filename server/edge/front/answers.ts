import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#schemas/constants.ts';
import { joinLanguage } from '#schemas/find-language.ts';
import { carryQuery } from '../../platform/carry-query.ts';
import type { PageUrl } from '../../platform/page-url.ts';
import type { TenantDirectory } from '../../platform/tenants/tenants.ts';
import { type ErrorNotice, errorPage } from '../error-page.ts';
import { retryAfter, SECURITY_HEADERS } from './send-page.ts';

/** A site: its scope, and the fields of its tenant that pages may show. */
export type Tenant = NonNullable<ReturnType<TenantDirectory['byHost']>>;

/** Answer of /readyz. */
export type Readiness = { ready: boolean; database: 'reachable' | 'away' };

/** Answers /readyz. */
export function sendReadiness(response: ServerResponse, readiness: Readiness): void {
  response.writeHead(readiness.ready ? 200 : 503, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(readiness));
}

/** Redirects temporarily, uncached: the target of a short link may change or expire. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { ...SECURITY_HEADERS, Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** Redirects an address with a slash at its end to the one without, for good. */
export function dropSlash(
  request: IncomingMessage,
  response: ServerResponse,
  { prefix, path }: PageUrl,
): void {
  const bare = path.replace(/\/+$/, '') || '/';
  const location = prefix === undefined ? bare : joinLanguage(prefix, bare);
  response.writeHead(308, { ...SECURITY_HEADERS, Location: carryQuery(location, request.url) });
  response.end();
}

/** Redirects the default language's prefix to the path without it, and stores the choice in cookies (X45). */
export function chooseDefaultLanguage(
  request: IncomingMessage,
  response: ServerResponse,
  { prefix, key }: PageUrl,
): void {
  const cookie = (name: string) => `${name}=${prefix}; Path=/; Max-Age=31536000; SameSite=Lax`;
  response.writeHead(302, {
    ...SECURITY_HEADERS,
    Location: carryQuery(key, request.url),
    'Set-Cookie': [cookie('languages'), cookie('i18next')],
    'Cache-Control': 'private, no-store',
  });
  response.end();
}

/** Sends the page that says why there is none. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  { scope }: Tenant,
  lang: Language,
  notice: ErrorNotice,
): void {
  const home = lang === scope.tenant.defaultLanguage ? '/' : `/${lang}`;
  const body = errorPage(lang, home, notice);
  response.writeHead(notice.status, {
    ...SECURITY_HEADERS,
    ...retryAfter(notice.status),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with one line of text, uncached. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...retryAfter(status),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}
