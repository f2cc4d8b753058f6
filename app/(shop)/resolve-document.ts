import { ApiError } from '#client/api-error.ts';
import { usesAppVersion, usesAudience } from '#engine/rules.ts';
import { sharedIds, withShared } from '#engine/shared-modules.ts';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { withPageFields } from '#runtime/page-fields.ts';
import { type ResolvedPage, resolvePage } from '#runtime/resolve.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import { type PageDocument, SHARED } from '#schemas/page/document.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { pageContext, tagPage } from '../page-context.ts';

/** Lifetime in s of a page with a failed module, which is rendered again soon. */
export const FAILED_MAX_AGE = 2;

/**
 * Modules of a page document with their data for the current request, whose response gets their tags and the traits by
 * which the document differs. `maxAge` is the page's maximum lifetime in s.
 */
export async function resolveDocument(
  given: PageDocument,
  binding: Binding,
  maxAge: number,
): Promise<ResolvedPage> {
  const { ctx, api, request } = pageContext();
  const { shared, lost } = await readShared(given);
  const document = withPageFields(withShared(given, shared), manifest, ctx);
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
  return { ...page, failures: [...page.failures, ...lost] };
}

/** Shared modules of a document, live or as previewed. Those that are offline are left out, unreadable ones are `lost`. */
async function readShared(document: PageDocument) {
  const { api, request } = pageContext();
  const { preview, signal } = request;
  const ids = sharedIds(document);
  tagPage(
    request,
    ids.map((id) => `page:${id}`),
  );
  if (preview && 'document' in preview && preview.shared) return { shared: preview.shared, lost: [] };
  const lost: ResolvedPage['failures'][number][] = [];
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, PageDocument][]> => {
      try {
        const { path, document: live } = await api.call(pageDataModule, { params: { id } }, { signal });
        return pageKind(path) === 'shared' ? [[id, live]] : [];
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        const reason = error instanceof Error ? error.message : String(error);
        request.warn('shared module missing', { id, reason });
        lost.push({ id, type: SHARED, reason });
        return [];
      }
    }),
  );
  return { shared: Object.fromEntries(found.flat()), lost };
}
