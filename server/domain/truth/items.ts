import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { DealRow, GoodsRow } from '../catalogue/item-rows.ts';
import { deals } from '../catalogue/schema.ts';
import { holdOf, muted } from './hold.ts';
import { type RecordedStory, recordedStories } from './recorded-stories.ts';

/** Public goods with their public deals, and the story that their readings bear out; undefined without a reading. */
export type Item = { row: GoodsRow; offers: DealRow[]; story: RecordedStory | undefined };

/** Adds to goods what is audited of them; `now` in milliseconds. */
export async function itemsOf(
  db: Db,
  scope: TenantScope,
  rows: readonly GoodsRow[],
  now: number,
): Promise<Item[]> {
  const ids = rows.map(({ id }) => id);
  const isTheirs = and(
    eq(deals.tenantId, scope.tenantId),
    eq(deals.invalid, false),
    inArray(deals.goodsId, ids),
  );
  const offers = Map.groupBy(await db.select().from(deals).where(isTheirs), ({ goodsId }) => goodsId);
  const recorded = await recordedStories(db, scope, ids, now);
  const stories = new Map(recorded.map((story) => [story.goodsId, story]));
  return rows.map((row) => {
    const story = stories.get(row.id);
    const said = story && holdOf(row, story) !== null ? muted(story) : story;
    return { row, offers: offers.get(row.id) ?? [], story: said };
  });
}
