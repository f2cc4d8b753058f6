import { afterAll, beforeEach, expect, test } from 'vitest';
import { brands, goods } from '../catalogue/schema.ts';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(catalogue.close);
beforeEach(catalogue.reset);

/** Imports items; gives the name of each item's brand in English and Thai. */
async function brandsOf(items: readonly object[]): Promise<(string | null)[]> {
  const rows = items.map((one, i) => ({ ...sampleItem, title: 'ของ', ...one, itemId: `${100 + i}` }));
  await catalogue.run(await catalogue.jsonl(rows));
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
