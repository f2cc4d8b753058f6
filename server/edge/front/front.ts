import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Language } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import { REDIRECTS_TAG } from '../../domain/redirects/find-redirect.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { createCountedLog } from '../../platform/counted-log.ts';
import { isOverload } from '../../platform/db/overload.ts';
import type { Reachability } from '../../platform/db/reachability.ts';
import { type PageUrl, readPageUrl } from '../../platform/page-url.ts';
import { network } from '../../platform/rate-limit.ts';
import type { TenantDirectory, TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveTraits, resolveVariant } from '../../platform/variant.ts';
import { QueueFull } from '../../platform/work-queue.ts';
import type { Discovery } from '../discovery/discovery.ts';
import { type ErrorNotice, errorPage } from '../error-page.ts';
import { DEVELOPMENT_POLICY, PLAIN_POLICY } from '../next-adapter/content-security.ts';
import type { PageRequest } from '../next-adapter/page-request.ts';
import { type NextHandler, type RenderedPage, renderPage } from '../next-adapter/render-page.ts';
import type { Lifetime, PageCache } from '../page-cache.ts';
import type { SharePictures } from '../sharing/share-pictures.ts';
import type { ShortLinkVisits } from '../sharing/short-link-visits.ts';
import type { WebApp } from '../web-app/web-app.ts';
import { chooseExperiment, type Experiments } from './choose-experiment.ts';
import type { Preview, Previews } from './preview.ts';
import type { RenderQueue, Share } from './render-queue.ts';
import { retryAfter, SECURITY_HEADERS, sendPage } from './send-page.ts';
import { TraitMemory } from './trait-memory.ts';

export type FrontParts = {
  tenants: TenantDirectory;
  cache: PageCache;
  next: NextHandler;
  /** Queue for renders, the process's most expensive work; all other requests go first. */
  renders: RenderQueue;
  /** Number of proxies in front (`clientAddress`). */
  proxies: number;
  /** Answers `/api/**` for a tenant. */
  api: (request: IncomingMessage, response: ServerResponse, scope: TenantScope) => void;
  /** Calls the API in process for page data; for a preview, at the preview's time and with its activity. */
  fetchApi: (scope: TenantScope, preview?: Preview['preview']) => Pick<PageRequest, 'fetchApi' | 'apiBase'>;
  /** robots.txt, sitemaps and other files for crawlers. */
  discovery: Discovery;
  /** Manifest, icons and service worker of the installable site. */
  webApp: WebApp;
  /** Pictures for links to shared pages. */
  sharePictures: SharePictures;
  /** Redirects of short links. */
  shortLinks: ShortLinkVisits;
  /** Location to which an address leads at which nothing is; undefined for none. */
  redirects: (scope: TenantScope, path: string) => Promise<string | undefined>;
  /** Experiments that run now. */
  experiments: Experiments;
  /** Calls the API in process with the cookie of the visitor's browser. */
  fetchAsVisitor: (
    scope: TenantScope,
    cookie: string | undefined,
  ) => NonNullable<PageRequest['fetchAsVisitor']>;
  /** Previews of drafts, versions and review links. */
  previews: Previews;
  /** Serves files; true when it has answered. */
  files: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** False when only a restart of the process can help. */
  isAlive: () => boolean;
  /** Whether this process may get traffic, and the database's state beside it. */
  readiness: () => Promise<Readiness>;
  /** The database, which is checked after a failed render; while it is away nothing is rendered. */
  reachability: Pick<Reachability, 'isAway' | 'suspect'>;
  now: () => number;
  /** Time limit for loading the modules' data, milliseconds. */
  budgetMs?: number;
  /** True for Next's development mode. */
  dev?: boolean;
  /** Adjusts the render of a request in tests; undefined outside them. */
  testHooks: ((request: IncomingMessage, page: HookedPage) => boolean) | undefined;
  log: Logger;
};

/** Answer of /readyz. */
export type Readiness = { ready: boolean; database: 'reachable' | 'away' };

/** The parts of a page's request that tests may change. */
export type HookedPage = { variant: Variant; traits: Traits; faults: Record<string, string> };

/** A render that isn't tried, because the process or the database can't carry it. */
type Refusal = { tenant: string; reason: string };
type Front = FrontParts & { logRefused: (refusal: Refusal) => void };

