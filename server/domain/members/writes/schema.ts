import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from '../../../platform/db/schema.ts';
import { memberKey } from '../schema.ts';

/** Members' writes of the last day with their results: a repeated request isn't carried out again. */
export const memberWrites = pgTable(
  'member_writes',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Hash of the endpoint and its input: another write with the same id is one of its own. */
    content: text('content').notNull(),
    result: jsonb('result').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.requestId, t.content] }),
    memberKey(t.tenantId, t.memberId),
    index('member_writes_created').on(t.createdAt),
  ],
);
