import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEditorPath } from '#schemas/editor-paths.ts';
import { AppError } from '#schemas/errors.ts';
import { CANVAS_PATH } from '#schemas/page/preview-view.ts';
import type { CachedPage, Lifetime } from '../page-cache.ts';
import { CapturedResponse, syntheticRequest } from './captured-response.ts';
import { PLAIN_POLICY, pagePolicy } from './content-security.ts';
import { CANVAS_SCRIPTS_SCRIPT, putOffScripts } from './late-scripts.ts';
import { type PageRequest, runPageRequest } from './page-request.ts';
import { inlineStyles } from './page-styles.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** A rendered page, and a redirect's target. */
export type RenderedPage = CachedPage & { location?: string | undefined };

/** Path of the page shown for 404 and 410: `app/(shop)/not-found`. */
const NOT_FOUND_PATH = '/not-found';

/** Pattern of React's marker for a failed Suspense boundary, followed by our fallback's module id. */
const FAILED_BOUNDARY =
  /<!--\$!--><template[^>]*><\/template><div[^>]* data-fallback="([A-Za-z0-9_:-]{1,129})"/g;

/**
 * Renders a page through Next. When a module breaks the whole render, a second render with every module isolated
 * finds it, and a third shows its fallback in an otherwise unchanged page. For a page that isn't found Next renders a
 * document that only its scripts fill; shoppers get the not-found page instead. A page that failed because the API is
 * overloaded has the status 503.
 * @throws AppError UNAVAILABLE when the request's time is up
 */
export async function renderPage(
  next: NextHandler,
  request: Omit<PageRequest, 'failed' | 'isolate' | 'answer'>,
): Promise<RenderedPage> {
  const attempt = async (failed: ReadonlySet<string>, isolate: boolean, refused?: 404 | 410) => {
    const answer: PageRequest['answer'] = {
      tags: new Set(),
      lifetime: undefined,
      traits: new Set(),
      status: refused,
    };
    const path = refused ? NOT_FOUND_PATH : request.path;
    const response = await runNext(next, path, { ...request, failed, isolate, answer });
    return { response, answer };
  };
  let { response, answer } = await attempt(new Set(), false);
  if (response.statusCode >= 500) {
    const isolated = await attempt(new Set(), true);
    const failed = new Set(
      [...isolated.response.body.toString().matchAll(FAILED_BOUNDARY)].map((m) => m[1] ?? ''),
    );
    for (const id of failed) request.warn('module failed to render', { id });
    // No failed module is found when the data that broke the first render came too late for the second.
    if (isolated.response.statusCode < 500) ({ response, answer } = await attempt(failed, false));
  }
  // Screens of the editor show nothing before their scripts run.
  const isProgram = request.preview !== undefined || isEditorPath(request.path);
  if (response.statusCode === 404 && !request.rsc && !isProgram) {
    ({ response, answer } = await attempt(new Set(), false, answer.status === 410 ? 410 : 404));
    if (response.statusCode === 200) response.statusCode = 404;
  }
  return finish(response, answer, arrangement(request.path, isProgram));
}

/** How a page's scripts start: at once in the editor, deferred elsewhere, where its styles stand in it. */
function arrangement(path: string, isProgram: boolean): (html: string) => string {
  if (path === CANVAS_PATH) return (html) => putOffScripts(html, CANVAS_SCRIPTS_SCRIPT);
  return isProgram ? (html) => html : (html) => inlineStyles(putOffScripts(html));
}

async function runNext(next: NextHandler, path: string, request: PageRequest): Promise<CapturedResponse> {
  const query = new URLSearchParams(request.query).toString();
  // Without a user agent Next would stream the title and the rest of the head after the page.
  const headers = {
    'user-agent': 'talat',
    host: new URL(request.tenant.siteOrigin).host,
    ...(request.rsc ? { rsc: '1' } : undefined),
  };
  const incoming = syntheticRequest(query ? `${path}?${query}` : path, headers);
  const response = new CapturedResponse(incoming);
  const done = new Promise<void>((resolve) => response.once('finish', resolve));
  // A page that has used up its time isn't rendered again.
  if (request.signal.aborted) throw outOfTime(request);
  const tooLong = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(outOfTime(request)), { once: true });
  });
  const rendering = runPageRequest(request, () => next(incoming, response)).then(() => done);
  await Promise.race([rendering, tooLong]);
  return response;
}

function outOfTime({ path }: PageRequest): AppError {
  return new AppError('UNAVAILABLE', {}, { cause: new Error(`Rendering ${path} took too long`) });
}

function finish(
  response: CapturedResponse,
  answer: PageRequest['answer'],
  arrange: (html: string) => string,
): RenderedPage {
  const contentType = String(response.getHeader('content-type') ?? 'text/html; charset=utf-8');
  const html = contentType.startsWith('text/html') ? arrange(response.body.toString()) : undefined;
  const body = html === undefined ? response.body : Buffer.from(html);
  const location = response.getHeader('location');
  return {
    status: statusOf(response, answer),
    contentType,
    policy: html === undefined ? PLAIN_POLICY : pagePolicy(html),
    body,
    copies: {},
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    tags: [...answer.tags],
    traits: [...answer.traits].sort(),
    lifetime: lifetimeOf(answer),
    location: typeof location === 'string' ? location : undefined,
  };
}

/** Lifetime of a response; one whose frame changes within it isn't shown after that. */
function lifetimeOf({ lifetime, frameMaxAge }: PageRequest['answer']): Lifetime {
  if (!lifetime) return { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };
  if (frameMaxAge === undefined || frameMaxAge > lifetime.maxAge + lifetime.staleWhileRevalidate)
    return lifetime;
  return { ...lifetime, maxAge: Math.min(lifetime.maxAge, frameMaxAge), staleWhileRevalidate: 0 };
}

/**
 * Status of a response: only Next's refusals, redirects and failures get another one; a page that rendered keeps 200.
 */
function statusOf({ statusCode }: CapturedResponse, { status, isStarved }: PageRequest['answer']): number {
  if (statusCode >= 500 && isStarved) return 503;
  return (statusCode >= 300 && status) || statusCode;
}
