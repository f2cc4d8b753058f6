import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { notifyPurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { type DealRow, endOf, type GoodsRow, isSameRow } from '../catalogue/item-rows.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { NO_CLAIMS } from '../catalogue/price-claims.ts';
import { priceLabels, withPriceLabels } from '../catalogue/price-labels.ts';
import { type PriceStory, priceStory } from '../catalogue/price-story.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';

/** Goods of one transaction. */
const BATCH = 200;
/** Limit of transactions of one run; the next run goes on. */
const MAX_BATCHES = 100;

/**
 * Makes the tenant's price stories that have ended anew, the oldest first. Goods that were last read 30 days ago are
 * sold out from then on, and their deals end. Gives the number of goods whose claims or availability changed.
 */
export async function refreshStories(
  { db, now }: { db: Db; now: () => number },
  scope: TenantScope,
): Promise<number> {
  let changed = 0;
  for (let i = 0; i < MAX_BATCHES; i++) {
    const batch = await db.transaction((tx) => refreshBatch(tx, scope, new Date(now())));
    changed += batch.changed;
    if (batch.read < BATCH) break;
  }
  return changed;
}

/** An import or another process that holds some of the rows makes their stories itself. */
async function refreshBatch(tx: Db, { tenant, tenantId }: TenantScope, now: Date) {
  const due = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), lte(goods.storyUntil, now)))
    .orderBy(asc(goods.storyUntil))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { read: 0, changed: 0 };
  const ids = due.map(({ id }) => id);
  const readings = await loadReadings(tx, tenantId, ids);
  const offers = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, ids)))
    .for('update');
  const offersOf = Map.groupBy(offers, ({ goodsId }) => goodsId);
  const plans = due.map((row) => {
    const story = priceStory(readings.get(row.id) ?? [], now.getTime(), tenant.timezone);
    return {
      goods: goodsAfter(row, story, now),
      deals: (offersOf.get(row.id) ?? []).map((deal) => dealAfter(deal, row, story, now)),
      isGone: story?.staleness === 'GONE',
    };
  });
  await write(tx, tenantId, plans, now);
  const rows = plans.flatMap((plan) => [
    ...(plan.goods.updatedAt === now ? [`goods:${plan.goods.id}`] : []),
    ...plan.deals.flatMap(({ id, updatedAt }) => (updatedAt === now ? [`deal:${id}`] : [])),
  ]);
  const lists = plans.some(({ isGone }) => isGone) ? ['feed:deals', 'feed:goods', 'boards'] : [];
  await notifyPurge(
    tx,
    [...rows, ...lists].map((tag) => `${tenantId}:${tag}`),
  );
  return { read: due.length, changed: plans.filter((plan) => plan.goods.updatedAt === now).length };
}

function goodsAfter(row: GoodsRow, story: PriceStory | undefined, now: Date): GoodsRow {
  const { usual, verdict } = story ?? NO_CLAIMS;
  return stamped(row, now, {
    ...row,
    usualPrice: usual,
    verdict,
    labels: withPriceLabels(row.labels, priceLabels(story ?? NO_CLAIMS).goods),
    storyUntil: story ? endOf(story) : null,
    availability: story?.staleness === 'GONE' ? 'OUT_OF_STOCK' : row.availability,
  });
}

/** A deal at another price than its goods claims nothing. */
function dealAfter(deal: DealRow, row: GoodsRow, story: PriceStory | undefined, now: Date): DealRow {
  const own = deal.currentPrice === row.price ? story : undefined;
  const { deal: fresh, priceReduction, priceDeductRate } = priceLabels(own ?? NO_CLAIMS);
  const isRunning = deal.expiresAt === null || deal.expiresAt > now;
  return stamped(deal, now, {
    ...deal,
    labels: withPriceLabels(deal.labels, fresh),
    priceReduction,
    priceDeductRate,
    storyUntil: own ? endOf(own) : null,
    expiresAt: story?.staleness === 'GONE' && isRunning ? now : deal.expiresAt,
  });
}

/** The row after a change, with its time if more than the end of the story changed. */
function stamped<Row extends { storyUntil: Date | null; updatedAt: Date }>(
  before: Row,
  now: Date,
  after: Row,
) {
  return isSameRow(after, before) ? after : { ...after, updatedAt: now };
}

async function write(
  tx: Db,
  tenantId: string,
  plans: readonly { goods: GoodsRow; deals: DealRow[]; isGone: boolean }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(goods)
    .values(plans.map((plan) => plan.goods))
    .onConflictDoUpdate({ target: [goods.tenantId, goods.id], set: everyColumn(goods) });
  const offers = plans.flatMap((plan) => plan.deals);
  if (offers.length > 0)
    await tx
      .insert(deals)
      .values(offers)
      .onConflictDoUpdate({ target: [deals.tenantId, deals.id], set: everyColumn(deals) });
  const ended = offers.flatMap(({ id, expiresAt }) => (expiresAt === now ? [id] : []));
  if (ended.length > 0)
    await tx
      .update(searchEntries)
      .set({ expiresAt: now })
      .where(
        and(
          eq(searchEntries.tenantId, tenantId),
          eq(searchEntries.type, 'CONTENT'),
          inArray(searchEntries.id, ended),
        ),
      );
}
