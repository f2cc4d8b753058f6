import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isBuyable } from '#schemas/enums/availability.ts';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { heldReason, rankPriceOf } from '../catalogue/held.ts';
import { type DealRow, endOf, type GoodsRow, isSameRow } from '../catalogue/item-rows.ts';
import { NO_CLAIMS } from '../catalogue/price-claims.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { priceLabels, withPriceLabels } from '../catalogue/price-labels.ts';
import { type PriceStory, priceStory } from '../catalogue/price-story.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { followRankPrices } from '../search/write-entries.ts';
import { LISTS } from './write.ts';

type Plan = { goods: GoodsRow; deals: DealRow[]; isSoldOut: boolean };

/**
 * Writes the stories at `now` of goods that the transaction has locked, with their deals and search entries. Goods that
 * can't be bought any more are sold out, and their deals end. Gives the number of goods that changed, and purge tags.
 */
export async function writeStories(
  tx: Db,
  tenant: { tenantId: string; timeZone: string },
  rows: readonly GoodsRow[],
  readings: ReadonlyMap<string, readonly Reading[]>,
  now: Date,
): Promise<{ changed: number; tags: string[] }> {
  const { tenantId, timeZone } = tenant;
  const ids = rows.map(({ id }) => id);
  const offers = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, ids)))
    .for('update');
  const offersOf = Map.groupBy(offers, ({ goodsId }) => goodsId);
  const plans = rows.map((row) => {
    const story = priceStory(readings.get(row.id) ?? [], now.getTime(), timeZone);
    return {
      goods: goodsAfter(row, story, now),
      deals: (offersOf.get(row.id) ?? []).map((deal) => dealAfter(deal, row, story, now)),
      isSoldOut: story?.buyable === false,
    };
  });
  await writeRows(tx, tenantId, plans, now);
  const changed = plans.filter((plan) => plan.goods.updatedAt === now);
  return {
    changed: changed.length,
    tags: [
      ...changed.map((plan) => `goods:${plan.goods.id}`),
      ...plans.flatMap((plan) =>
        plan.deals.flatMap(({ id, updatedAt }) => (updatedAt === now ? [`deal:${id}`] : [])),
      ),
      ...(plans.some(({ isSoldOut }) => isSoldOut) ? LISTS : []),
    ],
  };
}

function goodsAfter(row: GoodsRow, story: PriceStory | undefined, now: Date): GoodsRow {
  const held = heldReason(row, story);
  const claims = held || !story ? NO_CLAIMS : story;
  const isSoldOut = story?.buyable === false && isBuyable(row.availability);
  return stamped(row, now, {
    ...row,
    held,
    rankPrice: rankPriceOf({ ...row, held }),
    usualPrice: claims.usual,
    verdict: claims.verdict,
    labels: withPriceLabels(row.labels, priceLabels(claims).goods),
    storyUntil: story ? endOf(story) : null,
    availability: isSoldOut ? 'OUT_OF_STOCK' : row.availability,
  });
}

/** A deal at another price than its goods claims nothing. */
function dealAfter(deal: DealRow, row: GoodsRow, story: PriceStory | undefined, now: Date): DealRow {
  const own = deal.currentPrice === row.price ? story : undefined;
  const offered = { price: deal.currentPrice, maxPrice: deal.maxPrice };
  const held = heldReason(offered, story);
  const { deal: fresh, priceReduction, priceDeductRate } = priceLabels(held || !own ? NO_CLAIMS : own);
  const isRunning = deal.expiresAt === null || deal.expiresAt > now;
  return stamped(deal, now, {
    ...deal,
    held,
    rankPrice: rankPriceOf({ ...offered, held }),
    labels: withPriceLabels(deal.labels, fresh),
    priceReduction,
    priceDeductRate,
    storyUntil: own ? endOf(own) : null,
    expiresAt: story?.buyable === false && isRunning ? now : deal.expiresAt,
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

async function writeRows(tx: Db, tenantId: string, plans: readonly Plan[], now: Date): Promise<void> {
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
  await followRankPrices(
    tx,
    tenantId,
    plans.map((plan) => plan.goods.id),
  );
  const ended = offers.flatMap(({ id, expiresAt }) => (expiresAt === now ? [id] : []));
  const soldOut = plans.flatMap((plan) => (plan.isSoldOut ? [plan.goods.id] : []));
  await expireEntries(tx, tenantId, 'CONTENT', ended, now);
  // The entry of goods that can't be bought counts as expired from its start.
  await expireEntries(tx, tenantId, 'GOODS', soldOut, sql`${searchEntries.publishedAt}`);
}

async function expireEntries(
  tx: Db,
  tenantId: string,
  type: 'CONTENT' | 'GOODS',
  ids: string[],
  expiresAt: Date | SQL,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(searchEntries)
    .set({ expiresAt })
    .where(
      and(eq(searchEntries.tenantId, tenantId), eq(searchEntries.type, type), inArray(searchEntries.id, ids)),
    );
}
