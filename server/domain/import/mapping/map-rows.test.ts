import { describe, expect, test } from 'vitest';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { RowLayout } from './map-rows.ts';
import { readRows } from './mapping.fixtures.ts';

const one = async (format: FeedFormat, row: object) => (await readRows({ format }, row))[0]?.[1];

describe('shopee-affiliate', () => {
  const row = {
    itemid: '23498712345',
    title: 'หม้อทอดไร้น้ำมัน 5 ลิตร',
    price: '1990',
    sale_price: '1290',
    stock: '87',
    item_sold: '5400',
    item_rating: '4.939',
    image_link: 'https://down-th.img.susercontent.com/file/a',
    image_link_3: 'https://down-th.img.susercontent.com/file/b',
    additional_image_link:
      'https://down-th.img.susercontent.com/file/c,https://down-th.img.susercontent.com/file/d',
    global_category1: 'Home Appliances',
    global_category2: 'Kitchen Appliances',
    global_category3: '',
    global_brand: 'NoBrand',
    is_official_shop: 'Official shop',
    holiday_mode_on: '0',
    model_prices: '1290,1590',
    product_link: 'https://shopee.co.th/product/123/23498712345',
    product_short_link: 'https://s.shopee.co.th/5VRk',
  };

  test('price before and now, models as a range, numbered pictures, words, categories, tracked link', async () => {
    expect(await one('shopee-affiliate', row)).toMatchObject({
      platform: 'SHOPEE',
      itemId: '23498712345',
      price: 129_000,
      maxPrice: 159_000,
      originalPrice: 199_000,
      availability: 'IN_STOCK',
      averageScore: 4.93,
      totalSales: 5_400,
      mall: true,
      categories: ['Home Appliances', 'Kitchen Appliances'],
      pictures: ['a', 'b', 'c', 'd'].map((name) => `https://down-th.img.susercontent.com/file/${name}`),
      url: row.product_link,
      traceUrl: row.product_short_link,
    });
  });

  test('models on another base than the price are no range', async () => {
    expect(await one('shopee-affiliate', { ...row, model_prices: '1990,2490' })).toMatchObject({
      maxPrice: null,
    });
  });

  test('a list of models of any length is read', async () => {
    const models = Array.from({ length: 300_000 }, () => '1290').join(',');
    expect(await one('shopee-affiliate', { ...row, model_prices: models })).toMatchObject({ maxPrice: null });
  });

  test('no stock and a shop on holiday sell nothing, and without a sale the price is the price', async () => {
    expect(await one('shopee-affiliate', { ...row, stock: '0' })).toMatchObject({ available: false });
    expect(await one('shopee-affiliate', { ...row, holiday_mode_on: 'on' })).toMatchObject({
      available: false,
    });
    expect(await one('shopee-affiliate', { ...row, sale_price: '0' })).toMatchObject({
      price: 199_000,
      originalPrice: null,
    });
  });

  test('the portal’s list in Thai; a rounded price is refused', async () => {
    const portal = {
      รหัสสินค้า: '123',
      ชื่อสินค้า: 'พาวเวอร์แบงค์ 20000mAh',
      ราคา: '฿1,697.30',
      ขาย: '3พัน+',
      ชื่อร้านค้า: 'Anker Official',
      ลิงก์สินค้า: 'https://shopee.co.th/product/1/123',
      ลิงก์ข้อเสนอ: 'https://s.shopee.co.th/abc',
    };
    expect(await one('shopee-affiliate', portal)).toMatchObject({
      price: 169_730,
      totalSales: 3_000,
      shop: 'Anker Official',
      traceUrl: 'https://s.shopee.co.th/abc',
      pictures: [],
    });
    expect(await one('shopee-affiliate', { ...portal, ราคา: '169.7พัน' })).toMatchObject({
      code: 'IMPORT_INVALID_PRICE',
    });
  });
});

describe('lazada-affiliate', () => {
  test('the portal’s workbook, the data feed and the API', async () => {
    const portal = {
      item_id: '5162787480',
      product_name: 'มือถือ OPPO A60',
      sale_price: '6499',
      discounted_price: '5769',
      picture_url: 'https://th-live.slatic.net/p/a.jpg',
      product_url: 'https://www.lazada.co.th/products/i5162787480.html',
      promo_short_link: 'https://s.lazada.co.th/s.abc',
    };
    expect(await one('lazada-affiliate', portal)).toMatchObject({
      platform: 'LAZADA',
      price: 576_900,
      originalPrice: 649_900,
      traceUrl: 'https://s.lazada.co.th/s.abc',
    });
    expect(await one('lazada-affiliate', { ...portal, discounted_price: '' })).toMatchObject({
      price: 649_900,
      originalPrice: null,
    });
    const feed = {
      lazada_sku: '4711_TH-1',
      brand_name: 'Xiaomi',
      product_name: 'Redmi',
      price: '3,990.00',
      product_url: 'https://www.lazada.co.th/products/i4711.html',
      product_big_img: 'https://th-live.slatic.net/p/a.jpg',
      product_small_img: 'https://th-live.slatic.net/p/a_80.jpg',
      image_url_2: 'https://th-live.slatic.net/p/b.jpg',
    };
    expect(await one('lazada-affiliate', feed)).toMatchObject({
      price: 399_000,
      brand: 'Xiaomi',
      pictures: ['https://th-live.slatic.net/p/a.jpg', 'https://th-live.slatic.net/p/b.jpg'],
    });
    const api = {
      productId: 4711,
      productName: 'Redmi',
      discountPrice: 3990,
      originalPrice: 4990.5,
      currency: 'THB',
      pictures: ['https://th-live.slatic.net/p/a.jpg'],
      categoryL1: 3835,
      outOfStock: true,
    };
    expect(await one('lazada-affiliate', api)).toMatchObject({
      price: 399_000,
      originalPrice: 499_050,
      url: 'https://www.lazada.co.th/products/i4711.html',
      categories: ['3835'],
      availability: 'OUT_OF_STOCK',
    });
  });
});

