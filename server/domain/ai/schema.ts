import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId } from '../../platform/db/schema.ts';

/** Number of questions that a visitor has asked the assistant on a day; rows of past days are deleted. */
export const aiQuestions = pgTable(
  'ai_questions',
  {
    tenantId: tenantId(),
    /** Day in the tenant's calendar. */
    day: text('day').notNull(),
    /** SHA-256 of the member, the device or the IP address. */
    asker: text('asker').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.asker] }),
    check('ai_questions_count', sql`${t.count} > 0`),
  ],
);
