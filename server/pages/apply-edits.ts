import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { sendEdits } from '#schemas/api/invented/editor-pages.ts';
import type { EditResult } from '#schemas/entities/page-edit.ts';
import { AppError } from '#schemas/errors.ts';
import type { Command } from '#schemas/page/commands/apply.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { mergeEdit, type Since } from '#schemas/page/merge.ts';
import type { OperatorCall } from '../api/route.ts';
import { pageEdits } from '../db/page-schema.ts';
import { type Author, type Draft, lockDraft, type NewEdit, saveDraft } from './draft.ts';

type Sent = EndpointInput<typeof sendEdits>['body'];
type SentEdit = Sent['edits'][number];

/** Edits with an older base aren't merged: too much would have to be read. */
const MAX_BEHIND = 2_000;
/** On the largest document a command takes some 8 ms, and nothing else is answered meanwhile. */
const MAX_COMMANDS = 500;

/**
 * Applies a client's edits to a draft, one after the other, and says what became of each. One that the draft already
 * holds is answered again and not applied again.
 * @throws AppError NOT_FOUND, PAGE_ARCHIVED, PAYLOAD_TOO_LARGE
 */
export function applyEdits(call: OperatorCall, pageId: string, { clientId, edits }: Sent) {
  const count = edits.reduce((sum, { commands }) => sum + commands.length, 0);
  if (count > MAX_COMMANDS) throw new AppError('PAYLOAD_TOO_LARGE');
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    let draft = await lockDraft(by, pageId);
    const others = await othersSince(by, pageId, clientId, oldestBase(edits, draft));
    const answers = await answersGiven(by, pageId, clientId, edits);
    const accepted: NewEdit[] = [];
    const results: EditResult[] = [];
    for (const edit of edits) {
      const given = answers.get(edit.id);
      const { result, ...made } = given ? { result: given } : judge(draft, edit, others);
      results.push(result);
      if (!made.draft) continue;
      draft = made.draft;
      answers.set(edit.id, result);
      accepted.push({ editId: edit.id, clientId, base: edit.base, commands: made.commands });
    }
    if (accepted.length > 0) await saveDraft(by, pageId, draft, accepted);
    return { rev: draft.rev, results };
  });
}

function oldestBase(edits: readonly SentEdit[], { rev }: Draft): number {
  return Math.max(Math.min(...edits.map(({ base }) => base)), rev - MAX_BEHIND);
}

/** What the other clients have done after revision `since`. Whole documents aren't read: they touch everything. */
function othersSince({ db, scope }: Author, pageId: string, clientId: string, since: number) {
  return db
    .select({
      rev: pageEdits.rev,
      operatorName: pageEdits.operatorName,
      commands: sql<Command[]>`CASE WHEN ${pageEdits.commands} @> '[{"type":"replaceDocument"}]'
        THEN '[{"type":"replaceDocument"}]'::jsonb ELSE ${pageEdits.commands} END`,
    })
    .from(pageEdits)
    .where(
      and(
        eq(pageEdits.tenantId, scope.tenantId),
        eq(pageEdits.pageId, pageId),
        gt(pageEdits.rev, since),
        ne(pageEdits.clientId, clientId),
      ),
    )
    .orderBy(asc(pageEdits.rev));
}

/** The answers to the edits that are there already; another client's id can't be used. */
async function answersGiven(
  { db, scope }: Author,
  pageId: string,
  clientId: string,
  edits: readonly SentEdit[],
): Promise<Map<string, EditResult>> {
  const ids = edits.map(({ id }) => id);
  const rows = await db
    .select({ id: pageEdits.editId, rev: pageEdits.rev, clientId: pageEdits.clientId })
    .from(pageEdits)
    .where(
      and(
        eq(pageEdits.tenantId, scope.tenantId),
        eq(pageEdits.pageId, pageId),
        inArray(pageEdits.editId, ids),
      ),
    );
  return new Map(
    rows.map(({ id, rev, ...row }) => [
      id,
      row.clientId === clientId ? { id, status: 'applied', rev } : refused(id, 'INVALID_VALUE', ['id']),
    ]),
  );
}

type Judged = { result: EditResult } & (
  | { draft: Draft; commands: Command[] }
  | { draft?: undefined; commands?: undefined }
);

function judge(
  { document, rev }: Draft,
  edit: SentEdit,
  others: readonly (Since & { rev: number })[],
): Judged {
  const { id, base } = edit;
  if (base > rev) return { result: refused(id, 'INVALID_VALUE', ['base']) };
  if (base < rev - MAX_BEHIND) return { result: refused(id, 'BASE_TOO_OLD') };
  const since = others.filter((other) => other.rev > base);
  // `applyCommand` checks each of them.
  const { status, ...merged } = mergeEdit(document, edit.commands as Command[], since);
  if (!('document' in merged)) return { result: { id, status, ...merged } as EditResult };
  if (Buffer.byteLength(JSON.stringify(merged.document)) > LIMITS.bytes)
    return { result: refused(id, 'DOCUMENT_TOO_LARGE') };
  const draft = { document: merged.document, rev: rev + 1 };
  return { result: { id, status: 'applied', rev: draft.rev }, draft, commands: merged.commands };
}

function refused(
  id: string,
  code: 'INVALID_VALUE' | 'BASE_TOO_OLD' | 'DOCUMENT_TOO_LARGE',
  path: string[] = [],
): EditResult {
  return { id, status: 'refused', problem: { code, path } };
}
