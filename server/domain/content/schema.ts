import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Changes } from '#engine/content/leaves.ts';
import { moment, tenantId } from '../../platform/db/schema.ts';
import { author } from '../operators/schema.ts';

/** Changes of drafted entries that no publisher has published yet, at most one row for each entry. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    tenantId: tenantId(),
    type: text('type').notNull(),
    id: text('id').notNull(),
    /** `from` is the live value when the leaf was first changed. */
    changes: jsonb('changes').$type<Changes>().notNull(),
    /** Whether the entry isn't live yet. */
    isNew: boolean('is_new').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.id] })],
);

export type VersionAction = 'create' | 'change' | 'remove' | 'revert';

/** Published changes of entries, in order; a version never changes. */
export const contentVersions = pgTable(
  'content_versions',
  {
    tenantId: tenantId(),
    type: text('type').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    action: text('action').$type<VersionAction>().notNull(),
    /** Of a removed entry all its leaves, so that it can come back. */
    changes: jsonb('changes').$type<Changes>().notNull(),
    /** Columns of a removed entry, those that no field shows included: its code and address come back with it. */
    row: jsonb('row').$type<Record<string, unknown>>(),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.id, t.version] })],
);
