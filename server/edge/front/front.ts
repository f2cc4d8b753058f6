import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Language } from '#schemas/constants.ts';
import { readPageUrl } from '../../platform/page-url.ts';
import type { TenantDirectory, TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveVariant } from '../../platform/variant.ts';
import type { Discovery } from '../discovery/discovery.ts';
import type { ErrorNotice } from '../error-page.ts';
import type { SharePictures } from '../sharing/share-pictures.ts';
import type { ShortLinkVisits } from '../sharing/short-link-visits.ts';
import type { WebApp } from '../web-app/web-app.ts';
import {
  chooseDefaultLanguage,
  dropSlash,
  plain,
  type Readiness,
  redirect,
  sendErrorPage,
  sendReadiness,
} from './answers.ts';
import type { Previews } from './preview.ts';
import { createPages, type PageParts, statusOf } from './serve-page.ts';

export type FrontParts = PageParts & {
  tenants: TenantDirectory;
  /** Answers `/api/**` for a tenant. */
  api: (request: IncomingMessage, response: ServerResponse, scope: TenantScope) => void;
  /** robots.txt, sitemaps and other files for crawlers. */
  discovery: Discovery;
  /** Manifest, icons and service worker of the installable site. */
  webApp: WebApp;
  /** Pictures for links to shared pages. */
  sharePictures: SharePictures;
  /** Redirects of short links. */
  shortLinks: ShortLinkVisits;
  /** Previews of drafts, versions and review links. */
  previews: Previews;
  /** Serves files; true when it has answered. */
  files: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** False when only a restart of the process can help. */
  isAlive: () => boolean;
  /** Whether this process may get traffic, and the database's state beside it. */
  readiness: () => Promise<Readiness>;
};

/** FrontParts and the pages that they serve. */
type Front = FrontParts & { pages: ReturnType<typeof createPages> };

/** Response for an address that no page can have. */
const NOT_FOUND: ErrorNotice = { status: 404, message: 'errors.notFound.title' };
/** Response to a visitor above the rate limit. */
const BUSY: ErrorNotice = { status: 429, message: 'errors.RATE_LIMITED' };

/** Headers of every response of a site served by https: a year of https only, and isolated windows. */
const HTTPS_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/**
 * The server's one request listener: routes to files, API, cache and Next. It resolves the tenant; it authenticates
 * nobody.
 */
export function createFront(given: FrontParts): RequestListener {
  const parts = { ...given, pages: createPages(given) };
  return (request, response) => {
    route(parts, request, response).catch((error) => {
      parts.log.error({ err: error, path: request.url?.split('?')[0] }, 'request failed');
      if (response.headersSent) return void response.destroy();
      if (statusOf(error) === 503) plain(response, 503, 'Service Unavailable');
      else plain(response, 500, 'Internal Server Error');
    });
  };
}

async function route(parts: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (url === '/healthz')
    return parts.isAlive() ? plain(response, 200, 'ok') : plain(response, 503, 'database lost');
  if (url === '/readyz') return sendReadiness(response, await parts.readiness());
  const tenant = parts.tenants.byHost(request.headers.host);
  if (!tenant && parts.tenants.isSuspended(request.headers.host)) {
    response.setHeader('Cache-Control', 'no-store');
    return plain(response, 503, 'This shop is closed at the moment');
  }
  if (!tenant) return plain(response, 421, 'Unknown host');
  if (tenant.visible.siteOrigin.startsWith('https:')) setHeaders(response, HTTPS_HEADERS);
  if (url.startsWith('/api/')) {
    // Most API responses depend on the visitor; a cacheable one overrides this header.
    response.setHeader('Cache-Control', 'private, no-store');
    return parts.api(request, response, tenant.scope);
  }
  // Media files belong to one tenant and are served only at its hosts.
  if (url.startsWith('/media/') && !url.startsWith(`/media/${tenant.scope.tenantId}/`))
    return plain(response, 404, 'Not Found');
  if ((url.startsWith('/_next/') || url.startsWith('/media/')) && parts.files(request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Method Not Allowed');
  if (await parts.discovery(url, tenant.scope, response)) return;
  if (await parts.webApp(request, response, tenant.scope)) return;
  if (await parts.sharePictures(request, response, tenant.visible, parts.fetchApi(tenant.scope))) return;
  const short = await parts.shortLinks(request, tenant.scope);
  if (short) response.setHeader('X-Robots-Tag', 'noindex');
  if (short && 'location' in short) return redirect(response, short.location);
  const page = readPageUrl(url);
  const langOf = (prefix?: Language) => resolveVariant(tenant.scope, prefix, request.headers).lang;
  if (short && 'seconds' in short) {
    response.setHeader('Retry-After', short.seconds);
    return sendErrorPage(request, response, tenant, langOf(), BUSY);
  }
  if (short || !page) return sendErrorPage(request, response, tenant, langOf(), NOT_FOUND);
  const preview = await parts.previews(request, page.path, tenant.scope);
  if (preview && 'status' in preview)
    return sendErrorPage(request, response, tenant, langOf(page.prefix), preview);
  if (preview) return parts.pages.servePreview(request, response, preview, tenant);
  if (page.path !== '/' && page.path.endsWith('/')) return dropSlash(request, response, page);
  if (page.prefix === tenant.scope.tenant.defaultLanguage)
    return chooseDefaultLanguage(request, response, page);
  return parts.pages.serve(request, response, page, tenant);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
