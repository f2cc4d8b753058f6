import { and, eq, isNull, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { VisitorCall } from '../../platform/call.ts';
import { replies } from '../members/schema.ts';

type Columns = Record<'deletedAt' | 'hiddenAt' | 'memberId', AnyPgColumn>;

/** SQL condition for comments that the member or guest may read: not deleted, and hidden only if it is their own. */
export function isReadable({ member }: VisitorCall, { deletedAt, hiddenAt, memberId }: Columns = replies) {
  return and(isNull(deletedAt), or(isNull(hiddenAt), member && eq(memberId, member.id)));
}
