import { and, eq, sql } from 'drizzle-orm';
import { changedReferences } from '#engine/references/page-references.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { pageEdits, pages } from '../page-tables/schema.ts';
import { writeReferences } from '../references/write.ts';
import { announce } from './announce.ts';
import { storedDocument } from './stored-document.ts';

/** Author of changes to drafts, and the transaction in which they are made. */
export type Author = {
  db: Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
  scope: TenantScope;
};

export type Draft = {
  path: string;
  document: PageDocument;
  rev: number;
  translationSources: TranslationSources;
};

/** An accepted edit without its revision. */
export type NewEdit = Pick<
  typeof pageEdits.$inferInsert,
  'editId' | 'clientId' | 'base' | 'commands' | 'inverse' | 'operatorId' | 'operatorName'
>;

/** SQL condition for one page of the tenant. */
export const isPage = ({ scope }: Pick<Author, 'scope'>, id: string) =>
  and(eq(pages.tenantId, scope.tenantId), eq(pages.id, id));

/**
 * The draft of a page, locked for this transaction, so that edits of one page are applied one after the other.
 * @throws AppError NOT_FOUND, PAGE_ARCHIVED
 */
export async function lockDraft(by: Author, id: string): Promise<Draft> {
  const [page] = await by.db
    .select({
      path: pages.path,
      draft: pages.draft,
      rev: pages.rev,
      archivedAt: pages.archivedAt,
      translationSources: pages.translationSources,
    })
    .from(pages)
    .where(isPage(by, id))
    .for('update');
  if (!page) throw new AppError('NOT_FOUND');
  if (page.archivedAt) throw new AppError('PAGE_ARCHIVED');
  const { path, draft, rev, translationSources } = page;
  return { path, document: storedDocument(draft), rev, translationSources };
}

/**
 * Stores the edits and the edited draft, which must be locked, each edit as the next revision, and notifies the windows
 * that have the page open. `before` is the document that was locked.
 */
export async function saveDraft(
  by: Author,
  id: string,
  before: PageDocument,
  { document, rev, translationSources }: Omit<Draft, 'path'>,
  edits: readonly NewEdit[],
): Promise<void> {
  const { tenantId } = by.scope;
  await by.db
    .update(pages)
    .set({ draft: document, rev, translationSources, updatedAt: sql`now()` })
    .where(isPage(by, id));
  const { nodes, references } = changedReferences(before, document, manifest, by.scope.tenant);
  await writeReferences(by, { kind: 'page', id, state: 'draft' }, references, nodes);
  await by.db
    .insert(pageEdits)
    .values(edits.map((edit, i) => ({ ...edit, tenantId, pageId: id, rev: rev - edits.length + 1 + i })));
  await announce(by, id, { type: 'edited' });
}
