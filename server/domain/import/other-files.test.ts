import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { brands, goods, pricePoints } from '../catalogue/schema.ts';
import { openTestCatalogue } from './catalogue.fixtures.ts';
import { inspectFile } from './inspect-file.ts';
import type { ImportItem } from './item.ts';
import { isProblem, normalise } from './normalise.ts';
import type { Problem } from './problem.ts';
import { readItems } from './read-items.ts';

const FOLDER = 'tests/fixtures/feeds';
const THAI = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
const NOW = Date.UTC(2026, 10, 25);

const catalogue = await openTestCatalogue();
const { db } = catalogue;
beforeEach(catalogue.reset);
afterAll(catalogue.close);

type Read = (ImportItem | Problem)[];
/** Items and problems of a file, as a shop reads it. */
async function read(file: string, tenant: Parameters<typeof normalise>[1] = THAI): Promise<Read> {
  const { rows } = await readItems({ file, format: 'auto', onRead: () => {} });
  const found: Read = [];
  for await (const source of rows) {
    const result = 'row' in source ? normalise(source.row, tenant, NOW) : source.problem;
    found.push(isProblem(result) ? result : result.item);
  }
  return found;
}
const sample = (name: string) => read(`${FOLDER}/${name}`);
/** Items and problems of a table. */
async function table(lines: string[], tenant?: Parameters<typeof normalise>[1]): Promise<Read> {
  return read(await catalogue.file('rows.csv', lines.join('\n')), tenant);
}
const causes = (found: Read) => found.map((one) => ('code' in one ? one.cause?.key : undefined));
const amounts = (found: Read) => found.map((one) => ('code' in one ? one.code : one.price));

describe('files of other people', () => {
  test('a data vendor’s prices in scientific notation, list prices, path and sold count', async () => {
    expect(await sample('01-prices-in-scientific-notation.csv')).toMatchObject([
      { price: 2_794, originalPrice: 5_738, categories: ['บ้าน', 'ครัว', 'แก้วน้ำ'], totalSales: 1_204 },
      { price: 18_900, originalPrice: 240_900, categories: ['บ้าน', 'ครัว', 'กล่องอาหาร'], totalSales: 88 },
      { price: 5_900, originalPrice: null },
    ]);
  });

  test('of ids that Excel has shortened the link’s are taken: no two products share a history', async () => {
    const THREE = ['23498712341', '23498712342', '8400000000017', '8400000000099'];
    await catalogue.run(`${FOLDER}/02-ids-shortened-by-excel.csv`, { format: 'auto' });
    await catalogue.run(`${FOLDER}/02b-ids-shortened-by-excel-next-day.csv`, { format: 'auto' });
    const items = await db.select().from(goods);
    expect(items.map(({ itemId }) => itemId).sort()).toEqual(THREE);
    const points = await db.select().from(pricePoints);
    const pricesOf = (id: string) =>
      points
        .filter(({ goodsId }) => goodsId === items.find(({ itemId }) => itemId === id)?.id)
        .map(({ price }) => price);
    expect(pricesOf('8400000000017')).toEqual([29_000]);
    expect(pricesOf('8400000000099')).toEqual([89_000]);
  });

  test('currencies of other countries are refused as such', async () => {
    const found = await sample('05-currencies-that-are-not-known.tsv');
    expect(found.map((one) => ('code' in one ? [one.code, one.cause?.params.currency] : one))).toEqual([
      ['IMPORT_FOREIGN_CURRENCY', 'AED'],
      ['IMPORT_FOREIGN_CURRENCY', 'KZT'],
      ['IMPORT_FOREIGN_CURRENCY', 'AUD'],
      ['IMPORT_FOREIGN_CURRENCY', 'EUR'],
      ['IMPORT_FOREIGN_CURRENCY', 'VND'],
    ]);
  });

  test('“No Brand” stays none, whatever the titles name', async () => {
    await catalogue.run(`${FOLDER}/06-no-brand-with-brands-in-the-title.csv`, { format: 'auto' });
    expect((await db.select().from(goods)).map(({ brandId }) => brandId)).toEqual([null, null, null]);
    expect(await db.$count(brands)).toBe(0);
  });

  test('usual names of columns are read without a mapping, and the others are named', async () => {
    const file = `${FOLDER}/07-usual-names-that-are-not-suggested.csv`;
    expect(await read(file)).toMatchObject([
      {
        itemId: '1',
        price: 49_900,
        originalPrice: 89_900,
        categories: ['บ้าน', 'ครัว'],
        totalSales: 1_200,
        reviewCount: 96,
        description: { th: 'ต้มเดือดเร็ว' },
      },
      { itemId: '2', price: 25_900, originalPrice: 39_000, totalSales: 88 },
    ]);
    expect((await inspectFile({ file, format: 'auto', tenant: THAI, now: NOW })).unmapped).toEqual([]);
  });

  test('rows of another width than the header are refused for it, and the columns are known', async () => {
    const file = `${FOLDER}/09-every-row-one-field-short.csv`;
    const found = await inspectFile({ file, format: 'auto', tenant: THAI, now: NOW });
    expect(found).toMatchObject({ format: 'google-merchant', read: 2, rejected: 2, lacking: [] });
    expect(found.columns).toContain('custom_label_4');
    expect(found.rows[0]?.problem).toMatchObject({
      code: 'IMPORT_MALFORMED_ROW',
      cause: { key: 'WIDTH', params: { fields: 9, columns: 10 } },
    });
  });

  test('a dictionary of Python is no JSON for its quotes', async () => {
    await expect(sample('10-python-dictionary-instead-of-json.txt')).rejects.toMatchObject({
      code: 'IMPORT_SINGLE_QUOTES',
    });
  });

  test('a mixture of marks, digits and ids', async () => {
    const found = await sample('12-prices-ids-and-marks.csv');
    expect(amounts(found)).toEqual([
      9_999,
      'IMPORT_INVALID_PRICE',
      129_000,
      129_000,
      129_000,
      'IMPORT_INVALID_FIELD',
      19_900,
      19_900,
      19_900,
    ]);
    expect(causes(found)).toMatchObject({ 1: 'ZERO_PRICE', 5: 'MISSING' });
    expect(found[2]).toMatchObject({ averageScore: 4.8, reviewCount: 12, totalSales: 88 });
    expect(found[3]).toMatchObject({ maxPrice: 199_000 });
  });

  test('a title that a marketplace cut inside a letter comes in without it', async () => {
    expect(await sample('15-title-cut-in-the-middle-of-a-letter.csv')).toMatchObject([
      { title: { th: 'XR 64GB-128GB เครื่องไทยแท้ ประกันร้าน1ปี' } },
    ]);
  });

  test('a range is one', async () => {
    expect(await sample('16-range-of-one-baht.csv')).toMatchObject([
      { price: 100, maxPrice: 15_800 },
      { price: 100, maxPrice: 8_900 },
    ]);
  });
});

