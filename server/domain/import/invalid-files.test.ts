import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const NO_MORE = { repriced: 0, missing: 0, hidden: 0 };
const START = Date.UTC(2026, 0, 1);
const LAZADA = 'tests/fixtures/lazada-th-phones.json';

const catalogue = await openTestCatalogue();
beforeEach(() => catalogue.reset());
afterAll(() => catalogue.close());

test('a feed that breaks off after more rows than one chunk changes nothing', async () => {
  const item = (i: number) =>
    `<item><g:id>${i}</g:id><g:title>A</g:title><g:price>100 THB</g:price><g:link>https://shopee.co.th/${i}</g:link></item>`;
  const items = Array.from({ length: 1_200 }, (_, i) => item(i)).join('\n');
  const head = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>';
  const broken = await catalogue.file('broken.xml', `${head}${items}<item><g:id>`);
  const format = 'google-merchant' as const;
  await expect(catalogue.run(broken, { format })).rejects.toMatchObject({ code: 'IMPORT_FILE_MALFORMED' });
  expect(await catalogue.counts()).toEqual({ goods: 0, deals: 0, points: 0 });
  const whole = await catalogue.file('whole.xml', `${head}${items}</channel></rss>`);
  expect((await catalogue.run(whole, { format })).summary.inserted).toBe(1_200);
});

test('half of a JSON file is refused before anything is written, and reported', async () => {
  const half = (await readFile(LAZADA, 'utf8')).slice(0, 70_000);
  const run = catalogue.run(await catalogue.file('half.json', half), {
    format: 'lazada',
    now: () => START,
  });
  await expect(run).rejects.toMatchObject({ code: 'IMPORT_FILE_MALFORMED' });
  expect(await catalogue.counts()).toEqual({ goods: 0, deals: 0, points: 0 });
  const report = `${catalogue.dataDir}/imports/2026-01-01T00-00-00.000Z-zest.json`;
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    rejected: [],
    failure: expect.stringContaining('not JSON'),
  });
});

test('valid rows are imported, all others are reported with their line', async () => {
  const file = await catalogue.file(
    'faults.csv',
    [
      '\ufeffplatform,item_id,title,price,pictures,url',
      'SHOPEE,1,Again,100,https://a.example/1.jpg,https://a.example/1',
      'SHOPEE,2,B,-5,https://a.example/1.jpg,https://a.example/2',
      'SHOPEE,3,C,abc,https://a.example/1.jpg,https://a.example/3',
      'SHOPEE,1,"หูฟัง\r\nไร้สาย",50,https://a.example/1.jpg,https://a.example/1',
      'SHOPEE,4,D,100,https://a.example/1.jpg,javascript:alert(1)',
      'SHOPEE,5,E,100',
      `SHOPEE,6,${'x'.repeat(1_100_000)},100,https://a.example/1.jpg,https://a.example/6`,
      'SHOPEE,7,G,100,https://a.example/1.jpg,https://a.example/7',
    ].join('\r\n'),
  );
  const { summary, firstRejected, reportPath } = await catalogue.run(file, { format: 'csv' });
  expect(summary).toEqual({
    read: 8,
    inserted: 2,
    updated: 0,
    unchanged: 0,
    rejected: 6,
    warned: 0,
    ...NO_MORE,
  });
  expect(firstRejected.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '3 IMPORT_INVALID_PRICE',
    '4 IMPORT_INVALID_PRICE',
    '7 IMPORT_INVALID_LINK',
    '8 IMPORT_MALFORMED_ROW',
    '9 IMPORT_ROW_TOO_LARGE',
    '2 IMPORT_DUPLICATE_ITEM',
  ]);
  expect((await catalogue.item('1')).deal).toMatchObject({
    title: { th: 'หูฟัง ไร้สาย' },
    currentPrice: 5_000,
  });
  expect(JSON.parse(await readFile(reportPath, 'utf8'))).toMatchObject({
    summary,
    rejected: firstRejected,
    tenant: 'zest',
    format: 'csv',
  });
});

test('the report contains all refused rows, the result the first 20', async () => {
  const wrong = Array.from({ length: 30 }, (_, i) => ({ ...sampleItem, itemId: String(i), price: 0 }));
  const { firstRejected, reportPath } = await catalogue.run(await catalogue.jsonl(wrong));
  expect(firstRejected).toHaveLength(20);
  expect(JSON.parse(await readFile(reportPath, 'utf8')).rejected).toHaveLength(30);
});

test('a missing file and a folder are reported as such', async () => {
  for (const file of ['/nowhere/x.json', catalogue.dataDir])
    await expect(catalogue.run(file)).rejects.toMatchObject({ code: 'IMPORT_FILE_UNREADABLE' });
});

test('doubtful fields are dropped, counted and listed in the report', async () => {
  const doubtful = { ...sampleItem, originalPrice: 'abc', availability: 'perhaps' };
  const file = await catalogue.jsonl([doubtful, { ...sampleItem, itemId: '2', gtin: '4006381333931' }]);
  const { summary, reportPath } = await catalogue.run(file);
  expect(summary).toMatchObject({ inserted: 2, rejected: 0, warned: 1 });
  expect(JSON.parse(await readFile(reportPath, 'utf8')).warnings).toEqual([
    { line: 1, field: 'originalPrice', value: 'abc', code: 'IMPORT_INVALID_PRICE' },
    { line: 1, field: 'availability', value: 'perhaps', code: 'IMPORT_INVALID_FIELD' },
  ]);
  expect((await catalogue.item('1')).goods).toMatchObject({ availability: 'OUT_OF_STOCK', gtin: null });
  expect((await catalogue.item('2')).goods).toMatchObject({
    availability: 'IN_STOCK',
    gtin: '4006381333931',
  });
});
