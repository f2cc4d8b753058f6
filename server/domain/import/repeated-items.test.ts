import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { goods } from '../catalogue/schema.ts';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(catalogue.close);
beforeEach(catalogue.reset);

/** Imports readings of one item; gives its price, and the refusals. */
async function taken(readings: readonly object[]) {
  const file = await catalogue.jsonl(readings.map((one) => ({ ...sampleItem, ...one })));
  const { firstRejected, summary } = await catalogue.run(file);
  expect(summary.rejected).toBe(readings.length - 1);
  const again = await catalogue.run(file);
  expect(again.summary).toMatchObject({ updated: 0, unchanged: 1 });
  return {
    price: (await catalogue.item('1')).goods.price / 100,
    refused: firstRejected.map(({ line, detail }) => `${line}: ${detail}`),
  };
}

test('of several rows of an item the last one is taken, and the refusals name it', async () => {
  expect(await taken([{ price: 30 }, { price: 20 }, { price: 10 }])).toEqual({
    price: 10,
    refused: [
      '1: SHOPEE 1 is in the file more than once: row 3 counts',
      '2: SHOPEE 1 is in the file more than once: row 3 counts',
    ],
  });
});

test.each<[string, unknown[], number]>([
  [
    'times with offsets',
    ['2026-11-25T08:00:00Z', '2026-11-25T16:00:00+07:00', '2026-11-25T10:00:00+07:00'],
    2,
  ],
  ['dates in Thai', ['2 พ.ย. 2569', '30 ต.ค. 2569', '1 พ.ย. 2569'], 1],
  ['seconds since 1970', [1_764_000_000, 1_764_000_100, 1_764_000_050], 2],
  ['equal times: the last of them', ['2026-11-25', '2026-11-25', '2026-11-24'], 2],
  ['times of some rows alone', ['2026-11-25', '', 'yesterday'], 1],
])('the newest row is taken where rows say their time: %s', async (_, times, row) => {
  const { price } = await taken(times.map((checkedAt, i) => ({ checkedAt, price: i + 1 })));
  expect(price).toBe(row);
});

test('the time of a row is no part of its item: another time alone changes nothing', async () => {
  const file = (checkedAt: string) => catalogue.jsonl([{ ...sampleItem, brand: 'Sony', checkedAt }]);
  await catalogue.run(await file('2026-11-25'));
  await db.update(goods).set({ readHash: 'unread' }).where(eq(goods.itemId, '1'));
  expect((await catalogue.run(await file('2026-11-26'))).summary).toMatchObject({ updated: 0, unchanged: 1 });
  expect((await catalogue.item('1')).goods.readHash).toBe('unread');
});

test('a column of a table says the time, whatever its usual name', async () => {
  for (const column of ['updated_at', 'Last Updated', 'timestamp', 'วันที่อัปเดต']) {
    await catalogue.reset();
    const rows = ['7,Cup,20,https://a.example/7,2026-11-26', '7,Cup,30,https://a.example/7,2026-11-25'];
    const file = await catalogue.file('log.csv', [`id,title,price,url,${column}`, ...rows].join('\n'));
    const { remarks } = await catalogue.run(file, { format: 'auto' });
    expect([column, (await catalogue.item('7')).goods.price, remarks.unmapped]).toEqual([column, 2_000, []]);
  }
});
