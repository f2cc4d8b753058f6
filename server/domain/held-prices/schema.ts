import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Availability } from '#schemas/enums/availability.ts';
import type { HeldReason, PriceDecision } from '#schemas/enums/held-reason.ts';
import { minor, moment, tenantId } from '../../platform/db/schema.ts';
import { goods } from '../catalogue/schema.ts';
import { author } from '../operators/schema.ts';

/** End of a deal before its price was dropped, ms; null for none. */
export type EndedDeal = { id: string; expiresAt: number | null };

/** Operators' decisions on prices that were held or turned out wrong. */
export const priceDecisions = pgTable(
  'price_decisions',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    goodsId: text('goods_id').notNull(),
    decision: text('decision').$type<PriceDecision>().notNull(),
    /** Price that was decided on, and the reason for which it was held; null for one that wasn't. */
    price: minor('price').notNull(),
    reason: text('reason').$type<HeldReason>(),
    /** Availability, and the deals that the decision ended: taking it back restores them. */
    availability: text('availability').$type<Availability>().notNull(),
    ended: jsonb('ended').$type<EndedDeal[]>().notNull(),
    at: moment('at').notNull(),
    takenBackAt: moment('taken_back_at'),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('price_decisions_newest').on(t.tenantId, t.at.desc(), t.id),
    index('price_decisions_goods').on(t.tenantId, t.goodsId),
    foreignKey({ columns: [t.tenantId, t.goodsId], foreignColumns: [goods.tenantId, goods.id] }).onDelete(
      'cascade',
    ),
  ],
);
