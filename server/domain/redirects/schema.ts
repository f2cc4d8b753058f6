import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, tenantId } from '../../platform/db/schema.ts';
import { author } from '../operators/schema.ts';
import { pages } from '../pages/schema.ts';

/** Addresses that lead elsewhere: to a page, whatever its address is, or to an address. */
export const redirects = pgTable(
  'redirects',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** Normalised path (`redirectSource`); `/old/*` stands for all addresses below `/old`. */
    source: text('source').notNull(),
    pageId: text('page_id'),
    /** Path of this site, or an address at an allowed host; null for a redirect to a page. */
    address: text('address'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('redirects_source').on(t.tenantId, t.source),
    index('redirects_page').on(t.tenantId, t.pageId),
    foreignKey({ columns: [t.tenantId, t.pageId], foreignColumns: [pages.tenantId, pages.id] }).onDelete(
      'cascade',
    ),
  ],
);
