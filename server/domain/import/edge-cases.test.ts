import { expect, test } from 'vitest';
import { resultOf } from './mapping/mapping.fixtures.ts';
import { isProblem } from './normalise.ts';

const row = {
  platform: 'SHOPEE',
  item_id: '1',
  title: 'ถุงมือ',
  price: '990',
  pictures: 'https://a.example/1.jpg',
  url: 'https://shopee.co.th/1',
};

/** `ok`, `refused CODE` or `dropped FIELDS`, and the lowest and highest price in minor units. */
async function outcome(changes: Record<string, string>): Promise<string> {
  const result = await resultOf('csv', { ...row, ...changes });
  if (isProblem(result)) return `refused ${result.code}`;
  const { price, maxPrice } = result.item;
  const dropped = result.warnings.map(({ field }) => field).join(' ');
  return `${dropped ? `dropped ${dropped}` : 'ok'} ${price}${maxPrice === null ? '' : `–${maxPrice}`}`;
}

test.each([
  [{ item_id: '2.35E+10' }, 'refused IMPORT_INVALID_FIELD'],
  [{ item_id: '8.4E+12' }, 'refused IMPORT_INVALID_FIELD'],
  [{ item_id: '2,35E+10' }, 'refused IMPORT_INVALID_FIELD'],
  [{ item_id: '5e10-black' }, 'ok 99000'],
  [{ price: '1.890000000000000e+02' }, 'ok 18900'],
  [{ price: '1,290.00' }, 'ok 129000'],
  [{ price: '฿1,290' }, 'ok 129000'],
  [{ price: '1290 บาท' }, 'ok 129000'],
  [{ price: '1290 THB' }, 'ok 129000'],
  [{ price: '1290 - 1990' }, 'ok 129000–199000'],
  [{ price: '฿1–฿75' }, 'ok 100–7500'],
  [{ price: '1290.-' }, 'ok 129000'],
  [{ price: '1290,50' }, 'ok 129050'],
  [{ price: '1.290,50' }, 'ok 129050'],
  [{ price: '1 290' }, 'ok 129000'],
  [{ price: '๑๒๙๐' }, 'ok 129000'],
  [{ price: '1.2K' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '99.999' }, 'ok 9999'],
  [{ price: '1e3' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '-5' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '0' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '99999999999' }, 'refused IMPORT_INVALID_PRICE'],
  [{ price: '$45' }, 'refused IMPORT_FOREIGN_CURRENCY'],
  [{ original_price: '฿1390' }, 'ok 99000'],
  [{ original_price: '-' }, 'ok 99000'],
  [{ original_price: 'nan' }, 'ok 99000'],
  [{ original_price: '0' }, 'ok 99000'],
  [{ original_price: '500' }, 'ok 99000'],
  [{ original_price: 'ฟรี' }, 'dropped originalPrice 99000'],
  [{ pictures: 'http://a.example/1.jpg' }, 'dropped pictures pictures 99000'],
  [{ pictures: 'https://a.example/1.jpg,https://a.example/2.jpg' }, 'ok 99000'],
  [{ pictures: 'https://a.example/1.jpg|http://a.example/2.jpg' }, 'dropped pictures 99000'],
  [{ pictures: '' }, 'dropped pictures 99000'],
  [{ url: 'javascript:alert(1)' }, 'refused IMPORT_INVALID_LINK'],
  [{ url: '//shope.ee/1' }, 'ok 99000'],
  [{ title: '' }, 'refused IMPORT_INVALID_TITLE'],
  [{ title: 'a\u202eb' }, 'refused IMPORT_INVALID_TITLE'],
  [{ title: '<b>ลดหนัก</b>' }, 'ok 99000'],
  [{ title_en: '' }, 'ok 99000'],
  [{ platform: 'TikTok Shop' }, 'ok 99000'],
  [{ platform: 'Central' }, 'ok 99000'],
  [{ platform: 'jd central' }, 'ok 99000'],
  [{ available: 'no' }, 'ok 99000'],
  [{ available: 'perhaps' }, 'dropped availability 99000'],
  [{ total_sales: 'ขายแล้ว 9.3พัน ชิ้น' }, 'ok 99000'],
  [{ total_sales: 'ขายดี' }, 'dropped totalSales 99000'],
])('the cells %j give: %s', async (changes, expected) => {
  expect(await outcome(changes)).toBe(expected);
});
