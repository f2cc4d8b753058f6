import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { invertCommands } from '#engine/commands/invert.ts';
import { mergeEdit } from '#engine/merge.ts';
import { noteEdit } from '#engine/outdated.ts';
import { nestedShared } from '#engine/shared-modules.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { sendEdits } from '#schemas/api/invented/editor-pages.ts';
import type { Language } from '#schemas/constants.ts';
import type { EditResult } from '#schemas/entities/page-edit.ts';
import type { Command } from '#schemas/page/commands.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { pageEdits } from '../page-tables/schema.ts';
import { newBadLink } from './bad-links.ts';
import { type Author, type Draft, lockDraft, type NewEdit, saveDraft } from './draft.ts';

/** Edits of one client, in their order. */
export type EditRequest = EndpointInput<typeof sendEdits>['body'] & { operator: OperatorCall['operator'] };
export type EditAnswer = { rev: number; results: EditResult[] };

type SentEdit = EditRequest['edits'][number];
/** An edit that the draft already contains, with the fields needed for merging others. */
type Held = Pick<NewEdit, 'editId' | 'clientId' | 'operatorName'> & { rev: number; commands: Command[] };

/** Limit of revisions between an edit's base and the draft; merging an older edit would read too much. */
const MAX_BEHIND = 2_000;

/**
 * Applies the edits of one or more requests to a draft, one after the other, and gives the result of each. An edit that
 * the draft already contains gets the same result and isn't applied again. A failed request doesn't affect the others.
 * @throws AppError NOT_FOUND, PAGE_ARCHIVED
 */
export function applyEdits(
  { db, scope }: Pick<OperatorCall, 'db' | 'scope'>,
  pageId: string,
  requests: readonly EditRequest[],
): Promise<PromiseSettledResult<EditAnswer>[]> {
  return db.transaction(async (tx) => {
    const by = { db: tx, scope };
    const locked = await lockDraft(by, pageId);
    const held = await readHeld(by, pageId, requests, locked);
    let draft = locked;
    const accepted: NewEdit[] = [];
    const answers = requests.map((request): PromiseSettledResult<EditAnswer> => {
      try {
        const judged = judgeRequest(draft, held, request, scope.tenant.defaultLanguage);
        draft = judged.draft;
        held.push(...judged.accepted);
        accepted.push(...judged.accepted);
        return { status: 'fulfilled', value: { rev: draft.rev, results: judged.results } };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    });
    if (accepted.length > 0) await saveDraft(by, pageId, locked.document, draft, accepted);
    return answers;
  });
}

/**
 * Reads which of these edits the draft already contains, and the edits since the oldest base. Whole documents aren't
 * read: they conflict with everything.
 */
function readHeld(
  { db, scope }: Author,
  pageId: string,
  requests: readonly EditRequest[],
  { rev }: Draft,
): Promise<Held[]> {
  const edits = requests.flatMap((request) => request.edits);
  const since = Math.max(Math.min(...edits.map(({ base }) => base)), rev - MAX_BEHIND);
  const { editId, clientId, operatorName, commands } = pageEdits;
  return db
    .select({
      rev: pageEdits.rev,
      editId,
      clientId,
      operatorName,
      commands: sql<Command[]>`CASE WHEN ${commands} @> '[{"type":"replaceDocument"}]'
        THEN '[{"type":"replaceDocument"}]'::jsonb ELSE ${commands} END`,
    })
    .from(pageEdits)
    .where(
      and(
        eq(pageEdits.tenantId, scope.tenantId),
        eq(pageEdits.pageId, pageId),
        or(
          gt(pageEdits.rev, since),
          inArray(
            editId,
            edits.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(asc(pageEdits.rev));
}

function judgeRequest(
  before: Draft,
  held: readonly Held[],
  { clientId, operator, edits }: EditRequest,
  defaultLanguage: Language,
) {
  let draft = before;
  const known = new Map(held.map((each) => [each.editId, each]));
  const others = held.filter((each) => each.clientId !== clientId);
  const accepted: (NewEdit & Held)[] = [];
  const results = edits.map((edit): EditResult => {
    const given = known.get(edit.id);
    // The id of another client's edit can't be used.
    if (given && given.clientId !== clientId) return refused(edit.id, 'INVALID_VALUE', ['id']);
    if (given) return { id: edit.id, status: 'applied', rev: given.rev };
    const { result, ...made } = judge(draft, edit, others);
    if (!made.document) return result;
    const { document: after, commands } = made;
    const change = { before: draft.document, after, commands };
    const inverse = invertCommands(draft.document, commands);
    const translationSources = noteEdit(draft.translationSources, change, defaultLanguage);
    draft = { ...draft, document: after, rev: draft.rev + 1, translationSources };
    const { id: operatorId, name: operatorName } = operator;
    const own = { editId: edit.id, clientId, base: edit.base, operatorId, operatorName };
    accepted.push({ ...own, rev: draft.rev, commands, inverse });
    known.set(edit.id, { ...own, rev: draft.rev, commands });
    return result;
  });
  return { draft, accepted, results };
}

type Judged = { result: EditResult } & (
  | { document: Draft['document']; commands: Command[] }
  | { document?: undefined }
);

function judge({ path, document, rev }: Draft, edit: SentEdit, others: readonly Held[]): Judged {
  const { id, base } = edit;
  if (base > rev) return { result: refused(id, 'INVALID_VALUE', ['base']) };
  if (base < rev - MAX_BEHIND) return { result: refused(id, 'BASE_TOO_OLD') };
  const since = others.filter((other) => other.rev > base);
  // `applyCommand` validates each command.
  const { status, ...merged } = mergeEdit(document, edit.commands as Command[], since);
  if (!('document' in merged)) return { result: { id, status, ...merged } as EditResult };
  if (Buffer.byteLength(JSON.stringify(merged.document)) > LIMITS.bytes)
    return { result: refused(id, 'DOCUMENT_TOO_LARGE') };
  const problem = newBadLink(merged.document, document) ?? nestedShared(path, merged.document);
  if (problem) return { result: { id, status: 'refused', problem: { ...problem, path: [...problem.path] } } };
  return { result: { id, status: 'applied', rev: rev + 1 }, ...merged };
}

function refused(
  id: string,
  code: 'INVALID_VALUE' | 'BASE_TOO_OLD' | 'DOCUMENT_TOO_LARGE',
  path: string[] = [],
): EditResult {
  return { id, status: 'refused', problem: { code, path } };
}
