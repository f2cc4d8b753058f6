import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageReferences } from '#engine/references/page-references.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import { boundTags, parseBoundAddress } from '#schemas/page/bound-address.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { notifyPurge } from '../../../platform/purge-bus.ts';
import { audit } from '../../operators/audit.ts';
import { pages, pageVersions } from '../../page-tables/schema.ts';
import { writeReferences } from '../../references/write.ts';
import { announce } from '../announce.ts';
import { requireNoExperiment } from '../experiments/require-none.ts';
import { storedDocument } from '../stored-document.ts';
import type { Publisher } from './publisher.ts';

/** Cache tag of everything that shows a page. */
export const pageTag = (pageId: string) => `page:${pageId}`;

/** Cache tags that a page at `path` affects: pages that show it, and the screens to which it is bound. */
export function pageTags(pageId: string, path: string): string[] {
  const bound = parseBoundAddress(path);
  return [pageTag(pageId), ...(bound ? boundTags(bound).slice(-1) : [])];
}

/**
 * Makes a version of a page public; null takes the page offline. Gives the version that was live before. This is the
 * only code that writes public documents. The purge is part of the transaction, so that no process can miss it.
 * @throws AppError NOT_FOUND for an unknown or archived page, or an unknown version; EXPERIMENT_RUNNING
 */
export async function publishVersion(
  by: Publisher,
  pageId: string,
  version: number | null,
  details: Record<string, unknown> = {},
): Promise<number | null> {
  const { db, scope } = by;
  const isPage = and(eq(pages.tenantId, scope.tenantId), eq(pages.id, pageId));
  const [page] = await db
    .select({ version: pages.publishedVersion, path: pages.path })
    .from(pages)
    .where(and(isPage, isNull(pages.archivedAt)))
    .for('update');
  if (!page) throw new AppError('NOT_FOUND');
  await requireNoExperiment(by, pageId);
  const document = version === null ? null : await versionDocument(by, pageId, version);
  const since = document && { publishedAt: sql`now()`, pageType: document.pageType };
  await db
    .update(pages)
    .set({ document, publishedVersion: version, previousVersion: page.version, ...since })
    .where(isPage);
  await writeReferences(
    by,
    { kind: 'page', id: pageId, state: 'live' },
    document ? pageReferences(document, manifest, scope.tenant) : [],
  );
  const action = version === null ? 'page.offline' : 'page.publish';
  await audit(by, action, { type: 'page', id: pageId }, { version, previous: page.version, ...details });
  await announce(by, pageId, { type: 'published', version });
  await notifyPurge(
    db,
    pageTags(pageId, page.path).map((tag) => `${scope.tenantId}:${tag}`),
  );
  return page.version;
}

/**
 * The document of a version.
 * @throws AppError NOT_FOUND
 */
export async function versionDocument(
  { db, scope }: Pick<Publisher, 'db' | 'scope'>,
  pageId: string,
  version: number,
): Promise<PageDocument> {
  const [row] = await db
    .select({ document: pageVersions.document })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.tenantId, scope.tenantId),
        eq(pageVersions.pageId, pageId),
        eq(pageVersions.version, version),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return storedDocument(row.document);
}