describe('ids', () => {
  const HEADER = 'title,price,link';
  const ids = async (...links: string[]) =>
    (await table([HEADER, ...links.map((link) => `แก้วน้ำ,100,${link}`)])).map((one) =>
      'code' in one ? one.code : one.itemId,
    );

  test('of a file without ids are those of its marketplace links, whatever the visit', async () => {
    expect(
      await ids(
        'https://shopee.co.th/หูฟัง-ไร้สาย-i.11.23498712341?sp_atk=a&xptdk=a',
        'https://shopee.co.th/product/11/23498712341',
        'https://shopee.co.th/opaanlp/11/23498712341?utm_source=an_1',
        'https://www.lazada.co.th/products/pdp-i700000001-s9.html?spm=a2o4m&search=1',
        'https://www.lazada.co.th/products/i700000001-s9.html',
        'https://www.lazada.co.th/products/-i700000001.html?c=&clickTrackInfo=x',
        'https://www.tiktok.com/view/product/1729384756123456789?_svg=1',
        'https://shop.tiktok.com/th/pdp/mug/1729384756123456789',
        'https://go.example/r?url=https%3A%2F%2Fshopee.co.th%2Fproduct%2F11%2F23498712341',
      ),
    ).toEqual([
      ...Array.from({ length: 3 }, () => '23498712341'),
      ...Array.from({ length: 3 }, () => '700000001'),
      ...Array.from({ length: 2 }, () => '1729384756123456789'),
      '23498712341',
    ]);
  });

  test('of other shops are their addresses without marks of visits and campaigns', async () => {
    const [page] = await ids('https://shop.example/p?id=5');
    expect(page).toBe('https://shop.example/p?id=5');
    expect(
      await ids(
        'https://shop.example/p?id=5&utm_source=line&utm_campaign=11.11',
        'https://shop.example/p;jsessionid=ABC?fbclid=x&id=5&gclid=y',
        'https://shop.example/p?id=5#reviews',
        'https://shop.example/p?id=6',
      ),
    ).toEqual([page, page, page, 'https://shop.example/p?id=6']);
  });

  test('an item’s address is kept without marks of a visit, a tracked link with all that it has', async () => {
    const links = [
      'https://www.lazada.co.th/products/i700.html?spm=a&c=b',
      'https://c.lazada.co.th/t/c.Yx?c=b&from=x',
    ];
    const found = await table([HEADER, ...links.map((link) => `แก้วน้ำ,100,${link}`)]);
    expect(found.map((one) => ('code' in one ? one.code : one.url))).toEqual([
      'https://www.lazada.co.th/products/i700.html',
      links[1],
    ]);
  });

  test('the file says that it leans on its links', async () => {
    const file = await catalogue.file('rows.csv', `${HEADER}\nแก้วน้ำ,100,https://shop.example/1`);
    const found = await inspectFile({ file, format: 'auto', tenant: THAI, now: NOW });
    expect(found).toMatchObject({ idsFrom: 'link', lacking: [], assumedCurrency: 1 });
    const { plan, remarks } = await catalogue.run(file, { format: 'auto' });
    expect(plan.remarks).toEqual({ idsFrom: 'link', assumedCurrency: 1, unmapped: [] });
    expect(remarks).toEqual(plan.remarks);
  });

  test.each(['2.35E+10', '2,35E+10', '2.349871e+10', '8.4e12', '1729384756123450000', '########', '#N/A'])(
    'the damaged id %s is none',
    async (id) => {
      const row = (link: string) =>
        table(['item_id,title,price,url', `"${id}",แก้วน้ำ,100,${link}`, `"${id}",จาน,90,${link}`]);
      expect(causes(await row('https://shop.example/1'))).toEqual(['DAMAGED_ID', 'DAMAGED_ID']);
      expect(await row('https://shopee.co.th/product/1/23498712341')).toMatchObject([
        { itemId: '23498712341' },
        { itemId: '23498712341' },
      ]);
    },
  );

  test('a whole number with a point keeps its digits', async () => {
    const rows = ['item_id,title,price,url', '23498712341.0,แก้วน้ำ,100,https://shop.example/1'];
    expect(await table(rows)).toMatchObject([{ itemId: '23498712341' }]);
  });
});

