import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, tenantId } from '../../platform/db/schema.ts';
import type { Contradiction } from './claims.ts';

/** Results of the last audits of a tenant's prices. */
export const truthAudits = pgTable(
  'truth_audits',
  {
    tenantId: tenantId(),
    at: moment('at').notNull(),
    items: integer('items').notNull(),
    claims: integer('claims').notNull(),
    wrong: integer('wrong').notNull(),
    /** Number of parts of the catalogue, of which one was audited. */
    parts: integer('parts').notNull(),
    /** The first of the wrong claims. */
    contradictions: jsonb('contradictions').$type<Contradiction[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.at] })],
);
