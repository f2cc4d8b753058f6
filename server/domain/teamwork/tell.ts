import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { InboxEvent } from '#schemas/entities/inbox.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { members, operators } from '../operators/schema.ts';
import type { DocumentRef } from './document.ts';
import { operatorInbox } from './schema.ts';

const TEXT_LENGTH = 300;

/**
 * Puts a message into the inboxes of members who may open the document, without the caller's own; `call.db` is the transaction of its cause. A
 * member who was told of the same event and subject before isn't told again.
 */
export async function tell(
  { db, scope, operator, now }: Pick<OperatorCall, 'db' | 'scope' | 'operator' | 'now'>,
  operatorIds: readonly string[],
  about: { event: InboxEvent; document: DocumentRef; subjectId: string; text: string },
): Promise<void> {
  if (operatorIds.length === 0) return;
  const told = await db
    .select({ id: operators.id, mailsWanted: operators.mailsWanted })
    .from(members)
    .innerJoin(operators, eq(operators.id, members.userId))
    .where(
      and(
        eq(members.organizationId, scope.tenantId),
        inArray(members.userId, [...operatorIds]),
        ne(members.userId, operator.id),
        sql`(${members.areas} IS NULL OR 'pages' = ANY(${members.areas}) OR ${members.role} = 'owner')`,
      ),
    );
  if (told.length === 0) return;
  const at = new Date(now());
  const { event, document, subjectId, text } = about;
  const rows = told.map(({ id: operatorId, mailsWanted }) => ({
    tenantId: scope.tenantId,
    id: randomUUID(),
    operatorId,
    event,
    kind: document.kind,
    documentId: document.id,
    subjectId,
    fromName: operator.name,
    text: [...text].slice(0, TEXT_LENGTH).join(''),
    at,
    mailAt: mailsWanted ? at : null,
  }));
  await db.insert(operatorInbox).values(rows).onConflictDoNothing();
}