test('lazada: a page of a country whose currency isn’t known is refused, and free shipping is in the query', async () => {
  const item = {
    itemId: '1',
    name: 'A',
    price: '99',
    itemUrl: '//www.lazada.co.th/1',
    querystring: 'freeshipping=1',
  };
  const page = { venture: 'TH', categories: ['Home', 'Phones'], mallIcons: [] };
  expect(await one('lazada', { item, page })).toMatchObject({
    title: { th: 'A' },
    currency: 'THB',
    freeShipping: true,
    categories: ['Lazada page', 'Phones'],
  });
  expect(await one('lazada', { item, page: { ...page, venture: 'VN' } })).toMatchObject({
    code: 'IMPORT_FOREIGN_CURRENCY',
  });
});

test('awin: prices, path of categories, identifiers, pictures, deep link, foreign currency', async () => {
  const row = {
    aw_product_id: '34567',
    merchant_product_id: 'B-1',
    product_name: 'รองเท้าวิ่ง',
    aw_deep_link: 'https://www.awin1.com/pclick.php?p=34567&a=1&m=2',
    merchant_deep_link: 'https://shop.example/b-1',
    merchant_image_url: 'https://shop.example/b-1.jpg',
    aw_image_url: 'https://images2.productserve.com/?w=200',
    alternate_image: 'https://shop.example/b-2.jpg',
    merchant_category: 'Shoes > Running',
    search_price: '2590.00',
    product_price_old: '3190.00',
    currency: 'THB',
    delivery_cost: '0.00',
    in_stock: '1',
    brand_name: 'ASICS',
    product_gtin: '4006381333931',
    mpn: 'X',
  };
  expect(await one('awin', row)).toMatchObject({
    platform: 'UNKNOWN',
    itemId: '34567',
    price: 259_000,
    originalPrice: 319_000,
    categories: ['Shoes', 'Running'],
    pictures: ['https://shop.example/b-1.jpg', 'https://shop.example/b-2.jpg'],
    gtin: '4006381333931',
    traceUrl: row.aw_deep_link,
    freeShipping: true,
    availability: 'IN_STOCK',
  });
  expect(await one('awin', { ...row, merchant_image_url: '', alternate_image: '' })).toMatchObject({
    pictures: ['https://images2.productserve.com/?w=200'],
  });
  expect(await one('awin', { ...row, in_stock: '0' })).toMatchObject({ available: false });
  expect(await one('awin', { ...row, currency: 'GBP' })).toMatchObject({ code: 'IMPORT_FOREIGN_CURRENCY' });
});

test('accesstrade: discount is the price now, and a marketplace abroad has another currency', async () => {
  const row = {
    product_id: '88',
    name: 'เซรั่มวิตามินซี',
    price: 690,
    discount: 459,
    aff_link: 'https://c.accesstrade.in.th/abc?url=https%3A%2F%2Fshopee.co.th%2Fproduct%2F1%2F88',
    image: 'https://cf.shopee.co.th/file/a',
    cate: 'beauty',
  };
  expect(await one('accesstrade', row)).toMatchObject({
    platform: 'SHOPEE',
    price: 45_900,
    originalPrice: 69_000,
  });
  expect(await one('accesstrade', { ...row, discount: 0 })).toMatchObject({
    price: 69_000,
    originalPrice: null,
  });
  expect(await one('accesstrade', { ...row, url: 'https://shopee.vn/1' })).toMatchObject({
    code: 'IMPORT_FOREIGN_CURRENCY',
  });
});

