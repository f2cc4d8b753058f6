import { AsyncLocalStorage } from 'node:async_hooks';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import type { Lifetime } from '../page-cache.ts';

/** A draft or version that is shown to operators and reviewers in place of the published document. */
export type PagePreview = {
  pageId: string;
  /** The page's current or future path. */
  path: string;
  document: PageDocument;
  /** Drafts of the page's shared modules, by id; undefined for the live ones. */
  shared?: Readonly<Record<string, PageDocument>> | undefined;
  /** Previewed time, milliseconds; undefined means now. */
  time: number | undefined;
  /** The item that feeds the modules in the canvas when the page is bound to a screen and has no address of its own. */
  binding?: Binding | undefined;
};

/** Preview of an activity's own screen before it is published. */
export type ActivityPreview = Pick<PagePreview, 'path' | 'time'> & { activityId: string };

/** Preview of the draft of a content entry, on a page that shows it. */
export type EntryPreview = Pick<PagePreview, 'path' | 'time'> & {
  entry: { type: string; id: string };
  /** Tenant with the draft, if that is part of its settings. */
  tenant?: TenantPublic;
};

/** Preview of a module's states, as its fixtures have them. */
export type ModulePreview = Pick<PagePreview, 'path' | 'time'> & { module: string };

/**
 * Context of one render of one page: the front's facts about the request, and the page's facts about its response. It
 * travels beside Next, never through headers, so that no visitor can forge it.
 */
export type PageRequest = {
  variant: Variant;
  traits: Traits;
  tenant: TenantPublic;
  /** Path without language prefix. */
  path: string;
  /** Query parameters that the page's route reads. */
  query: Readonly<Record<string, string>>;
  /** Experiment of the page and the arm to show, such as `id:1`; undefined for pages without one. */
  experiment?: string | undefined;
  /** The server's clock or the previewed time, milliseconds. */
  now: number;
  preview?: PagePreview | ActivityPreview | EntryPreview | ModulePreview | undefined;
  /** Calls the tenant's API: in process, or over HTTP when the tenant has an upstream address. */
  fetchApi: (request: Request) => Promise<Response>;
  /** Base address for `fetchApi`. */
  apiBase: string;
  /** Calls the API in process with the visitor's cookie; set for screens of the editor only. */
  fetchAsVisitor?: ((request: Request) => Promise<Response>) | undefined;
  /** True for a navigation in the browser: the answer is data instead of HTML. */
  rsc: boolean;
  /** Aborted when the visitor disconnects or the render times out. */
  signal: AbortSignal;
  /** Ids of modules known to fail while rendering: their fallback is shown instead. */
  failed: ReadonlySet<string>;
  /** True while the front looks for the module that broke a render: each module gets its own Suspense boundary. */
  isolate: boolean;
  /** Logs a failure in a part of the page. */
  warn: (message: string, details: Record<string, unknown>) => void;
  /** Time limit for loading the modules' data, milliseconds. */
  budgetMs?: number | undefined;
  /** True with TEST_HOOKS. */
  testing: boolean;
  /** Faults to inject, only with TEST_HOOKS: module type → fault. */
  faults: Readonly<Record<string, string>>;
  answer: {
    tags: Set<string>;
    /** How the response may be cached; undefined means not at all. */
    lifetime: Lifetime | undefined;
    /** Seconds until the page's frame changes by itself: the response is shown until then at most. */
    frameMaxAge?: number;
    /** Status in place of Next's own: moved permanently, not found, or gone. */
    status?: 301 | 404 | 410 | undefined;
    /** The traits that the page depends on. */
    traits: Set<keyof Traits>;
    /** True once a call for the page's data found the API overloaded; a failed page is then answered with 503. */
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

/** The page request being answered; undefined outside a page render. */
export const findPageRequest = (): PageRequest | undefined => storage.getStore();

/** @throws Error outside a page render, so that nothing can render without a tenant. */
export function pageRequest(): PageRequest {
  const request = findPageRequest();
  if (!request) throw new Error('No page request: pages render only behind the front.');
  return request;
}