/** Time limit of a render, milliseconds. In development it includes compiling. */
const RENDER_LIMIT_MS = 10_000;
const COMPILE_LIMIT_MS = 120_000;

const EDITOR = /^\/editor(?=\/|$)/;

const traitMemory = new TraitMemory();

/** Seconds for which browsers and CDNs may keep a redirect. */
const MOVED_S = 3_600;

const UNCACHED: Lifetime = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };

/** Response for an address that no page can have. */
const NOT_FOUND: ErrorNotice = { status: 404, message: 'errors.notFound.title' };

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
  const logRefused = createCountedLog<Refusal>((count, latest) =>
    given.log.warn({ ...latest, count }, 'renders refused'),
  );
  const parts: Front = { ...given, logRefused };
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
  if (short?.seconds) response.setHeader('Retry-After', short.seconds);
  if (short) return sendErrorPage(request, response, tenant, langOf(), { ...NOT_FOUND, ...short });
  if (!page) return sendErrorPage(request, response, tenant, langOf(), NOT_FOUND);
  const preview = await parts.previews(request, page.path, tenant.scope);
  if (preview && 'status' in preview)
    return sendErrorPage(request, response, tenant, langOf(page.prefix), preview);
  if (preview) return servePreview(parts, request, response, preview, tenant);
  if (page.prefix === tenant.scope.tenant.defaultLanguage) return chooseDefaultLanguage(response, page);
  return servePage(parts, request, response, page, tenant);
}

function sendReadiness(response: ServerResponse, readiness: Readiness): void {
  response.writeHead(readiness.ready ? 200 : 503, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(readiness));
}

/** Redirects temporarily, uncached: the target of a short link may change or expire. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { ...SECURITY_HEADERS, Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** Redirects the default language's prefix to the path without it, and stores the choice in cookies (X45). */
function chooseDefaultLanguage(response: ServerResponse, { prefix, key }: PageUrl): void {
  const cookie = (name: string) => `${name}=${prefix}; Path=/; Max-Age=31536000; SameSite=Lax`;
  response.writeHead(302, {
    ...SECURITY_HEADERS,
    Location: key,
    'Set-Cookie': [cookie('languages'), cookie('i18next')],
    'Cache-Control': 'private, no-store',
  });
  response.end();
}

type Tenant = NonNullable<ReturnType<TenantDirectory['byHost']>>;

async function servePage(
  parts: Front,
  request: IncomingMessage,
  response: ServerResponse,
  url: PageUrl,
  tenant: Tenant,
): Promise<void> {
  const variant = resolveVariant(tenant.scope, url.prefix, request.headers);
  const faults = {};
  const traits = resolveTraits(request.headers);
  const isHooked = parts.testHooks?.(request, { variant, traits, faults }) ?? false;
  // Editor screens are private to one operator: no shared cache entry and no shared render.
  const isPrivate = EDITOR.test(url.path);
  const rsc = request.headers.rsc === '1';
  const chosen = chooseExperiment(parts.experiments, tenant.scope, url.path, request.headers);
  const experiment = chosen?.experiment;
  const key = {
    ...variant,
    path: url.key,
    rsc,
    traits: traitMemory.values(variant.tenantId, url.path, traits),
    experiment,
  };
  const render = async (): Promise<RenderedPage> => {
    const page = await renderWithPolicy(
      parts,
      {
        ...commonRequest(parts, tenant, url.path),
        variant,
        traits,
        query: url.query,
        experiment,
        now: parts.now(),
        ...parts.fetchApi(tenant.scope),
        ...(isPrivate && { fetchAsVisitor: parts.fetchAsVisitor(tenant.scope, request.headers.cookie) }),
        faults,
        rsc,
      },
      shareOf(parts, request, tenant),
    );
    const isMissing = page.status === 404 || page.status === 410;
    const redirect = isMissing && !isPrivate ? await parts.redirects(tenant.scope, url.path) : undefined;
    if (redirect !== undefined) return movedPage(redirect, tenant.scope);
    return traitMemory.learn(variant.tenantId, url.path, page);
  };
  const served =
    isHooked || isPrivate
      ? render().then((page) => ({ page, outcome: 'pass' as const }))
      : parts.cache.serve(key, render);
  const { page, outcome } = await served.catch((error) => ({
    page: failedPage(parts, tenant, url.path, error),
    outcome: 'pass' as const,
  }));
  if (chosen?.setCookie) response.setHeader('Set-Cookie', chosen.setCookie);
  const sent = { ...page, ...(isPrivate && { lifetime: UNCACHED }), isPrivate: chosen?.isPrivate };
  if ('body' in sent && (sent.status < 500 || rsc))
    await sendPage(request, response, sent, outcome, url.prefix);
  else sendErrorPage(request, response, tenant, variant.lang, { status: page.status });
}

