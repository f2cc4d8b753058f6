import { afterAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, sampleItem, scopeOf } from '../import/catalogue.fixtures.ts';
import { auditTruth } from './audit.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 6, 1, 3);
const ITEMS = 12;

const catalogue = await openTestCatalogue();
afterAll(catalogue.close);

/** Price of an item on a day: flats, sales of some days, and a fall that stays. */
const priceOn = (day: number, item: number, days: number) =>
  day >= days - 5 - item ? 1_000 + item * 10 : day % 20 < item ? 1_400 : 1_500;

/** Imports on so many days, and audits on some of them and in the silence afterwards. */
async function importDaily(days: number): Promise<void> {
  await catalogue.reset();
  let claims = 0;
  for (let day = 0; day < days; day += 1) {
    const now = START + day * DAY_MS;
    const items = Array.from({ length: ITEMS }, (_, i) => ({
      ...sampleItem,
      itemId: String(i),
      price: String(priceOn(day, i, days)),
      available: (day + i) % 17 !== 0,
    }));
    await catalogue.run(await catalogue.jsonl(items), { now: () => now });
    if (day % 7 > 0 && day < days - 10) continue;
    const audit = await auditTruth(catalogue.db, scopeOf('zest'), now + 3_600_000);
    expect([day, audit.contradictions]).toEqual([day, []]);
    claims += audit.claims;
  }
  expect(claims).toBeGreaterThan(days * ITEMS);
  const last = START + (days - 1) * DAY_MS;
  for (const silent of [1, 2, 3, 4, 8, 15]) {
    const audit = await auditTruth(catalogue.db, scopeOf('zest'), last + silent * DAY_MS);
    expect([silent, audit.contradictions]).toEqual([silent, []]);
  }
}

describe('after daily imports, and in silence afterwards, no claim contradicts its record:', () => {
  test('16 days', () => importDaily(16));
  test('60 days', { tags: 'all' }, () => importDaily(60));
});
