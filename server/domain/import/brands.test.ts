import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { brands, goods } from '../catalogue/schema.ts';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(catalogue.close);
beforeEach(catalogue.reset);

/** File of the last import. */
let file = '';
const runAgain = () => catalogue.run(file);

/** Imports items; gives the name of each item's brand in English and Thai. */
async function brandsOf(items: readonly object[]): Promise<(string | null)[]> {
  const rows = items.map((one, i) => ({ ...sampleItem, title: 'ของ', ...one, itemId: `${100 + i}` }));
  file = await catalogue.jsonl(rows);
  await catalogue.run(file);
  const names = new Map(
    (await db.select().from(brands)).map(({ id, name }) => [id, `${name.en} / ${name.th}`]),
  );
  const found = await db.select().from(goods).orderBy(goods.itemId);
  return found.map(({ brandId }) => (brandId === null ? null : (names.get(brandId) ?? null)));
}

test('words for no brand make none, in all spellings', async () => {
  const words = ['NoBrand', 'No Brand', 'no-brand', 'No brand(ไม่มีแบรนด์)', 'ไม่มียี่ห้อ', 'OEM', 'None', '-', ' '];
  expect(await brandsOf(words.map((brand) => ({ brand })))).toEqual(words.map(() => null));
  expect(await db.$count(brands)).toBe(0);
});

test('a feed’s word for no brand isn’t overruled by the title', async () => {
  const titles = ['หูฟังมีสาย 3.5 มม. หูฟังไอโฟน oppo vivo xiaomi พร้อมไมค์', 'Nintendo Switch OLED', 'vivo Y03'];
  expect(await brandsOf(titles.map((title) => ({ brand: 'No Brand', title })))).toEqual([null, null, null]);
});

test('a name with its Thai one in brackets is one brand with both names, found by either', async () => {
  const rows = ['Dr.Pong(ด็อกเตอร์พงศ์)', 'dr.pong', 'ด็อกเตอร์พงศ์', 'DR.PONG (ด็อกเตอร์พงศ์)'];
  expect(await brandsOf(rows.map((brand) => ({ brand })))).toEqual(rows.map(() => 'Dr.Pong / ด็อกเตอร์พงศ์'));
  expect(await db.$count(brands)).toBe(1);
});

test('an item without a brand gets the one that its title names, in any spelling', async () => {
  const rows = [
    { title: 'Nintendo Switch OLED' },
    { title: 'นินเทนโด สวิตช์ เครื่องเกม' },
    { brand: '-', title: 'มือถือ วีโว่ Y27 เครื่องแท้' },
    { title: 'vivo Y03 (4+64)' },
    { title: 'เคสสำหรับ vivo Y03' },
  ];
  const found = await brandsOf(rows);
  expect(found.map((name) => name?.split(' / ')[0] ?? null)).toEqual([
    'Nintendo',
    'Nintendo',
    'vivo',
    'vivo',
    null,
  ]);
  expect(await db.$count(brands)).toBe(2);
});

describe('the same file twice changes nothing the second time:', () => {
  const named = { brand: 'Zorblat', title: 'สายชาร์จ' };
  const titled = { title: 'Zorblat GaN5 Pro 65W' };
  const thai = { brand: 'ด็อกเตอร์พงศ์' };
  const both = { brand: 'Dr.Pong (ด็อกเตอร์พงศ์)' };
  const latin = { brand: 'Dr.Pong' };

  test.each<[string, object[]]>([
    ['a title names the brand of a later row', [titled, named]],
    ['a title names the brand of an earlier row', [named, titled]],
    ['a brand that can’t be read leaves it to the title', [{ ...titled, brand: 'x'.repeat(101) }, named]],
    ['two names of a brand before the row that says so', [latin, both, thai]],
    ['two names of a brand around the row that says so', [thai, both, latin]],
  ])('%s', async (_, rows) => {
    const [first, ...others] = await brandsOf(rows);
    expect(first).not.toBeNull();
    expect(others).toEqual(others.map(() => first));
    expect((await runAgain()).summary).toMatchObject({
      read: rows.length,
      updated: 0,
      unchanged: rows.length,
    });
    expect(await db.$count(brands)).toBe(1);
  });

  test('a brand that comes with a later file is found in the titles of known rows at once', async () => {
    await brandsOf([titled]);
    expect(await brandsOf([titled, named])).toEqual(['Zorblat / Zorblat', 'Zorblat / Zorblat']);
    expect((await runAgain()).summary).toMatchObject({ updated: 0, unchanged: 2 });
  });
});
