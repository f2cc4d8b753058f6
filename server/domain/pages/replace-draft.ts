import { randomUUID } from 'node:crypto';
import { noteEdit } from '#engine/outdated.ts';
import { nestedShared } from '#engine/shared-modules.ts';
import { AppError } from '#schemas/errors.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { type Author, lockDraft, saveDraft } from './draft.ts';

/**
 * Replaces the draft with a checked document, as one edit, unless it has been edited since `rev`; gives the revision.
 * @throws AppError NOT_FOUND, PAGE_ARCHIVED, CONFLICT
 */
export async function replaceDraft(
  by: Author & { operator: { id: string; name: string } },
  pageId: string,
  rev: number,
  document: PageDocument,
): Promise<number> {
  const draft = await lockDraft(by, pageId);
  if (draft.rev !== rev) throw new AppError('CONFLICT');
  const nested = nestedShared(draft.path, document);
  if (nested) throw new AppError(nested.code, nested.params);
  const commands: Command[] = [{ type: 'replaceDocument', document }];
  const edit = {
    editId: randomUUID(),
    clientId: by.operator.id,
    base: rev,
    operatorId: by.operator.id,
    operatorName: by.operator.name,
    commands,
    inverse: [{ type: 'replaceDocument', document: draft.document }],
  };
  const translationSources = noteEdit(
    draft.translationSources,
    { before: draft.document, after: document, commands },
    by.scope.tenant.defaultLanguage,
  );
  const next = { document, rev: rev + 1, translationSources };
  await saveDraft(by, pageId, draft.document, next, [edit]);
  return rev + 1;
}
