import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { startThread as endpoint } from '#schemas/api/invented/comments.ts';
import { COMMENT_LIMITS, type CommentThread } from '#schemas/entities/comment.ts';
import { AppError } from '#schemas/errors.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import { mentionsIn } from '#schemas/mentions.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { members, operators } from '../operators/schema.ts';
import { announceDiscussion, type DocumentRef, revisionOf } from './document.ts';
import { comments, commentThreads, operatorInbox } from './schema.ts';
import { tell } from './tell.ts';

const TEAM_LIMIT = 500;

export type CommentRow = typeof comments.$inferSelect;
export type ThreadRow = typeof commentThreads.$inferSelect & { comments: CommentRow[] };

const ofDocument = ({ scope }: Pick<OperatorCall, 'scope'>, { kind, id }: DocumentRef) =>
  and(
    eq(commentThreads.tenantId, scope.tenantId),
    eq(commentThreads.kind, kind),
    eq(commentThreads.documentId, id),
  );
const inThread = and(
  eq(comments.tenantId, commentThreads.tenantId),
  eq(comments.threadId, commentThreads.id),
);

/** Threads of a document with their comments, newest thread first. @throws AppError NOT_FOUND */
export async function threadsOf(call: OperatorCall, document: DocumentRef): Promise<ThreadRow[]> {
  await revisionOf(call, document);
  const rows = await call.db
    .select({ thread: commentThreads, comment: comments })
    .from(comments)
    .innerJoin(commentThreads, inThread)
    .where(ofDocument(call, document))
    .orderBy(desc(commentThreads.createdAt), commentThreads.id, asc(comments.at), comments.id)
    .limit(COMMENT_LIMITS.perDocument);
  const threads = Map.groupBy(rows, ({ thread }) => thread.id);
  return [...threads.values()].flatMap((ofThread) =>
    ofThread[0] ? [{ ...ofThread[0].thread, comments: ofThread.map(({ comment }) => comment) }] : [],
  );
}

/** Begins a thread and gives its id. @throws AppError NOT_FOUND, COMMENT_LIMIT */
export function startThread(
  call: OperatorCall,
  document: DocumentRef,
  { body, ...place }: EndpointInput<typeof endpoint>['body'],
): Promise<string> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    await revisionOf(by, document);
    const id = randomUUID();
    const { kind, id: documentId } = document;
    const { tenantId } = call.scope;
    const createdAt = new Date(call.now());
    await tx.insert(commentThreads).values({ tenantId, id, kind, documentId, ...place, createdAt });
    await writeComment(by, document, id, body);
    return id;
  });
}

/** Answers in a thread. @throws AppError NOT_FOUND, COMMENT_LIMIT */
export function reply(call: OperatorCall, threadId: string, body: string): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    await writeComment(by, documentOf(await threadIn(by, threadId)), threadId, body);
  });
}

/** Resolves a thread, or opens it again. @throws AppError NOT_FOUND */
export function setResolved(call: OperatorCall, threadId: string, resolved: boolean): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const thread = await threadIn(by, threadId);
    await tx
      .update(commentThreads)
      .set({
        resolvedAt: resolved ? new Date(call.now()) : null,
        resolvedBy: resolved ? call.operator.name : null,
      })
      .where(isThread(by, threadId));
    await announceDiscussion(by, documentOf(thread));
  });
}

/** Changes the caller's own comment; members whom it mentions newly are told. @throws AppError NOT_FOUND, FORBIDDEN */
export function changeComment(call: OperatorCall, id: string, body: string): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const document = await ownDocument(by, id);
    await tx
      .update(comments)
      .set({ body, editedAt: new Date(call.now()) })
      .where(isComment(by, id));
    await tellMentioned(by, document, id, body);
    await announceDiscussion(by, document);
  });
}

