import { notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AVAILABILITIES, isBuyable } from '#schemas/enums/availability.ts';
import { goods, reviewRank } from './schema.ts';

/** Minor units per unit of a currency; prices are stored in minor units. */
export const MINOR = 100;

/**
 * SQL for the discount of a product on its usual price at `now` (milliseconds), whole percent rounded down, as cards say
 * it. A held price has no usual price, so the price that it is compared by is the one on the card.
 */
export const percentOff = (now: number) => sql`case
  when ${goods.storyUntil} > ${new Date(now)} and ${goods.usualPrice} > ${goods.rankPrice}
  then (${goods.usualPrice} - ${goods.rankPrice}) * 100 / ${goods.usualPrice} else 0 end`;

/** SQL for the same as a fraction, by which products are ranked. */
export const discountRate = (now: number) => sql`case
  when ${goods.storyUntil} > ${new Date(now)} and ${goods.usualPrice} > ${goods.rankPrice}
  then 1 - ${goods.rankPrice}::numeric / ${goods.usualPrice} else 0 end`;

/** Held prices come last in an order by price, whichever way it goes. */
export const dearestFirst = (price: PgColumn) => sql`${price} desc nulls last`;

const UNBUYABLE = AVAILABILITIES.filter((availability) => !isBuyable(availability));

/** SQL condition for goods that are sold: public, and neither sold out nor discontinued. */
export const isSold = sql`not ${goods.invalid} and ${notInArray(goods.availability, UNBUYABLE)}`;

/** SQL for the rank of a product by its reviews. */
export const reviewed = reviewRank(goods).mapWith(Number);
