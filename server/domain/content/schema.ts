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

/**
 * Texts of each entry's searched fields in all languages, in lower case: what a search of a long list reads in place of
 * the entries. Triggers of the entries' tables write it, in the transaction of whoever writes an entry. Each of these
 * tables has a partition, so that a search reads no other's texts.
 */
export const contentTexts = pgTable(
  'content_texts',
  {
    // Without a reference to the tenant, which each new row would cost a look-up: the entries' own deletion removes it.
    tenantId: text('tenant_id').notNull(),
    /** Name of the entry's table. */
    ofTable: text('of_table').notNull(),
    id: text('id').notNull(),
    texts: text('texts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.ofTable, t.id] })],
);
