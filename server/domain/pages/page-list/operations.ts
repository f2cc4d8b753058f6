import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { pageReferences } from '#engine/references/page-references.ts';
import { manifest } from '#modules/all.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createPage, editorPages } from '#schemas/api/invented/editor-pages.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import { hasRole } from '#schemas/operator.ts';
import { boundScreen, parseBoundAddress } from '#schemas/page/bound-address.ts';
import type { PageDocument, PageType } from '#schemas/page/document.ts';
import { type PageKind, pageKind, pathOfKind } from '#schemas/page/page-kind.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { homePaths } from '#schemas/screens.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { classifications } from '../../catalogue/schema.ts';
import { audit } from '../../operators/audit.ts';
import { pages, pageVersions } from '../../page-tables/schema.ts';
import { writeReferences } from '../../references/write.ts';
import { emit } from '../../webhooks/emit.ts';
import { isPage } from '../draft.ts';
import { requireNoExperiment } from '../experiments/require-none.ts';
import { addressNextTo, requireFreeAddress } from '../free-address.ts';
import { newDocument } from '../new-document.ts';
import { namedPicks } from '../picks/operations.ts';
import { pageTag, pageTags, publishVersion } from '../publishing/publish-version.ts';
import type { Publisher } from '../publishing/publisher.ts';
import { storedDocument } from '../stored-document.ts';

/** Columns of a page in the list; all but the documents. */
const summary = {
  id: pages.id,
  path: pages.path,
  pageType: sql<PageType>`${pages.draft} ->> 'pageType'`,
  title: sql<PageDocument['meta']['title']>`${pages.draft} -> 'meta' -> 'title'`,
  rev: pages.rev,
  publishedVersion: pages.publishedVersion,
  publishedAt: pages.publishedAt,
  previousVersion: pages.previousVersion,
  publishedRev: pageVersions.rev,
  updatedAt: pages.updatedAt,
  archivedAt: pages.archivedAt,
  archivedVersion: pages.archivedVersion,
  scheduledAt: sql<string | null>`(
    SELECT min(publish_at) FROM releases
    WHERE tenant_id = ${pages.tenantId} AND state = 'scheduled'
      AND items @> jsonb_build_array(jsonb_build_object('pageId', ${pages.id})))`,
  endsAt: sql<string | null>`(
    SELECT min(revert_at) FROM releases
    WHERE tenant_id = ${pages.tenantId} AND state = 'published'
      AND items @> jsonb_build_array(jsonb_build_object('pageId', ${pages.id}, 'version', ${pages.publishedVersion})))`,
  editedBy: sql<string | null>`(
    SELECT operator_name FROM page_edits
    WHERE tenant_id = ${pages.tenantId} AND page_id = ${pages.id} ORDER BY rev DESC LIMIT 1)`,
};
export type SummaryRow = Awaited<ReturnType<typeof summaries>>[number];

function summaries({ db }: Pick<OperatorCall, 'db'>, where: SQL | undefined) {
  const published = and(
    eq(pageVersions.tenantId, pages.tenantId),
    eq(pageVersions.pageId, pages.id),
    eq(pageVersions.version, pages.publishedVersion),
  );
  return db
    .select(summary)
    .from(pages)
    .leftJoin(pageVersions, published)
    .where(where)
    .orderBy(desc(pages.updatedAt), pages.id);
}

/** Pages of the tenant, last edited first: those of a kind, or all that can be published. */
export function pageList(
  call: OperatorCall,
  { search = '', archived, kind, ...request }: EndpointInput<typeof editorPages>['query'],
): Promise<Paged<SummaryRow>> {
  const words = search.toLowerCase();
  const title = sql`(${pages.draft} -> 'meta' -> 'title')`;
  const where = and(
    eq(pages.tenantId, call.scope.tenantId),
    isKind(kind),
    archived ? isNotNull(pages.archivedAt) : isNull(pages.archivedAt),
    or(
      sql`position(${words} in lower(${pages.path})) > 0`,
      sql`EXISTS (SELECT 1 FROM jsonb_each_text(${title}) WHERE position(${words} in lower(value)) > 0)`,
    ),
  );
  return readPage(request, {
    count: () => countUpTo(call.db, pages, where),
    rows: ({ limit, offset }) => summaries(call, where).limit(limit).offset(offset),
  });
}

