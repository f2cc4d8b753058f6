import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type NewPicture, replaceCommands, replacePicture } from '#engine/references/replace-picture.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { replaceMedia } from '#schemas/api/invented/media-library.ts';
import { AppError } from '#schemas/errors.ts';
import { isAdmitted } from '#schemas/operator.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { ACTIVITY } from '../../activities/references.ts';
import { changeEntry, requireEntry } from '../../content/operations.ts';
import { storedType } from '../../content/stores/all.ts';
import { audit } from '../../operators/audit.ts';
import { docRefs } from '../../references/schema.ts';
import type { EditQueue } from '../edit-queue.ts';
import { openedPage } from '../page-list/operations.ts';
import { usersOf } from '../used-on/operations.ts';
import { assetById } from './operations.ts';

type Replaced = EndpointData<typeof replaceMedia>;
type Replacement = { from: string; to: NewPicture };
type ReplaceCall = OperatorCall & { editQueue: EditQueue };

const MAX_USERS = 200;

/**
 * Puts a picture of the library in place of another one on all drafts of pages and in all entries, each by the edit that
 * an operator would make. Those that refuse it are named with the reason, and stay.
 * @throws AppError NOT_FOUND
 */
export async function replaceEverywhere(call: ReplaceCall, id: string, by: string): Promise<Replaced> {
  const old = await assetById(call, id);
  const { url, width, height } = await assetById(call, by);
  const replacement = { from: old.url, to: { url, width, height } };
  const users = await call.db
    .selectDistinct({ kind: docRefs.fromKind, id: docRefs.fromId })
    .from(docRefs)
    .where(
      and(eq(docRefs.tenantId, call.scope.tenantId), eq(docRefs.toKind, 'MEDIA'), eq(docRefs.toId, old.url)),
    )
    .orderBy(docRefs.fromKind, docRefs.fromId)
    .limit(MAX_USERS);
  const named = await usersOf(call, 'media', [id]);
  const titles = new Map(named.users.map((user) => [`${user.kind} ${user.id}`, user.title]));
  const replaced: Replaced = { pages: [], entries: [], failed: [] };
  for (const user of users) {
    const title = titles.get(`${user.kind} ${user.id}`) ?? user.id;
    try {
      if (user.kind === 'page')
        replaced.pages.push({ title, ...(await replaceOnPage(call, user.id, replacement)) });
      // Of a published one the prizes' pictures are promised, so operators change pictures of activities by hand.
      else if (user.kind === ACTIVITY) throw new AppError('ACTIVITY_FIXED');
      else replaced.entries.push({ title, ...(await replaceInEntry(call, user.kind, user.id, replacement)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      replaced.failed.push({ ...user, title, code: error.code });
    }
  }
  await audit(call, 'media.replace', { type: 'media', id }, { name: old.name, by, users: users.length });
  return replaced;
}

async function replaceOnPage(
  call: ReplaceCall,
  pageId: string,
  { from, to }: Replacement,
): Promise<Omit<Replaced['pages'][number], 'title'>> {
  const { page, document, rev } = await openedPage(call, pageId);
  if (page.archivedAt) throw new AppError('PAGE_ARCHIVED');
  const commands = replaceCommands(document, from, to);
  const isLive = page.publishedVersion !== null;
  const found = { id: pageId, isLive, isReady: isLive && page.publishedRev === rev };
  if (commands.length === 0) return { ...found, rev: null };
  const edits = [{ id: randomUUID(), base: rev, commands }];
  const { results } = await call.editQueue.apply(call, pageId, {
    clientId: `replace-${randomUUID()}`,
    edits,
  });
  const [result] = results;
  if (result?.status !== 'applied') throw new AppError('CONFLICT');
  // An edit in between belongs to somebody who hasn't published it yet.
  return { ...found, isReady: found.isReady && result.rev === rev + 1, rev: result.rev };
}

async function replaceInEntry(
  call: ReplaceCall,
  kind: string,
  id: string,
  { from, to }: Replacement,
): Promise<Omit<Replaced['entries'][number], 'title'>> {
  if (!isAdmitted(call.operator.scopes, { area: 'content', method: 'PUT' })) throw new AppError('FORBIDDEN');
  const stored = storedType(kind);
  const { live, draft, leaves } = await requireEntry(call, stored, id);
  const changes = Object.fromEntries(
    Object.entries(leaves).flatMap(([leaf, value]) => {
      const next = replacePicture(value, from, to);
      return next === value ? [] : [[leaf, { from: value, to: next }]];
    }),
  );
  const changed = await changeEntry(call, stored, id, changes);
  const isReady = live !== undefined && draft === undefined && changed.draft !== undefined;
  const made = Object.keys(changes).map((leaf) => [
    leaf,
    { from: leaves[leaf], to: changed.leaves[leaf] ?? null },
  ]);
  return { type: kind, id, isReady, changes: Object.fromEntries(made) };
}