describe('currencies that nobody states', () => {
  const row = (price: string, link = 'https://shop.example/1', more = '') =>
    table([
      `item_id,title,price,url${more && ',currency'}`,
      `1,แหวนเงิน,"${price}",${link}${more && `,${more}`}`,
    ]);

  test('the link’s country is asked', async () => {
    expect(causes(await row('2185000', 'https://tiki.vn/dress.html'))).toEqual(['OTHER_CURRENCY']);
    expect(amounts(await row('2185', 'https://shop.co.th/dress'))).toEqual([218_500]);
    expect(causes(await row('185', 'https://www.noon.ae/x'))).toEqual(['OTHER_CURRENCY']);
  });

  test('the notation and the neighbours are asked', async () => {
    expect(causes(await row('1.050.000'))).toEqual(['POINTS']);
    const found = await table([
      'item_id,title,price,url',
      ...['15.000', '120.000', '99.000'].map((price, i) => `${i},แหวน,${price},https://shop.example/${i}`),
    ]);
    expect(causes(found)).toEqual(['POINTS', 'POINTS', 'POINTS']);
    const beside = await table([
      'item_id,title,price,url',
      '1,แหวน,100 AED,https://shop.example/1',
      '2,แหวน,200,https://shop.example/2',
    ]);
    expect(beside.map((one) => 'code' in one && one.cause?.params.currency)).toEqual(['AED', 'AED']);
  });

  test('contradictions are refused', async () => {
    expect(causes(await row('$12', undefined, 'THB'))).toEqual(['TWO_CURRENCIES']);
    expect(causes(await row('฿12', undefined, 'VND'))).toEqual(['TWO_CURRENCIES']);
    expect(causes(await row('12', undefined, 'gold'))).toEqual(['UNKNOWN_CURRENCY']);
    expect(amounts(await row('฿12', undefined, 'บาท'))).toEqual([1_200]);
  });

  test('prices of a rupiah shop have their points between thousands', async () => {
    const shop = { defaultLanguage: 'id', currency: 'IDR', timezone: 'Asia/Jakarta' } as const;
    const rows = ['15.000', '1.290', '15.000.000', '15000.00', '15.000,50', 'Rp5.899.000', '12.500 - 15.000'];
    const found = await table(
      [
        'item_id,title,price,url',
        ...rows.map((price, i) => `${i},Cincin,"${price}",https://toko.example/${i}`),
      ],
      shop,
    );
    expect(amounts(found)).toEqual([
      1_500_000, 129_000, 1_500_000_000, 1_500_000, 1_500_050, 589_900_000, 1_250_000,
    ]);
  });
});