function isKind(kind: PageKind | undefined): SQL | undefined {
  if (kind === undefined) return sql`${pages.path} !~ '^(template|section):'`;
  return like(pages.path, kind === 'page' ? '/%' : `${kind}:%`);
}

/** Summary of a page. @throws AppError NOT_FOUND */
export async function pageSummary(call: Pick<OperatorCall, 'db' | 'scope'>, id: string): Promise<SummaryRow> {
  const [row] = await summaries(call, isPage(call, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A page with its draft. @throws AppError NOT_FOUND */
export async function openedPage(call: OperatorCall, id: string) {
  const [page] = await summaries(call, isPage(call, id));
  const [draft] = await call.db
    .select({ document: pages.draft, rev: pages.rev, translationSources: pages.translationSources })
    .from(pages)
    .where(isPage(call, id));
  if (!page || !draft) throw new AppError('NOT_FOUND');
  const { document, rev, translationSources } = draft;
  return { page, document: storedDocument(document), rev, translationSources: [...translationSources] };
}

/**
 * Creates a page. @throws AppError PATH_INVALID, PATH_RESERVED, PATH_TAKEN, PATH_OF_OTHER_TYPE, PATH_EMPTY,
 * NOT_FOUND, or the document's first problem
 */
export async function addPage(
  call: OperatorCall,
  { path, from, ...rest }: EndpointInput<typeof createPage>['body'],
): Promise<SummaryRow> {
  const { document, translationSources } = await newDocument(call, from, { path, ...rest });
  await requireFreeAddress(call, path, document.pageType);
  await requireBound(call, path);
  return storeNew(call, path, document, translationSources);
}

/** Creates a copy of a page. @throws AppError NOT_FOUND, PATH_TAKEN */
export async function addCopy(call: OperatorCall, id: string): Promise<SummaryRow> {
  const { path } = await pageSummary(call, id);
  const { document, translationSources } = await newDocument(call, { page: id }, { path });
  const kind = pageKind(path);
  const next = kind === 'page' ? await addressNextTo(call, path) : pathOfKind(kind, randomUUID());
  return storeNew(call, next, document, translationSources);
}

/** Stores a new page, with the age of its translations. */
export function storeNew(
  call: OperatorCall,
  path: string,
  draft: PageDocument,
  translationSources: TranslationSources = [],
): Promise<SummaryRow> {
  const id = randomUUID();
  const { tenantId } = call.scope;
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const stored = await tx
      .insert(pages)
      .values({ tenantId, id, path, pageType: draft.pageType, draft, translationSources })
      .onConflictDoNothing()
      .returning({ id: pages.id });
    if (stored.length === 0) throw new AppError('PATH_TAKEN');
    await writeReferences(
      by,
      { kind: 'page', id, state: 'draft' },
      pageReferences(draft, manifest, call.scope.tenant),
    );
    await audit(by, 'page.create', { type: 'page', id }, { path });
    return pageSummary({ ...call, db: tx }, id);
  });
}

/**
 * Changes a page's path. `onMoved` runs in the same transaction with the old path of a page that is live.
 * @throws AppError NOT_FOUND, FORBIDDEN, PAGE_REQUIRED, PATH_INVALID, PATH_RESERVED, PATH_TAKEN, PATH_OF_OTHER_TYPE,
 * PATH_EMPTY, EXPERIMENT_RUNNING
 */
export async function movePage(
  call: OperatorCall,
  id: string,
  path: string,
  onMoved: (by: Publisher, from: string) => Promise<void>,
): Promise<SummaryRow> {
  const touched = new Set<string>();
  const moved = await change(call, id, async (by, page) => {
    if (page.path === path) return;
    await requireNoExperiment(by, id);
    if (pageKind(page.path) !== 'page') throw new AppError('PATH_INVALID');
    await requireFreeAddress(by, path, page.pageType);
    await requireBound(call, path);
    await by.db.update(pages).set({ path }).where(isPage(by, id));
    await audit(by, 'page.move', { type: 'page', id }, { from: page.path, to: path });
    if (!page.isLive) return;
    for (const tag of [...pageTags(id, path), ...pageTags(id, page.path)]) touched.add(tag);
    await onMoved(by, page.path);
  });
  await call.purge([...touched]);
  return moved;
}

/** Archives a page. @throws AppError NOT_FOUND, FORBIDDEN, PAGE_REQUIRED */
export async function archive(call: OperatorCall, id: string): Promise<SummaryRow> {
  const touched: string[] = [];
  const archived = await change(call, id, async (by, page) => {
    if (page.archivedAt) return;
    const archivedVersion = page.isLive ? await publishVersion(by, id, null) : null;
    if (page.isLive) touched.push(pageTag(id));
    if (page.isLive) await emit(by, 'page.offline', { id, previous: archivedVersion });
    await by.db.update(pages).set({ archivedAt: sql`now()`, archivedVersion }).where(isPage(by, id));
    await audit(by, 'page.archive', { type: 'page', id }, { path: page.path });
  });
  await call.purge(touched);
  return archived;
}

/**
 * Restores an archived page. One that was live is live again, in the same version; that takes a publisher.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function restore(call: OperatorCall, id: string): Promise<SummaryRow> {
  const touched: string[] = [];
  const restored = await change(call, id, async (by, { path, archivedAt, archivedVersion }) => {
    if (!archivedAt) return;
    if (archivedVersion !== null) requirePublisher(call);
    await by.db.update(pages).set({ archivedAt: null, archivedVersion: null }).where(isPage(by, id));
    if (archivedVersion !== null) {
      await publishVersion(by, id, archivedVersion);
      touched.push(pageTag(id));
    }
    await audit(by, 'page.restore', { type: 'page', id }, { path });
  });
  await call.purge(touched);
  return restored;
}

function requirePublisher({ operator }: OperatorCall): void {
  if (!hasRole(operator.role, 'publisher')) throw new AppError('FORBIDDEN');
}

/** Refuses to bind a page to a subject that the shop doesn't have. @throws AppError PATH_EMPTY */
async function requireBound(call: OperatorCall, path: string): Promise<void> {
  const bound = parseBoundAddress(path);
  if (!bound) return;
  const { kind, categories } = boundScreen(bound.screen);
  const category = bound.category ?? (kind === 'CATEGORY' ? bound.code : undefined);
  if (category !== undefined) {
    const named = and(eq(classifications.code, category), eq(classifications.type, categories ?? ''));
    const found = await call.db
      .select({ id: classifications.id })
      .from(classifications)
      .where(and(eq(classifications.tenantId, call.scope.tenantId), named));
    if (found.length === 0) throw new AppError('PATH_EMPTY');
  } else if (kind && bound.code !== undefined) {
    const ref = { kind, code: bound.code };
    if (!(await namedPicks(call, [ref]))(ref)) throw new AppError('PATH_EMPTY');
  }
}

type Held = {
  path: string;
  pageType: PageType;
  archivedAt: Date | null;
  archivedVersion: number | null;
  isLive: boolean;
};

/** Runs a change of a page under its lock. A live page requires a publisher, and live home pages can't be changed. */
function change(
  call: OperatorCall,
  id: string,
  work: (by: Publisher, page: Held) => Promise<void>,
): Promise<SummaryRow> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const [page] = await tx
      .select({
        path: pages.path,
        archivedAt: pages.archivedAt,
        archivedVersion: pages.archivedVersion,
        pageType: sql<PageType>`${pages.draft} ->> 'pageType'`,
        isLive: sql<boolean>`document IS NOT NULL`,
      })
      .from(pages)
      .where(isPage(by, id))
      .for('update');
    if (!page) throw new AppError('NOT_FOUND');
    if (page.isLive) requirePublisher(call);
    if (page.isLive && homePaths(call.scope.tenant.type).includes(page.path))
      throw new AppError('PAGE_REQUIRED', { path: page.path });
    await work(by, page);
    return pageSummary({ ...call, db: tx }, id);
  });
}
