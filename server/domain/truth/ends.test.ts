import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { SOURCES } from '../../edge/discovery/sitemap-entries.ts';
import type { Call } from '../../platform/call.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { dailySpecials, recommendedDeals } from '../catalogue/deals/operations.ts';
import { skusOf } from '../catalogue/goods-histories/operations.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { itemsOf } from './items.ts';
import { shownOf } from './shown.ts';
import { NOW, storeItem } from './truth.fixtures.ts';

const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();
const END = NOW + 60_000;
const page = { page: 1, size: 20 };

/** Places that offer the deal at `now`. */
async function offeredAt(now: number): Promise<string[]> {
  const call = { db, scope, lang: 'en', now: () => now } as Call;
  const [item] = await itemsOf(db, scope, await db.select().from(goods), now);
  const readings = (await loadReadings(db, 'zest', ['a'])).get('a') ?? [];
  const deal = item && shownOf(item, readings, scope, now).deals[0];
  const jsonLd = JSON.stringify(deal?.jsonLd);
  const places = {
    card: deal?.card.expired === false,
    'JSON-LD': jsonLd.includes('InStock'),
    'end in JSON-LD': jsonLd.includes('priceValidUntil'),
    recommended: (await recommendedDeals(call, page)).content.length > 0,
    'daily special': (await dailySpecials(call, page)).content.length > 0,
    'other shops': (await skusOf(call, 'a'))[0]?.deal !== undefined,
    sitemap:
      (
        await db
          .select()
          .from(deals)
          .where(SOURCES.deals?.listed?.(new Date(now)))
      ).length > 0,
  };
  return Object.entries(places).flatMap(([place, isOffered]) => (isOffered ? [place] : []));
}

test('a deal is offered until the instant of its end, and nowhere from then on', async () => {
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
  await storeItem(db, {}, { expiresAt: new Date(END), dailySpecialUntil: new Date(END + 60_000) });
  const everywhere = ['card', 'JSON-LD', 'end in JSON-LD', 'recommended', 'daily special', 'other shops'];
  expect(await offeredAt(END - 1)).toEqual(everywhere);
  expect(await offeredAt(END)).toEqual([]);
  // The sitemap lists deals whose product has no page.
  await db.update(goods).set({ invalid: true });
  expect(await offeredAt(END - 1)).toContain('sitemap');
  expect(await offeredAt(END)).toEqual([]);
});
