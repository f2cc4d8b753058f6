import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { askForReview, giveVerdict } from '#schemas/api/invented/reviews.ts';
import type { Review } from '#schemas/entities/review.ts';
import { AppError } from '#schemas/errors.ts';
import { hasRole, OPERATOR_ROLES } from '#schemas/operator.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { audit } from '../operators/audit.ts';
import { members, operators } from '../operators/schema.ts';
import { announceDiscussion, type DocumentRef, revisionOf } from './document.ts';
import { reviews } from './schema.ts';
import { tell } from './tell.ts';

const MAX_REVIEWERS = 20;

export type ReviewRow = typeof reviews.$inferSelect & { people: { id: string; name: string }[] };

const ofDocument = ({ scope }: Pick<OperatorCall, 'scope'>, { kind, id }: DocumentRef) =>
  and(eq(reviews.tenantId, scope.tenantId), eq(reviews.kind, kind), eq(reviews.documentId, id));

/** Newest review of a document. */
async function newestOf(call: OperatorCall, document: DocumentRef) {
  const [review] = await call.db
    .select()
    .from(reviews)
    .where(ofDocument(call, document))
    .orderBy(desc(reviews.askedAt), desc(reviews.id))
    .limit(1);
  return review;
}

/** Newest review of a document with its reviewers. @throws AppError NOT_FOUND */
export async function reviewOf(call: OperatorCall, document: DocumentRef): Promise<ReviewRow | null> {
  await revisionOf(call, document);
  const review = await newestOf(call, document);
  if (!review) return null;
  const people = await call.db
    .select({ id: operators.id, name: operators.name })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(and(eq(members.organizationId, call.scope.tenantId), inArray(members.userId, review.reviewers)))
    .orderBy(operators.name, operators.id)
    .limit(MAX_REVIEWERS);
  return { ...review, people };
}

/**
 * Asks publishers, other than the caller, for a review of the draft.
 * @throws AppError NOT_FOUND, CONFLICT, REVIEWERS_INVALID
 */
export function ask(
  call: OperatorCall,
  document: DocumentRef,
  { revision, note, ...asked }: EndpointInput<typeof askForReview>['body'],
): Promise<void> {
  const reviewers = [...new Set(asked.reviewers)];
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    if ((await revisionOf(by, document)) !== revision) throw new AppError('CONFLICT');
    await requirePublishers(by, reviewers);
    const id = randomUUID();
    const { kind, id: documentId } = document;
    await tx.insert(reviews).values({
      tenantId: call.scope.tenantId,
      id,
      kind,
      documentId,
      revision,
      reviewers,
      note,
      askedAt: new Date(call.now()),
      operatorId: call.operator.id,
      operatorName: call.operator.name,
    });
    await tell(by, reviewers, { event: 'review', document, subjectId: id, text: note });
    await audit(by, 'review.ask', { type: kind, id: documentId }, { revision });
    await announceDiscussion(by, document);
  });
}

/**
 * Gives the caller's verdict on the revision that they saw.
 * @throws AppError NOT_FOUND; FORBIDDEN for anyone but its reviewers; CONFLICT if the document has changed, or the review
 * is decided or replaced
 */
export function decide(
  call: OperatorCall,
  id: string,
  { verdict, revision, note }: EndpointInput<typeof giveVerdict>['body'],
): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const isReview = and(eq(reviews.tenantId, call.scope.tenantId), eq(reviews.id, id));
    const [review] = await tx.select().from(reviews).where(isReview).for('update');
    if (!review) throw new AppError('NOT_FOUND');
    if (!review.reviewers.includes(call.operator.id)) throw new AppError('FORBIDDEN');
    const document = { kind: review.kind, id: review.documentId };
    const isOpen = review.verdict === null && (await newestOf(by, document))?.id === id;
    if (!isOpen || (await revisionOf(by, document)) !== revision) throw new AppError('CONFLICT');
    await tx
      .update(reviews)
      .set({
        verdict,
        revision,
        verdictNote: note,
        verdictBy: call.operator.name,
        verdictAt: new Date(call.now()),
      })
      .where(isReview);
    await tell(by, [review.operatorId], { event: verdict, document, subjectId: id, text: note });
    await audit(by, `review.${verdict}`, { type: review.kind, id: review.documentId }, { revision });
    await announceDiscussion(by, document);
  });
}

async function requirePublishers(by: OperatorCall, ids: string[]): Promise<void> {
  const roles = OPERATOR_ROLES.filter((role) => hasRole(role, 'publisher'));
  const found = await by.db.$count(
    members,
    and(
      eq(members.organizationId, by.scope.tenantId),
      inArray(members.userId, ids),
      inArray(members.role, roles),
      ne(members.userId, by.operator.id),
    ),
  );
  if (found !== ids.length) throw new AppError('REVIEWERS_INVALID');
}

/** A review in its API format. */
export function presentReview({ people, askedAt, verdictAt, ...review }: ReviewRow): Review {
  const { id, revision, note, verdict, verdictNote, verdictBy, operatorId, operatorName } = review;
  return {
    id,
    revision,
    askedBy: { id: operatorId, name: operatorName },
    askedAt: askedAt.getTime(),
    reviewers: people,
    note,
    verdict,
    verdictNote,
    verdictBy,
    verdictAt: verdictAt?.getTime() ?? null,
  };
}