describe('google-merchant and involve-asia', () => {
  const row = {
    id: '88',
    title: 'ทีวี',
    link: 'https://bananastore.example/88',
    image_link: 'https://bananastore.example/88.jpg',
    additional_image_link: 'https://bananastore.example/88-2.jpg,https://bananastore.example/88-3.jpg',
    price: '8900.00 THB',
    sale_price: '7900.00 THB',
    sale_price_effective_date: '2026-11-01UTC00:00+0000/2026-11-30UTC00:00+0000',
    product_type: 'TV & AV > TV',
    google_product_category: '404',
    availability: 'out of stock',
    shipping: 'TH:::0 THB',
  };

  test('a broken period of a sale, pictures in one cell, shipping in one cell', async () => {
    const item = {
      price: 790_000,
      originalPrice: 890_000,
      saleUntil: new Date('2026-11-30T00:00Z'),
      categories: ['TV & AV', 'TV'],
      availability: 'OUT_OF_STOCK',
      freeShipping: true,
      pictures: ['88', '88-2', '88-3'].map((name) => `https://bananastore.example/${name}.jpg`),
    };
    expect(await one('google-merchant', row)).toMatchObject(item);
    const prefixed = Object.fromEntries(Object.entries(row).map(([name, value]) => [`g:${name}`, value]));
    expect(await one('google-merchant', prefixed)).toMatchObject({ ...item, freeShipping: false });
  });

  test('Google’s category stands where the shop names none', async () => {
    expect(await one('google-merchant', { ...row, product_type: '' })).toMatchObject({ categories: ['404'] });
  });

  test('links of Involve Asia are the tracked ones', async () => {
    expect(await one('involve-asia', { ...row, tracking_link: 'https://invol.co/cl1' })).toMatchObject({
      url: row.link,
      traceUrl: 'https://invol.co/cl1',
    });
  });
});

test('rss: the only price of the text is the price, and long ids are shortened', async () => {
  const row = {
    title: ['ลดแรง หูฟัง Sony เหลือ 2,990 บาท'],
    link: ['https://shopee.co.th/product/1/2'],
    guid: [`https://blog.example/${'x'.repeat(100)}`],
    description: ['<p>ของแท้</p>'],
    enclosure_url: ['https://blog.example/a.jpg'],
  };
  expect(await one('rss', row)).toMatchObject({
    platform: 'SHOPEE',
    itemId: expect.stringMatching(/^[\da-f]{32}$/),
    price: 299_000,
    pictures: ['https://blog.example/a.jpg'],
  });
  const digits = '1'.repeat(400_000);
  expect(await one('rss', { ...row, description: [digits] })).toMatchObject({ price: 299_000 });
  expect(await one('rss', { ...row, description: ['จากปกติ ฿4,990'] })).toMatchObject({
    code: 'IMPORT_INVALID_PRICE',
  });
});

describe('generic', () => {
  const row = {
    product: {
      code: 'A-1',
      name: 'Lamp',
      offers: [{ amount: 250, max: '300' }],
      images: [{ src: 'https://a.example/1.jpg' }, { src: 'https://a.example/2.jpg' }],
    },
    link: 'https://a.example/1',
    tree: 'Home > Light',
  };

  test('paths into objects, lists, constants, split, texts by language and defaults', async () => {
    const layout: RowLayout = {
      format: 'generic',
      mapping: {
        itemId: { from: ['product.code'] },
        'title.en': { from: ['product.name'] },
        price: { from: ['product.offers.amount'] },
        maxPrice: { from: ['product.offers.max'] },
        pictures: { from: ['product.images.src'] },
        url: { from: ['missing', 'link'] },
        categories: { from: ['tree'], split: '>' },
        shop: { constant: 'Lamp shop' },
      },
      defaults: { platform: 'TOKOPEDIA', currency: 'THB' },
    };
    expect(await readRows(layout, row)).toMatchObject([
      [
        2,
        {
          itemId: 'A-1',
          title: { en: 'Lamp' },
          price: 25_000,
          maxPrice: 30_000,
          pictures: { length: 2 },
          categories: ['Home', 'Light'],
          shop: 'Lamp shop',
          platform: 'TOKOPEDIA',
        },
      ],
    ]);
  });

  test('a mapping beside a preset replaces single fields', async () => {
    const layout: RowLayout = { format: 'csv', mapping: { itemId: { from: ['sku'] } } };
    const own = { item_id: '1', sku: 'S', title: 'A', price: '5', url: 'https://a.example/' };
    expect(await readRows(layout, own)).toMatchObject([[2, { itemId: 'S', title: { th: 'A' } }]]);
  });

  test('paths reach no prototype, and rows that are no objects are refused', async () => {
    const layout: RowLayout = {
      format: 'jsonl',
      mapping: { brand: { from: ['constructor.name', '__proto__.constructor.name', 'toString.name'] } },
    };
    const own = { itemId: '1', title: 'A', price: '5', url: 'https://a.example/' };
    const [[, item] = []] = await readRows(layout, own);
    expect(item).toMatchObject({ itemId: '1' });
    expect(item).not.toHaveProperty('brand');
    expect(await readRows(layout, [5])).toMatchObject([[2, { code: 'IMPORT_MALFORMED_ROW' }]]);
  });
});

test.each([
  ['ช้อปปี้', 'SHOPEE'],
  ['lzd', 'LAZADA'],
  ['Lazada TH', 'LAZADA'],
  ['TikTok Shop', 'TIKTOK'],
  ['jd central', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('the platform %j is %s', async (platform, expected) => {
  const row = { item_id: '1', title: 'A', price: '5', url: 'https://a.example/' };
  expect(await one('csv', { ...row, platform })).toMatchObject({ platform: expected });
  expect(await one('csv', { ...row, platform: 'x', url: 'https://shopee.co.th/1' })).toMatchObject({
    platform: 'SHOPEE',
  });
});
