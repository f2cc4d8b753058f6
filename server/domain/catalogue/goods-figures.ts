import { notInArray, sql } from 'drizzle-orm';
import { AVAILABILITIES, isBuyable } from '#schemas/enums/availability.ts';
import { goods, reviewRank } from './schema.ts';

/** Minor units per unit of a currency; prices are stored in minor units. */
export const MINOR = 100;

/** SQL for the discount of a product on its usual price at `now` (milliseconds), whole percent rounded down. */
export const percentOff = (now: number) => sql`case
  when ${goods.storyUntil} > ${new Date(now)} and ${goods.usualPrice} > ${goods.price}
  then (${goods.usualPrice} - ${goods.price}) * 100 / ${goods.usualPrice} else 0 end`;

const UNBUYABLE = AVAILABILITIES.filter((availability) => !isBuyable(availability));

/** SQL condition for goods that are sold: public, and neither sold out nor discontinued. */
export const isSold = sql`not ${goods.invalid} and ${notInArray(goods.availability, UNBUYABLE)}`;

/** SQL for the rank of a product by its reviews. */
export const reviewed = reviewRank(goods).mapWith(Number);
