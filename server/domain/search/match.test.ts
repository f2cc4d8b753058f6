import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goods } from '../catalogue/schema.ts';
import { goodsEntry } from './entry.ts';
import { countFacets, findEntries } from './find.ts';
import { readMatches } from './match.ts';
import { namesOf } from './names.ts';
import { searchEntries } from './schema.ts';
import { writeEntries } from './write-entries.ts';

const { db, pool } = await openTestDatabase();
const lamps = ['a', 'b', 'c'].map((id) => goodsRow('zest', id, { name: { en: `Lamp ${id}` } }));
await db.insert(tenants).values({ id: 'zest', settings: {} });
await db.insert(goods).values(lamps);
await writeEntries(
  db,
  lamps.map((row) => goodsEntry(row, namesOf([], []))),
);
const now = Date.now();
const wanted = (keyword: string) => ({ tenantId: 'zest', types: ['GOODS' as const], keyword, now });
const page = { page: 1, size: 10 };

/** Number of statements of the work that look words up in the index. */
async function lookUps(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool, 'query');
  await work();
  const statements = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  query.mockRestore();
  return statements.filter((text) => text.includes('words @@')).length;
}

test.each(['lamp', 'lanp'])('a list and its filters, asked at once, look for %s once', async (keyword) => {
  const facts = { labelCodes: [], minDiscount: 0, freeShipping: false };
  const list = () => findEntries(db, { ...wanted(keyword), facts }, page);
  const filters = () => countFacets(db, wanted(keyword), { chosen: { facts }, currency: 'THB' });
  const alone = await lookUps(list);
  expect(alone).toBeGreaterThan(0);
  expect(await lookUps(() => Promise.all([list(), filters()]))).toBe(alone);
  const [{ content }, facets] = await Promise.all([list(), filters()]);
  expect(content).toHaveLength(3);
  expect(facets).toContainEqual({ kind: 'platform', key: lamps[0]?.platform, count: 3, more: false });
});

test('matches whose rows are written before they are read are found again', async () => {
  const read = vi.fn(async ({ places }: { places: string }) => {
    if (read.mock.calls.length === 1)
      await db.update(searchEntries).set({ heat: 7 }).where(eq(searchEntries.id, 'b'));
    const { rows } = await pool.query(
      'select id from search_entries where ctid = any($1::tid[]) order by id',
      [places],
    );
    return { matched: rows.length, ids: rows.map(({ id }) => id) };
  });
  expect((await readMatches(db, wanted('lamp'), read)).ids).toEqual(['a', 'b', 'c']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('matches that are written again and again end after three readings', async () => {
  const read = vi.fn(async () => ({ matched: 2 }));
  expect(await readMatches(db, wanted('lamp'), read)).toMatchObject({ matched: 2, match: 'exact' });
  expect(read).toHaveBeenCalledTimes(3);
});
