import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId } from './schema.ts';

/** How many questions of a day somebody has put to the assistant; rows of past days are deleted. */
export const aiQuestions = pgTable(
  'ai_questions',
  {
    tenantId: tenantId(),
    /** Of the tenant's calendar. */
    day: text('day').notNull(),
    /** SHA-256 of the member, the device or the address. */
    asker: text('asker').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.asker] }),
    check('ai_questions_count', sql`${t.count} > 0`),
  ],
);
