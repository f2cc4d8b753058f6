import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId } from '../../platform/db/schema.ts';

/** References of pages, content entries and activities to pictures, entries and pages (engine/references). */
export const docRefs = pgTable(
  'doc_refs',
  {
    tenantId: tenantId(),
    /** `page`, `activity`, or the content type of an entry. */
    fromKind: text('from_kind').notNull(),
    fromId: text('from_id').notNull(),
    state: text('state').$type<'draft' | 'live'>().notNull(),
    /** Module of a page; empty for the page's own fields and for entries. */
    node: text('node').notNull(),
    /** Path of the field, joined by dots. */
    field: text('field').notNull(),
    /** Kind of pick (schemas/entities/editor-pick.ts), or `MEDIA`. */
    toKind: text('to_kind').notNull(),
    /** Code of a pick, path of a page, or address of a picture. */
    toId: text('to_id').notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.tenantId, t.fromKind, t.fromId, t.state, t.node, t.field, t.toKind, t.toId],
    }),
    index('doc_refs_to').on(t.tenantId, t.toKind, t.toId, t.fromKind, t.fromId),
  ],
);
