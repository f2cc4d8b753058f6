import { usesAppVersion, usesAudience } from '#engine/rules.ts';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { type ResolvedPage, resolvePage } from '#runtime/resolve.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { pageContext, tagPage } from '../page-context.ts';

/** Lifetime in s of a page with a failed module, which is rendered again soon. */
export const FAILED_MAX_AGE = 2;

/**
 * Modules of a page document with their data for the current request, whose response gets their tags and the traits by
 * which the document differs. `maxAge` is the page's maximum lifetime in s.
 */
export async function resolveDocument(
  document: PageDocument,
  binding: Binding,
  maxAge: number,
): Promise<ResolvedPage> {
  const { ctx, api, request } = pageContext();
  const page = await resolvePage({
    document,
    manifest,
    registry,
    source: { api, ctx, query: request.query, binding, signal: request.signal },
    facts: { ...request.variant, ...request.traits, now: request.now },
    maxAge,
    budgetMs: request.budgetMs,
    warn: request.warn,
    faults: request.faults,
  });
  if (usesAudience(document)) request.answer.traits.add('audience');
  if (usesAppVersion(document)) request.answer.traits.add('appVersion');
  tagPage(request, page.tags);
  return page;
}
