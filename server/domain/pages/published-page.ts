import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import { parsePageDocument, validatePageDocument } from '#schemas/fields/parse-page.ts';
import { type BoundPlace, boundPaths } from '#schemas/page/bound-address.ts';
import type { Problem } from '#schemas/page/problem.ts';
import type { Call, OperatorCall } from '../../platform/call.ts';
import { pages } from '../page-tables/schema.ts';
import { armDocument } from './experiments/arm-document.ts';
import { cutVersion } from './publishing/cut-version.ts';
import { pageTag, publishVersion } from './publishing/publish-version.ts';
import { replaceDraft } from './replace-draft.ts';
import { storedDocument } from './stored-document.ts';

type PageRow = typeof pages.$inferSelect;

/**
 * The live page at a path; with `variant` (`experiment:arm`), as that arm shows it while the experiment runs.
 * @throws AppError NOT_FOUND
 */
export async function pageAt(
  { db, scope }: Call,
  { path, variant }: { path: string; variant?: string | undefined },
): Promise<PageRow> {
  const page = found(
    await db
      .select()
      .from(pages)
      .where(and(isOnline(scope), eq(pages.path, path))),
  );
  const document = variant && (await armDocument({ db, scope }, page.id, variant));
  return document ? { ...page, document } : page;
}

/** The live page with the most specific binding to a screen and its item, if there is one. */
export async function pageBoundTo({ db, scope }: Call, place: BoundPlace): Promise<PageRow | undefined> {
  const addresses = boundPaths(place);
  const rows = await db
    .select()
    .from(pages)
    .where(and(isOnline(scope), inArray(pages.path, addresses)));
  return rows.sort((a, b) => addresses.indexOf(a.path) - addresses.indexOf(b.path))[0];
}

/** The live page with this id. @throws AppError NOT_FOUND */
export async function pageById({ db, scope }: Call, id: string): Promise<PageRow> {
  return found(
    await db
      .select()
      .from(pages)
      .where(and(isOnline(scope), eq(pages.id, id))),
  );
}

/**
 * Replaces a page's draft and publishes it, unless the draft has changed since `rev`.
 * @throws AppError with the document's first problem; CONFLICT; NOT_FOUND
 */
export async function savePage(
  call: OperatorCall,
  id: string,
  base: { rev: number; document?: unknown },
): Promise<PageRow> {
  const checked =
    typeof base.document === 'string'
      ? parsePageDocument(base.document)
      : validatePageDocument(base.document);
  if (!checked.ok) throw problemError(checked.problems);
  const problems = validateModules(checked.document, manifest);
  if (problems.length > 0) throw problemError(problems);
  await call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    await replaceDraft(by, id, base.rev, checked.document);
    await publishVersion(by, id, await cutVersion(by, id, {}));
  });
  await call.purge([pageTag(id)]);
  return pageById(call, id);
}

const isOnline = (scope: Call['scope']) =>
  and(eq(pages.tenantId, scope.tenantId), isNotNull(pages.document), isNull(pages.archivedAt));

function found(rows: PageRow[]): PageRow {
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function problemError([first]: readonly Problem[]): AppError {
  return first
    ? new AppError(first.code, { ...first.params, path: first.path.join('.') })
    : new AppError('INVALID_VALUE');
}

/** A page in its API format. */
export function presentPublishedPage(row: typeof pages.$inferSelect) {
  return {
    id: row.id,
    path: row.path,
    pageType: row.pageType,
    rev: row.rev,
    document: storedDocument(row.document),
  };
}
