import { AsyncLocalStorage } from 'node:async_hooks';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import type { Lifetime } from './page-cache.ts';

/** A document that is shown in place of the published one, to operators and reviewers. */
export type PagePreview = {
  pageId: string;
  /** Where the page stands, or will stand. */
  path: string;
  document: PageDocument;
  /** The moment that was asked for, milliseconds; undefined means now. */
  time: number | undefined;
  /** The thing that feeds its modules in the canvas, which stands at no address of the shop. */
  binding?: Binding | undefined;
};

/** An activity's own screen, which operators see before it is published. */
export type ActivityPreview = Pick<PagePreview, 'path' | 'time'> & { activityId: string };

/**
 * One render of one page: what the front knows about the request, and what the page tells the front about its answer.
 * It travels beside Next, never through headers, so that no visitor can forge it.
 */
export type PageRequest = {
  variant: Variant;
  traits: Traits;
  tenant: TenantPublic;
  /** Path without language prefix. */
  path: string;
  /** The query parameters that pages may depend on. */
  query: Readonly<Record<string, string>>;
  /** The server's clock, or the moment that is previewed; milliseconds. */
  now: number;
  preview?: PagePreview | ActivityPreview | undefined;
  /** Calls the tenant's API: in process, or over HTTP when the tenant has an upstream address. */
  fetchApi: (request: Request) => Promise<Response>;
  /** Base address of those calls. */
  apiBase: string;
  /** Screens of the editor only: calls the API in process as whoever asks for the screen. */
  fetchAsVisitor?: ((request: Request) => Promise<Response>) | undefined;
  /** Ends when the visitor is gone or the server gives up. */
  signal: AbortSignal;
  /** Modules known to fail while rendering: their fallback is shown instead. */
  failed: ReadonlySet<string>;
  /** True while the front looks for the module that broke a render: each module gets its own Suspense boundary. */
  isolate: boolean;
  /** Reports what went wrong in a part of the page. */
  warn: (message: string, details: Record<string, unknown>) => void;
  /** The modules' data may take so many milliseconds. */
  budgetMs?: number | undefined;
  /** True with TEST_HOOKS. */
  testing: boolean;
  /** Faults to inject, only with TEST_HOOKS: module type → fault. */
  faults: Readonly<Record<string, string>>;
  answer: {
    tags: Set<string>;
    /** How the answer may be cached; undefined means not at all. */
    lifetime: Lifetime | undefined;
    /** In place of Next's own status: moved for good, not there, or gone for good. */
    status?: 301 | 404 | 410 | undefined;
    /** The traits that the page depends on. */
    traits: Set<keyof Traits>;
    /** True once a call for its data found the API overloaded: if the page fails, that is why. */
    isStarved?: boolean;
  };
};

// Next bundles its own copy of this file; the storage is shared through the global registry of symbols.
const key = Symbol.for('talat.page-request');
const shared = globalThis as { [key]?: AsyncLocalStorage<PageRequest> };
shared[key] ??= new AsyncLocalStorage<PageRequest>();
const storage = shared[key];

export function runPageRequest<T>(request: PageRequest, work: () => Promise<T>): Promise<T> {
  return storage.run(request, work);
}

/** @throws Error outside a page render, so that nothing can render without a tenant. */
export function pageRequest(): PageRequest {
  const request = storage.getStore();
  if (!request) throw new Error('No page request: pages render only behind the front.');
  return request;
}