describe('sales', () => {
  const HEADER = 'id\ttitle\tlink\tprice\tsale_price\tsale_price_effective_date\texpiration_date';
  const merchant = async (...cells: string[]) => {
    const rows = `${HEADER}\n1\tรองเท้า\thttps://shop.example/1\t${cells.join('\t')}`;
    return read(await catalogue.file('feed.tsv', rows));
  };

  test('a sale of the future isn’t the price, however its dates are written', async () => {
    for (const period of [
      '1/1/2027 12:00 AM/1/31/2027 11:00 PM',
      '1 ม.ค. 2570/2 ม.ค. 2570',
      'Jan 1, 2027/Jan 2, 2027',
      '2027-01-01T00:00+0700/2027-01-31T00:00+0700',
    ])
      expect([period, ...amounts(await merchant('990 THB', '10 THB', period, ''))]).toEqual([period, 99_000]);
    expect(amounts(await merchant('990 THB', '10 THB', '', ''))).toEqual([1_000]);
  });

  test('a period or an expiry that can’t be read holds the offer back', async () => {
    for (const cells of [
      ['990 THB', '10 THB', 'next week', ''],
      ['990 THB', '10 THB', '1/2/2027 12:00 AM/1/3/2027 12:00 AM', ''],
      ['990 THB', '', '', 'at Songkran'],
    ])
      expect([...cells, ...amounts(await merchant(...cells))]).toEqual([...cells, 'IMPORT_UNREADABLE_LIMIT']);
    expect(amounts(await merchant('990 THB', '', '', '31 ธ.ค. 2568'))).toEqual(['IMPORT_ITEM_EXPIRED']);
  });

  test('a sale above the price is none', async () => {
    expect(await merchant('990 THB', '1,190 THB', '', '')).toMatchObject([
      { price: 99_000, originalPrice: null },
    ]);
  });
});

test.each([
  ['10+', true],
  ['1,234', true],
  ['In Stock (3)', true],
  ['In Stock (0)', false],
  ['low stock', true],
  ['มีของ', true],
  ['เหลือ 5 ชิ้น', true],
  ['เหลือ ๐ ชิ้น', false],
  ['only 3 left', true],
  ['Промо', false],
  ['sold out', false],
])('the stock %s', async (stock, available) => {
  const rows = ['item_id,title,price,url,availability', `1,แก้ว,10,https://shop.example/1,"${stock}"`];
  expect(await table(rows)).toMatchObject([{ available }]);
});

test('a bare ampersand in XML is named with its line', async () => {
  const item = (n: number, link: string) =>
    `<item>\n<id>${n}</id><title>แก้ว</title><price>10 THB</price><link>${link}</link></item>\n`;
  const file = join(await catalogue.file('feed.xml', ''), '..', 'amp.xml');
  const items = [
    item(1, 'https://a.example/?a=1&amp;b=2'),
    '<x><![CDATA[a & b]]></x>\n',
    item(2, 'https://a.example/?a=1&b=2'),
  ];
  await writeFile(file, `<rss><channel>\n${items.join('')}</channel></rss>`);
  expect((await readFile(file, 'utf8')).split('\n')[5]).toContain('a=1&b=2');
  await expect(read(file)).rejects.toThrow('line 6 has a bare &');
});

test('objects that are numbered by their only key are the rows', async () => {
  const items = [1, 2].map((n) => ({
    [`Product_${n}`]: { id: `p${n}`, title: 'แก้ว', price: '10 THB', url: `https://a.example/${n}` },
  }));
  const file = await catalogue.file('numbered.json', JSON.stringify(items));
  expect(await read(file)).toMatchObject([{ itemId: 'p1' }, { itemId: 'p2' }]);
});
