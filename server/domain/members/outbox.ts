import { and, asc, desc, eq, like, not, type SQL } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { outboxMessages } from '#schemas/api/invented/member-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { audit } from '../operators/audit.ts';
import { maskContact } from './mask.ts';

const LIST_LENGTH = 100;

export type OutboxRow = typeof outbox.$inferSelect;

const isText = like(outbox.destination, '+%');

export function newestMessages(
  { db, scope }: OperatorCall,
  { kind, destination }: EndpointInput<typeof outboxMessages>['query'],
): Promise<OutboxRow[]> {
  const wanted: (SQL | undefined)[] = [
    eq(outbox.tenantId, scope.tenantId),
    kind && (kind === 'text' ? isText : not(isText)),
    // Never by a part, which would undo the masks of the list letter by letter.
    destination ? eq(outbox.destination, destination.toLowerCase()) : undefined,
  ];
  return db
    .select()
    .from(outbox)
    .where(and(...wanted))
    .orderBy(desc(outbox.createdAt), asc(outbox.id))
    .limit(LIST_LENGTH);
}

/**
 * A message of the outbox; writes the access to the audit log. @throws AppError NOT_FOUND, also for messages older
 * than a week, which are deleted
 */
export function openMessage(call: OperatorCall, id: string): Promise<OutboxRow> {
  return call.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.tenantId, call.scope.tenantId), eq(outbox.id, id)));
    if (!found) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'message.open', { type: 'message', id });
    return found;
  });
}

/** A message in the list, with a masked destination and without its text, which may contain a code. */
export function presentItem({ id, destination, createdAt }: OutboxRow) {
  return {
    id,
    kind: destination.startsWith('+') ? ('text' as const) : ('mail' as const),
    destination: maskContact(destination),
    createdAt: createdAt.getTime(),
  };
}

export function presentOutboxMessage({ destination, subject, body }: OutboxRow) {
  return { destination, subject, body };
}
