import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from '../db/schema.ts';

/** Messages that no configured courier can deliver: owners read them in the editor. */
export const outbox = pgTable(
  'outbox',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    destination: text('destination').notNull(),
    /** Empty for a text message. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('outbox_newest').on(t.tenantId, t.createdAt.desc().nullsFirst())],
);
