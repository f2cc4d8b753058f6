import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isEditorPath, openPageId, shellPath } from '#schemas/editor-paths.ts';
import { AppError } from '#schemas/errors.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import { REDIRECTS_TAG } from '../../domain/redirects/find-redirect.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { createCountedLog } from '../../platform/counted-log.ts';
import { isOverload } from '../../platform/db/overload.ts';
import type { Reachability } from '../../platform/db/reachability.ts';
import type { Share } from '../../platform/fair-line.ts';
import type { PageUrl } from '../../platform/page-url.ts';
import { network } from '../../platform/rate-limit.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveTraits, resolveVariant } from '../../platform/variant.ts';
import { QueueFull } from '../../platform/work-queue.ts';
import { DEVELOPMENT_POLICY, PLAIN_POLICY } from '../next-adapter/content-security.ts';
import type { PageRequest } from '../next-adapter/page-request.ts';
import { type NextHandler, type RenderedPage, renderPage } from '../next-adapter/render-page.ts';
import type { Lifetime, PageCache } from '../page-cache.ts';
import { sendErrorPage, type Tenant } from './answers.ts';
import { chooseExperiment, type Experiments } from './choose-experiment.ts';
import type { Preview } from './preview.ts';
import type { RenderQueue } from './render-queue.ts';
import { sendPage } from './send-page.ts';
import { TraitMemory } from './trait-memory.ts';

export type PageParts = {
  cache: PageCache;
  next: NextHandler;
  /** Queue for renders, the process's most expensive work; all other requests go first. */
  renders: RenderQueue;
  /** Number of proxies in front (`clientAddress`). */
  proxies: number;
  /** Calls the API in process for page data; for a preview, at the preview's time and with its activity. */
  fetchApi: (scope: TenantScope, preview?: Preview['preview']) => Pick<PageRequest, 'fetchApi' | 'apiBase'>;
  /** Location to which an address leads at which nothing is; undefined for none. */
  redirects: (scope: TenantScope, path: string) => Promise<string | undefined>;
  /** Experiments that run now. */
  experiments: Experiments;
  /** Whether a browser's cookie has the session of an operator of the tenant. */
  isOperator: (scope: TenantScope, cookie: string) => Promise<boolean>;
  /** Calls the API in process with the cookie of the visitor's browser. */
  fetchAsVisitor: (
    scope: TenantScope,
    cookie: string | undefined,
  ) => NonNullable<PageRequest['fetchAsVisitor']>;
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

/** The parts of a page's request that tests may change. */
type HookedPage = { variant: Variant; traits: Traits; faults: Record<string, string> };

/** A render that isn't tried, because the process or the database can't carry it. */
type Refusal = { tenant: string; reason: string };
type Parts = PageParts & { logRefused: (refusal: Refusal) => void };

/** Time limit of a render, milliseconds. In development it includes compiling. */
const RENDER_LIMIT_MS = 10_000;
const COMPILE_LIMIT_MS = 120_000;

const traitMemory = new TraitMemory();

/** Seconds for which browsers and CDNs may keep a redirect. */
const MOVED_S = 3_600;

const UNCACHED: Lifetime = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };

/** Lifetime in the server's cache of an editor's screen without data. It says what time it is. */
const SHELL_LIFETIME: Lifetime = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 86_400 };

/** Pages of the site, and previews of them. */
export function createPages(given: PageParts) {
  const logRefused = createCountedLog<Refusal>((count, latest) =>
    given.log.warn({ ...latest, count }, 'renders refused'),
  );
  const parts = { ...given, logRefused };
  return {
    /** Answers a request for a page, from the cache if it may. */
    serve: (request: IncomingMessage, response: ServerResponse, url: PageUrl, tenant: Tenant) =>
      servePage(parts, request, response, url, tenant),
    /** Renders a preview without the cache, at the preview's time; browsers and CDNs must not keep it. */
    servePreview: (request: IncomingMessage, response: ServerResponse, preview: Preview, tenant: Tenant) =>
      servePreview(parts, request, response, preview, tenant),
  };
}

async function servePage(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  url: PageUrl,
  tenant: Tenant,
): Promise<void> {
  const variant = resolveVariant(tenant.scope, url.prefix, request.headers);
  const faults = {};
  const traits = resolveTraits(request.headers);
  const isHooked = parts.testHooks?.(request, { variant, traits, faults }) ?? false;
  const isEditor = isEditorPath(url.path);
  // The screen of a page begins with the page's draft, every other one of the editor with no data at all.
  const isPrivate = openPageId(url.path) !== undefined && (await comesFromOperator(parts, request, tenant));
  const isShell = isEditor && !isPrivate;
  const path = isShell ? shellPath(url.path) : url.path;
  const rsc = request.headers.rsc === '1';
  const chosen = chooseExperiment(parts.experiments, tenant.scope, path, request.headers);
  const experiment = chosen?.experiment;
  const key = {
    ...variant,
    path: isShell ? path : url.key,
    rsc,
    traits: traitMemory.values(variant.tenantId, path, traits),
    experiment,
  };
  const render = async (): Promise<RenderedPage> => {
    const page = await renderWithPolicy(
      parts,
      {
        ...commonRequest(parts, tenant, path),
        variant,
        traits,
        query: isShell ? {} : url.query,
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
    const redirect = isMissing && !isEditor ? await parts.redirects(tenant.scope, path) : undefined;
    if (redirect !== undefined) return movedPage(redirect, tenant.scope);
    if (isShell && page.status === 200) return { ...page, lifetime: SHELL_LIFETIME };
    return traitMemory.learn(variant.tenantId, path, page);
  };
  const served =
    isHooked || isPrivate
      ? render().then((page) => ({ page, outcome: 'pass' as const }))
      : parts.cache.serve(key, render);
  const { page, outcome } = await served.catch((error) => ({
    page: failedPage(parts, tenant, path, error),
    outcome: 'pass' as const,
  }));
  if (chosen?.setCookie) response.setHeader('Set-Cookie', chosen.setCookie);
  const sent = { ...page, ...(isEditor && { lifetime: UNCACHED }), isPrivate: chosen?.isPrivate };
  if ('body' in sent && (sent.status < 500 || rsc)) await sendPage(request, response, sent, outcome, url);
  else sendErrorPage(request, response, tenant, variant.lang, { status: page.status });
}

/** While the database is away the screen is shown as to everybody, and its calls say what is wrong. */
async function comesFromOperator(
  { isOperator, reachability }: Parts,
  { headers }: IncomingMessage,
  { scope }: Tenant,
): Promise<boolean> {
  if (headers.cookie === undefined || reachability.isAway()) return false;
  return isOperator(scope, headers.cookie);
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

async function servePreview(
  parts: Parts,
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
    await sendPage(request, response, { ...page, lifetime: UNCACHED }, 'pass');
  else sendErrorPage(request, response, tenant, variant.lang, { status: page.status });
}

async function renderWithPolicy(
  { next, renders, reachability, dev }: Parts,
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
const shareOf = ({ proxies }: Parts, request: IncomingMessage, { scope }: Tenant): Share => ({
  group: scope.tenantId,
  source: network(clientAddress(request, proxies)),
});

/** The fields of `PageRequest` that are the same for every render of a page. */
function commonRequest(parts: Parts, { visible, scope }: Tenant, path: string) {
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

/** Logs a failed render and gives its error page. */
function failedPage(
  { log, logRefused, reachability }: Parts,
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
export function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.status;
  return isOverload(error) ? 503 : 500;
}
