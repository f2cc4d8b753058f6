import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/schema.ts';

/** Jobs that one process at a time does, with the time of their next run. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  dueAt: moment('due_at').notNull(),
  /** End of the lease of the process that runs the job, which renews it; null: none runs it. */
  heldUntil: moment('held_until'),
});
