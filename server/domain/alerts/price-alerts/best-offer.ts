import { sql } from 'drizzle-orm';
import { AVAILABILITIES, isBuyable } from '#schemas/enums/availability.ts';
import { deals, goods } from '../../catalogue/schema.ts';
import { priceAlerts } from '../schema.ts';

const BUYABLE = sql.join(
  AVAILABILITIES.filter(isBuyable).map((one) => sql`${one}`),
  sql`, `,
);

/**
 * SQL of the cheapest offer of an alert's goods at a time, in the alert's currency: its price (minor units), its code
 * and whether it is a deal (CONTENT) or the goods themselves. No row while the goods can't be bought, and none for a held
 * price: an alert waits on.
 */
export const bestOffer = (at: Date) => sql`(
  select offer.* from ${goods} join lateral (
    select ${goods.rankPrice} as price, ${goods.code} as code, 'GOODS' as type, ${goods.id} as id
      where ${goods.currency} = ${priceAlerts.currency} and ${goods.rankPrice} is not null
    union all
    select ${deals.rankPrice}, ${deals.code}, 'CONTENT', ${deals.id} from ${deals}
      where ${deals.tenantId} = ${goods.tenantId} and ${deals.goodsId} = ${goods.id} and not ${deals.invalid}
        and ${deals.publishedAt} <= ${at} and (${deals.expiresAt} is null or ${deals.expiresAt} > ${at})
        and ${deals.currency} = ${priceAlerts.currency} and ${deals.rankPrice} is not null
  ) offer on true
  where ${goods.tenantId} = ${priceAlerts.tenantId} and ${goods.id} = ${priceAlerts.goodsId}
    and not ${goods.invalid} and ${goods.availability} in (${BUYABLE})
  order by offer.price, offer.type limit 1)`;