/** Deletes the caller's own comment, and its thread if it was the last. @throws AppError NOT_FOUND, FORBIDDEN */
export function removeComment(call: OperatorCall, id: string): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const document = await ownDocument(by, id);
    const [gone] = await tx.delete(comments).where(isComment(by, id)).returning();
    const threadId = gone?.threadId ?? '';
    const ofThread = and(eq(comments.tenantId, call.scope.tenantId), eq(comments.threadId, threadId));
    if ((await tx.$count(comments, ofThread)) === 0)
      await tx.delete(commentThreads).where(isThread(by, threadId));
    await tx
      .delete(operatorInbox)
      .where(and(eq(operatorInbox.tenantId, call.scope.tenantId), eq(operatorInbox.subjectId, id)));
    await announceDiscussion(by, document);
  });
}

async function writeComment(
  by: OperatorCall,
  document: DocumentRef,
  threadId: string,
  body: string,
): Promise<void> {
  const { db, scope, operator } = by;
  const [held] = await db
    .select({ count: count() })
    .from(comments)
    .innerJoin(commentThreads, inThread)
    .where(ofDocument(by, document));
  const most = COMMENT_LIMITS.perDocument;
  if ((held?.count ?? 0) >= most) throw new AppError('COMMENT_LIMIT', { most });
  const id = randomUUID();
  await db.insert(comments).values({
    tenantId: scope.tenantId,
    id,
    threadId,
    body,
    at: new Date(by.now()),
    operatorId: operator.id,
    operatorName: operator.name,
  });
  await tellMentioned(by, document, id, body);
  await announceDiscussion(by, document);
}

/** Tells the members whose names the comment mentions. */
async function tellMentioned(
  by: OperatorCall,
  document: DocumentRef,
  commentId: string,
  body: string,
): Promise<void> {
  if (!body.includes('@')) return;
  const team = await by.db
    .select({ id: operators.id, name: operators.name })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(eq(members.organizationId, by.scope.tenantId))
    .orderBy(asc(members.createdAt), members.id)
    .limit(TEAM_LIMIT);
  const names = mentionsIn(
    body,
    team.map(({ name }) => name),
  ).map(({ name }) => name);
  const ids = team.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  await tell(by, ids, { event: 'mention', document, subjectId: commentId, text: body });
}

const documentOf = ({ kind, documentId }: typeof commentThreads.$inferSelect): DocumentRef => ({
  kind,
  id: documentId,
});
const isThread = ({ scope }: Pick<OperatorCall, 'scope'>, id: string) =>
  and(eq(commentThreads.tenantId, scope.tenantId), eq(commentThreads.id, id));
const isComment = ({ scope }: Pick<OperatorCall, 'scope'>, id: string) =>
  and(eq(comments.tenantId, scope.tenantId), eq(comments.id, id));

/** A thread, locked, so that its last comment isn't deleted while another one is written. */
async function threadIn(by: OperatorCall, id: string) {
  const [thread] = await by.db.select().from(commentThreads).where(isThread(by, id)).for('update');
  if (!thread) throw new AppError('NOT_FOUND');
  return thread;
}

/** Document of the caller's own comment, whose thread is locked. @throws AppError NOT_FOUND, FORBIDDEN */
async function ownDocument(by: OperatorCall, id: string): Promise<DocumentRef> {
  const [comment] = await by.db.select().from(comments).where(isComment(by, id));
  if (!comment) throw new AppError('NOT_FOUND');
  if (comment.operatorId !== by.operator.id) throw new AppError('FORBIDDEN');
  return documentOf(await threadIn(by, comment.threadId));
}

/** A thread in its API format. */
export function presentThread({ comments, lang, resolvedAt, ...thread }: ThreadRow): CommentThread {
  const { id, nodeId, field, quote, resolvedBy } = thread;
  return {
    id,
    nodeId,
    field,
    lang: LANGUAGES.find((each) => each === lang) ?? null,
    quote,
    resolvedAt: resolvedAt?.getTime() ?? null,
    resolvedBy,
    comments: comments.map(presentComment),
  };
}

function presentComment({ id, operatorId, operatorName, body, at, editedAt }: CommentRow) {
  return { id, operatorId, operatorName, body, at: at.getTime(), editedAt: editedAt?.getTime() ?? null };
}
