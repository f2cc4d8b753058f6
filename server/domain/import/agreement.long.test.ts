import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { auditTruth } from '../truth/audit.ts';
import { openTestCatalogue, sampleItem, scopeOf } from './catalogue.fixtures.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 0, 1);
const CONFIRMED_HOURS = 72;

const catalogue = await openTestCatalogue();
const { db } = catalogue;
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

type Offer = { itemId: string; price: number; available: boolean; title: string };
type File = { hours: number; offers: Offer[] };
type Known = Offer & {
  missedRuns: number;
  runs: { at: number; until: number; price: number; available: boolean }[];
  ended: number | null;
};

/** The catalogue after files of one feed with the rule `hide`, told as plainly as possible. */
function expected(files: readonly File[]) {
  const known = new Map<string, Known>();
  const read = (item: Known, price: number, available: boolean, at: number) => {
    const last = item.runs.at(-1);
    const continues =
      last?.price === price && last.available === available && at - last.until <= CONFIRMED_HOURS;
    if (last && continues) last.until = at;
    else item.runs.push({ at, until: at, price, available });
    if (available) item.ended = null;
    else item.ended ??= at;
    Object.assign(item, { price, available });
  };
  let at = 0;
  for (const { hours, offers } of files) {
    at += hours;
    const taken = new Map(offers.map((offer) => [offer.itemId, offer]));
    for (const offer of taken.values()) {
      const item = known.get(offer.itemId) ?? { ...offer, missedRuns: 0, runs: [], ended: null };
      known.set(offer.itemId, item);
      read(item, offer.price, offer.available, at);
      Object.assign(item, { title: offer.title, missedRuns: 0 });
    }
    for (const item of known.values()) {
      if (taken.has(item.itemId)) continue;
      item.missedRuns += 1;
      if (item.available) read(item, item.price, false, at);
    }
  }
  return {
    at,
    items: [...known.values()]
      .sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
      .map(({ itemId, title, price, available, missedRuns, runs, ended }) => ({
        itemId,
        title,
        price,
        available,
        missedRuns,
        runs,
        ended,
        // Entries that shoppers find among what can be bought.
        found: available ? ['CONTENT', 'GOODS'] : [],
      })),
  };
}

async function stored() {
  const hours = (at: Date) => (at.getTime() - START) / HOUR_MS;
  const entries = await db.select().from(searchEntries).orderBy(asc(searchEntries.type));
  const points = await db.select().from(pricePoints).orderBy(asc(pricePoints.at));
  const rows = await db
    .select()
    .from(goods)
    .innerJoin(deals, eq(deals.goodsId, goods.id))
    .orderBy(asc(goods.itemId));
  return rows.map(({ goods: row, deals: deal }) => {
    expect([deal.currentPrice, deal.title, deal.storyUntil]).toEqual([row.price, row.name, row.storyUntil]);
    return {
      itemId: row.itemId,
      title: row.name.th,
      price: row.price / 100,
      available: row.availability === 'IN_STOCK',
      missedRuns: row.missedRuns,
      runs: points
        .filter(({ goodsId }) => goodsId === row.id)
        .map(({ at, until, price, available }) => ({
          at: hours(at),
          until: hours(until),
          price: price / 100,
          available,
        })),
      ended: deal.expiresAt && hours(deal.expiresAt),
      found: entries.flatMap(({ id, type, expiresAt }) => (id === row.id && !expiresAt ? [type] : [])),
    };
  });
}

const offerSchema = fc.record({
  itemId: fc.constantFrom('1', '2', '3', '4'),
  price: fc.constantFrom(100, 90, 300),
  available: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  title: fc.constantFrom('หูฟัง A', 'หูฟัง B'),
});
const filesSchema = fc.array(
  fc.record({
    hours: fc.constantFrom(1, 24, 72, 73, 800),
    offers: fc.array(offerSchema, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Imports so many random histories of a feed, and compares what they leave with the plain account. */
async function compare(histories: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(filesSchema, async (files) => {
      await catalogue.reset();
      let at = 0;
      for (const { hours, offers } of files) {
        at += hours;
        const now = START + at * HOUR_MS;
        const rows = offers.map(({ title, ...offer }) => ({ ...sampleItem, ...offer, title: { th: title } }));
        await catalogue.run(await catalogue.jsonl(rows), {
          feed: { id: 'f', missing: { rule: 'hide' } },
          now: () => now,
        });
      }
      expect(await stored()).toEqual(expected(files).items);
      const audit = await auditTruth(db, scopeOf('zest'), START + at * HOUR_MS + 1);
      expect(audit.contradictions).toEqual([]);
    }),
    { numRuns: histories },
  );
}

describe('any files of a feed leave what a plain account of them says, and nothing false', () => {
  test('six histories', () => compare(6));
  test('25 histories', { tags: 'all' }, () => compare(25));
});
