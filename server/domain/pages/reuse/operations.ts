import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { nestedShared } from '#engine/shared-modules.ts';
import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createReusable } from '#schemas/api/invented/reuse.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { pathOfKind } from '#schemas/page/page-kind.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { pages, sharedIn } from '../../page-tables/schema.ts';
import { readDocument } from '../new-document.ts';
import { pageSummary, type SummaryRow, storeNew } from '../page-list/operations.ts';
import { cutVersion } from '../publishing/cut-version.ts';
import { publishVersion } from '../publishing/publish-version.ts';

/**
 * Keeps a document as a shared module or a template. No page shows a new shared module, so that it goes live without a
 * publisher, unless its modules are invalid.
 * @throws AppError SHARED_IN_SHARED, or the document's first problem
 */
export async function addReusable(
  call: OperatorCall,
  { kind, title, document: given }: EndpointInput<typeof createReusable>['body'],
): Promise<SummaryRow> {
  const { meta, ...document } = readDocument(given);
  const path = pathOfKind(kind, randomUUID());
  const nested = nestedShared(path, document);
  if (nested) throw new AppError(nested.code, nested.params);
  const kept = { ...document, meta: { ...meta, title } };
  const stored = await storeNew(call, path, kept);
  if (kind !== 'shared' || validateModules(kept, manifest).length > 0) return stored;
  await call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    await publishVersion(by, stored.id, await cutVersion(by, stored.id, {}));
  });
  return pageSummary(call, stored.id);
}

type Use = { id: string; path: string; title: PageDocument['meta']['title']; isLive: boolean };

/** Pages that show a shared module, in their draft or live. @throws AppError NOT_FOUND */
export async function usesOf(call: OperatorCall, id: string, request: PageRequest): Promise<Paged<Use>> {
  await pageSummary(call, id);
  const named = sql`${JSON.stringify([id])}::jsonb`;
  const isLive = sql<boolean>`coalesce(${sharedIn(pages.document)} @> ${named}, false)`;
  const where = and(
    eq(pages.tenantId, call.scope.tenantId),
    isNull(pages.archivedAt),
    or(sql`${sharedIn(pages.draft)} @> ${named}`, sql`${sharedIn(pages.document)} @> ${named}`),
  );
  return readPage(request, {
    count: () => countUpTo(call.db, pages, where),
    rows: ({ limit, offset }) =>
      call.db
        .select({
          id: pages.id,
          path: pages.path,
          title: sql<Use['title']>`${pages.draft} -> 'meta' -> 'title'`,
          isLive,
        })
        .from(pages)
        .where(where)
        .orderBy(asc(pages.path))
        .limit(limit)
        .offset(offset),
  });
}
