import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { manifest } from '#modules/manifest.ts';
import { AppError } from '#schemas/errors.ts';
import { validateModules } from '#schemas/module/validate.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { parsePageDocument, validatePageDocument } from '#schemas/page/parse.ts';
import type { Problem } from '#schemas/page/problem.ts';
import { pages } from '../../../db/page-schema.ts';
import type { Call } from '../../route.ts';

type PageRow = typeof pages.$inferSelect;

/** @throws AppError NOT_FOUND */
export async function pageAt({ db, scope }: Call, path: string): Promise<PageRow> {
  return found(
    await db
      .select()
      .from(pages)
      .where(and(isOnline(scope), eq(pages.path, path))),
  );
}

/** @throws AppError NOT_FOUND */
export async function pageById({ db, scope }: Call, id: string): Promise<PageRow> {
  return found(
    await db
      .select()
      .from(pages)
      .where(and(isOnline(scope), eq(pages.id, id))),
  );
}

/**
 * Stores a new document of a page if nobody else has stored one since `rev`, and purges the page.
 * @throws AppError with the document's first problem; CONFLICT; NOT_FOUND
 */
export async function savePage(
  call: Call,
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
  const saved = await store(call, id, base.rev, checked.document);
  if (!saved) {
    await pageById(call, id);
    throw new AppError('CONFLICT');
  }
  await call.purge([`page:${id}`]);
  return saved;
}

async function store(
  { db, scope }: Call,
  id: string,
  rev: number,
  document: PageDocument,
): Promise<PageRow | undefined> {
  const [row] = await db
    .update(pages)
    .set({
      document,
      draft: document,
      pageType: document.pageType,
      rev: sql`${pages.rev} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, id), eq(pages.rev, rev)))
    .returning();
  return row;
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
