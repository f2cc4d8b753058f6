import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { createApiClient, deduplicated } from '#client/api-client.ts';
import { textFor } from '#locales/text.ts';
import type { ViewContext } from '#runtime/context.ts';
import { findPartsBy } from '#runtime/kept/kept-parts.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import type { Language } from '#schemas/constants.ts';
import { findPageRequest, type PageRequest, pageRequest } from '#server/edge/next-adapter/page-request.ts';

/** Status codes after which a call may soon succeed; 0 is no response, or none in time. */
const OVERLOADED: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/** Context and API client of the page being rendered: the same ones for its layout, metadata and content. */
export function pageContext(): PageContext {
  const request = pageRequest();
  const known = contexts.get(request);
  if (known) return known;
  const { variant, tenant, now } = request;
  const ctx: ViewContext = {
    lang: variant.lang,
    tenant,
    terminal: variant.terminal,
    device: variant.device,
    now,
    t: textFor(variant.lang),
  };
  const apiIn = (lang: Language) =>
    deduplicated(
      createApiClient({
        base: request.apiBase,
        fetch: request.fetchApi,
        headers: () => ({ 'Accept-Language': lang, platform: 'Web', 'x-request-id': randomUUID() }),
        timeoutMs: 5_000,
        onFailure: ({ status }) => {
          if (OVERLOADED.has(status)) request.answer.isStarved = true;
        },
      }),
    );
  const made = { request, ctx, api: apiIn(variant.lang), apiIn };
  contexts.set(request, made);
  return made;
}

/**
 * Segments of the page's path, decoded. Next's own `params` don't work here: `generateMetadata` gets them decoded, the
 * page itself encoded.
 */
export function pathSegments(): string[] {
  return pageRequest().path.slice(1).split('/').map(decodeURIComponent);
}

/** Last segment of the page's path, such as a code. */
export function lastSegment(): string {
  return pathSegments().at(-1) ?? '';
}

type PageContext = {
  request: PageRequest;
  ctx: ViewContext;
  api: ApiClient;
  /** API client in another language than the page's. */
  apiIn: (lang: Language) => ApiClient;
};
const contexts = new WeakMap<PageRequest, PageContext>();

/** Parts of each document that browsers get as markup only. */
const parts = new WeakMap<PageRequest, ReactNode[]>();
findPartsBy(() => {
  const request = findPageRequest();
  if (!request || process.env.NODE_ENV !== 'production') return undefined;
  // A navigation gets everything as data. While a broken module is sought, the data tells which it is.
  if (request.rsc || request.isolate || request.preview) return undefined;
  const known = parts.get(request) ?? [];
  parts.set(request, known);
  return known;
});

/** Adds cache tags, with the tenant's prefix, to the page's response. */
export function tagPage(request: PageRequest, tags: Iterable<string>): void {
  for (const tag of tags) request.answer.tags.add(`${request.variant.tenantId}:${tag}`);
}
