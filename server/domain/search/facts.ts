import { eq, type SQL, sql } from 'drizzle-orm';
import { dealPercentOff } from '../catalogue/deals/lists.ts';
import { type FactFilters, type FactKind, factConditions } from '../catalogue/filters.ts';
import { percentOff } from '../catalogue/goods-figures.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { entriesAt, isChosen, type Wanted } from './best-matches.ts';

const NO_FACTS: FactFilters = { labelCodes: [], freeShipping: false };

/**
 * SQL of `with` for the matches of a search in these places: `matched`; `listed`, those of them that are products or
 * deals, with their labels, discount and story, and whether each fits each filter on facts; and `found`, those that fit
 * all. Facts are read from the goods and deals themselves: imports renew every story, but only entries with news.
 */
export function amongMatches(wanted: Wanted, places: string): SQL {
  const { tenantId, now, facts = NO_FACTS } = wanted;
  const part = (type: SQL, table: typeof goods | typeof deals, off: SQL) => {
    const fits = factConditions({ labels: table.labels, storyUntil: table.storyUntil, off }, facts, now);
    const flags = Object.entries(fits).map(
      ([kind, condition]) => sql`${condition ?? sql`true`} as ${sql.identifier(`fits_${kind}`)}`,
    );
    return sql`select matched.*, ${table.labels} as labels, ${table.storyUntil} as story_until,
        ${off} as off, ${sql.join(flags, sql`, `)}
      from matched join ${table} on ${eq(table.tenantId, tenantId)} and ${table.id} = matched.id
      where matched.type = ${type}`;
  };
  const found = isChosen(facts)
    ? sql`materialized (select * from listed where ${fitsOthers()})`
    : sql`not materialized (select * from matched)`;
  return sql`matched as materialized (${entriesAt(wanted, places)}),
    listed as materialized (${part(sql`'GOODS'`, goods, percentOff(now))}
      union all ${part(sql`'CONTENT'`, deals, dealPercentOff(now))}),
    found as ${found}`;
}

/** SQL condition of the other kinds of filters on facts, or of all. */
export function fitsOthers(own?: FactKind): SQL {
  const kinds = (['label', 'discount', 'shipping'] as const).filter((kind) => kind !== own);
  return sql.join(
    kinds.map((kind) => sql.identifier(`fits_${kind}`)),
    sql` and `,
  );
}
