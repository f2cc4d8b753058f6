import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import type { HeldReason } from '#schemas/enums/held-reason.ts';
import { minor } from '../../platform/db/schema.ts';

/** Reason for which nothing may be said of a price (held.ts); null for a price that may speak. */
export const held = () => text('held').$type<HeldReason>();

/**
 * Price by which lists, filters, searches and alerts compare: the price; of a range with a bait its highest; null for
 * another held price, which is compared with none (decision 067). `rankPriceOf` is the same.
 */
export const rankPrice = (price: string) =>
  minor('rank_price').generatedAlwaysAs(
    sql.raw(`case when held is null then ${price} when held = 'BAIT' then max_price end`),
  );
