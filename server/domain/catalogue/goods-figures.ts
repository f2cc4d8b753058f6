import { sql } from 'drizzle-orm';
import { goods, reviewRank } from './schema.ts';

/** Minor units per unit of a currency; prices are stored in minor units. */
export const MINOR = 100;

/** SQL for the discount of a product on its original price, whole percent. */
export const percentOff = sql`case when ${goods.originalPrice} > ${goods.price}
  then (${goods.originalPrice} - ${goods.price}) * 100 / ${goods.originalPrice} else 0 end`;

/** SQL for the rank of a product by its reviews. */
export const reviewed = reviewRank(goods).mapWith(Number);
