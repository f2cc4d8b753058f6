import { beforeAll, describe, expect, test, vi } from 'vitest';
import { MOST_RESULTS } from '#schemas/constants.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { goodsEntry } from './entry.ts';
import { countFacets, findEntries } from './find.ts';
import { namesOf } from './names.ts';
import { writeEntries } from './write-entries.ts';

const COUNT = 8_000;
const BATCH = 500;
const { db, pool } = await openTestDatabase();

/**
 * Test product. Number 0 is the hottest; every fifth is made of glass, every fortieth of gold, every hundredth by Acme.
 */
const thing = (tenantId: string, number: number) =>
  goodsRow(tenantId, `${tenantId}-${number}`, {
    name: {
      en: ['Lamp', number % 5 === 0 && 'glass', number % 40 === 0 && 'gold'].filter(Boolean).join(' '),
    },
    monthSales: 20 * (COUNT - number),
    brandId: number % 100 === 0 ? 'acme' : null,
  });

beforeAll(async () => {
  const names = namesOf([{ id: 'acme', name: { en: 'Acme' } }], []);
  await db.insert(tenants).values(['many', 'others'].map((id) => ({ id, settings: {} })));
  for (const tenantId of ['many', 'others'])
    for (let from = 0; from < COUNT; from += BATCH)
      await writeEntries(
        db,
        Array.from({ length: BATCH }, (_, i) => goodsEntry(thing(tenantId, from + i), names)),
      );
});

const wanted = (keyword: string, over: { brandIds?: string[] } = {}) => ({
  tenantId: 'many',
  types: ['GOODS' as const],
  keyword,
  now: Date.now(),
  ...over,
});
const numbersOf = (content: readonly { id: string }[]) =>
  content.map(({ id }) => Number(id.replace(/^many-/, '')));

describe('among thousands of matches', () => {
  test.each([
    ['lamp', 1],
    ['glass', 5],
  ])('%s finds as many as a list can have, the best ones', async (keyword, every) => {
    const last = { page: 10, size: 100 };
    const { content, totalElements } = await findEntries(db, wanted(keyword), last, 'HOT_DESC');
    expect(totalElements).toBe(MOST_RESULTS);
    expect(content).toHaveLength(last.size);
    // Heat is rounded, so adjacent numbers may be equally hot.
    const worst = Math.max(...numbersOf(content)) / every;
    expect(worst).toBeGreaterThan(MOST_RESULTS * 0.9);
    expect(worst).toBeLessThan(MOST_RESULTS * 1.1);
  });

  test.each([
    ['gold', {}, COUNT / 40],
    ['gold glass lamp', {}, COUNT / 40],
    ['lamp', { brandIds: ['acme'] }, COUNT / 100],
    ['', { brandIds: ['acme'] }, COUNT / 100],
  ])('%s with %j finds every match and none of another tenant', async (keyword, over, count) => {
    const { content, totalElements } = await findEntries(db, wanted(keyword, over), { page: 1, size: 100 });
    expect(totalElements).toBe(count);
    expect(numbersOf(content).some(Number.isNaN)).toBe(false);
  });

  test.each([
    ['zzzz', 1],
    ['lamp zzzz', 2],
  ])('a word that the catalogue lacks is looked for among the best only: %s', async (keyword, count) => {
    const query = vi.spyOn(pool, 'query');
    await findEntries(db, wanted(keyword), { page: 1, size: 20 });
    const statements = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    query.mockRestore();
    expect(statements.filter((text) => text.includes('words @@'))).toHaveLength(count);
  });

  test('filters report whether their counts are complete', async () => {
    const counts = async (keyword: string) =>
      (await countFacets(db, wanted(keyword))).map(({ kind, count, more }) => [kind, count, more]);
    expect(await counts('gold')).toEqual([
      ['platform', COUNT / 40, false],
      ['brand', COUNT / 200, false],
    ]);
    expect(await counts('lamp')).toContainEqual(['platform', MOST_RESULTS, true]);
  });
});
