import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goodsEntry, type SearchEntry } from './entry.ts';
import { findEntries } from './find.ts';
import { namesOf } from './names.ts';
import { writeEntries } from './write-entries.ts';

const { db } = await openTestDatabase();
const now = Date.parse('2026-11-11T00:00:00Z');
const names = namesOf([], []);
await db.insert(tenants).values({ id: 'zest', settings: {} });

type Facts = Partial<SearchEntry>;
/** Products that every sort orders differently, and for each sort two with equal values. */
const SORTED: Record<string, Facts> = {
  a: { price: 500, heat: 10, sales: 5, rating: 4, freeShipping: true },
  b: { price: null, heat: 50, sales: 9, rating: null, official: true },
  c: { price: 100, heat: 40, sales: 7, rating: 4.5 },
  d: { price: 300, heat: 20, sales: 9, rating: 4.5, freeShipping: true },
  e: { price: 300, heat: 30, sales: 1, rating: 3, official: true },
};
const UPDATED = ['a', 'b', 'd', 'e', 'c'];
await writeEntries(
  db,
  Object.entries(SORTED).map(([id, facts]) => ({
    ...goodsEntry(goodsRow('zest', id, { name: { en: 'lamp' } }), names),
    updatedAt: new Date(now - 1_000 * (10 - UPDATED.indexOf(id))),
    publishedAt: new Date(now - 86_400_000),
    ...facts,
  })),
);

const order = async (sort?: Parameters<typeof findEntries>[3], keyword = 'lamp') => {
  const wanted = { tenantId: 'zest', types: ['GOODS' as const], keyword, now };
  return (await findEntries(db, wanted, { page: 1, size: 10 }, sort)).content.map(({ id }) => id).join('');
};

test.each([
  ['UPDATE_DESC', 'cedba'],
  ['HOT_DESC', 'bceda'],
  ['LOW_PRICE', 'cdeab'],
  ['SHIPPING_FEE', 'dabce'],
  ['SALES_VOLUME', 'bdcae'],
  ['GOOD_REVIEW', 'dcaeb'],
  ['PLATFORM_SOURCE', 'becda'],
] as const)('[Q2] [Q6] %s sorts the results, with and without a keyword', async (sort, expected) => {
  expect(await order(sort)).toBe(expected);
  expect(await order(sort, '')).toBe(expected);
});

test('without a sort, of equally good matches the hottest comes first', async () => {
  expect(await order()).toBe('bceda');
});