/** Permanent redirect of an address at which nothing is. */
function movedPage(redirect: string, { tenantId }: TenantScope): RenderedPage {
  return {
    status: 301,
    contentType: 'text/plain; charset=utf-8',
    policy: PLAIN_POLICY,
    body: Buffer.alloc(0),
    copies: {},
    etag: '',
    tags: [`${tenantId}:${REDIRECTS_TAG}`],
    traits: [],
    lifetime: { ...UNCACHED, maxAge: MOVED_S },
    redirect,
  };
}

/** Renders a preview without the cache, at the preview's time; browsers and CDNs must not keep it. */
async function servePreview(
  parts: Front,
  request: IncomingMessage,
  response: ServerResponse,
  { path, variant, traits, preview }: Preview,
  tenant: Tenant,
): Promise<void> {
  const faults = {};
  parts.testHooks?.(request, { variant, traits, faults });
  const rsc = request.headers.rsc === '1';
  const page = await renderWithPolicy(
    parts,
    {
      ...commonRequest(parts, tenant, path),
      ...('tenant' in preview && { tenant: preview.tenant }),
      variant,
      traits,
      query: {},
      now: preview.time ?? parts.now(),
      preview,
      ...parts.fetchApi(tenant.scope, preview),
      faults,
      rsc,
    },
    shareOf(parts, request, tenant),
  ).catch((error) => failedPage(parts, tenant, path, error));
  response.setHeader('X-Robots-Tag', 'noindex');
  if ('body' in page && (page.status < 500 || rsc))
    await sendPage(request, response, { ...page, lifetime: UNCACHED }, 'pass', undefined);
  else sendErrorPage(request, response, tenant, variant.lang, { status: page.status });
}

async function renderWithPolicy(
  { next, renders, reachability, dev }: Front,
  page: Parameters<typeof renderPage>[1],
  share: Share,
): Promise<RenderedPage> {
  // At once, so that a cached page is shown without the wait for a render that fails.
  if (reachability.isAway()) throw new AppError('UNAVAILABLE');
  const rendered = await renders(() => renderPage(next, page), share);
  if (rendered.status === 503) reachability.suspect();
  return dev ? { ...rendered, policy: DEVELOPMENT_POLICY } : rendered;
}

/** Whose share of the renders a request takes. */
const shareOf = ({ proxies }: Front, request: IncomingMessage, { scope }: Tenant): Share => ({
  tenantId: scope.tenantId,
  network: network(clientAddress(request, proxies)),
});

/** The fields of `PageRequest` that are the same for every render of a page. */
function commonRequest(parts: Front, { visible, scope }: Tenant, path: string) {
  return {
    tenant: visible,
    path,
    signal: AbortSignal.timeout(parts.dev ? COMPILE_LIMIT_MS : RENDER_LIMIT_MS),
    budgetMs: parts.budgetMs,
    testing: parts.testHooks !== undefined,
    warn: (message: string, details: Record<string, unknown>) =>
      parts.log.warn({ tenant: scope.tenantId, path, ...details }, message),
  };
}

function sendErrorPage(
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

/** Logs a failed render and gives its error page. */
function failedPage(
  { log, logRefused, reachability }: Front,
  { scope }: Tenant,
  path: string,
  error: unknown,
) {
  const tenant = scope.tenantId;
  const refusal = reachability.isAway()
    ? 'the database is away'
    : error instanceof QueueFull && error.message;
  if (refusal) {
    logRefused({ tenant, reason: refusal });
    return { status: 503 };
  }
  const status = statusOf(error);
  if (status === 503) reachability.suspect();
  log.error({ err: error, tenant, path }, 'render failed');
  return { status };
}

/** Status of a failed render: 503 for timeouts and an unresponsive database, 500 for faults. */
function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.status;
  return isOverload(error) ? 503 : 500;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...retryAfter(status),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}
