import { sql } from 'drizzle-orm';
import { goods, reviewRank } from '../db/schema.ts';

/** Prices are stored in hundredths of their currency. */
export const MINOR = 100;

/** The whole percents that a product's price is below its original one. */
export const percentOff = sql`case when ${goods.originalPrice} > ${goods.price}
  then (${goods.originalPrice} - ${goods.price}) * 100 / ${goods.originalPrice} else 0 end`;

/** How well a product is reviewed. */
export const reviewed = reviewRank(goods).mapWith(Number);
