import { describe, expect, test } from 'vitest';
import { readRows } from './mapping.fixtures.ts';

describe('shopify', () => {
  const shop = { format: 'shopify', defaults: { shopUrl: 'https://shop.example' } } as const;
  const line = (cells: object) => ({
    handle: '',
    title: '',
    'body_(html)': '',
    vendor: '',
    type: '',
    published: '',
    status: '',
    variant_sku: '',
    variant_inventory_tracker: '',
    variant_inventory_qty: '',
    variant_inventory_policy: '',
    variant_price: '',
    variant_compare_at_price: '',
    variant_barcode: '',
    image_src: '',
    ...cells,
  });
  const shirt = line({
    handle: 'shirt',
    title: 'เสื้อยืด',
    'body_(html)': '<p>ผ้าฝ้าย</p>',
    vendor: 'Talad',
    type: 'Clothing',
    published: 'TRUE',
    status: 'active',
    variant_sku: 'S',
    variant_inventory_tracker: 'shopify',
    variant_inventory_qty: '3',
    variant_inventory_policy: 'deny',
    variant_price: '390.00',
    variant_compare_at_price: '590.00',
    image_src: 'https://cdn.shopify.com/1.jpg',
  });
  const variant = (cells: object) =>
    line({
      handle: 'shirt',
      variant_inventory_tracker: 'shopify',
      variant_inventory_qty: '5',
      variant_inventory_policy: 'deny',
      variant_price: '450.00',
      ...cells,
    });

  test('lines of variants and pictures become one product with a range', async () => {
    const picture = line({ handle: 'shirt', image_src: 'https://cdn.shopify.com/2.jpg' });
    const mug = line({ handle: 'mug', title: 'แก้ว', variant_price: '99', variant_sku: 'M' });
    const found = await readRows(shop, shirt, variant({}), picture, mug);
    expect(found).toMatchObject([
      [
        2,
        {
          itemId: 'shirt',
          title: { th: 'เสื้อยืด' },
          description: { th: 'ผ้าฝ้าย' },
          price: 39_000,
          maxPrice: 45_000,
          originalPrice: 59_000,
          brand: 'Talad',
          categories: ['Clothing'],
          pictures: ['https://cdn.shopify.com/1.jpg', 'https://cdn.shopify.com/2.jpg'],
          url: 'https://shop.example/products/shirt',
          availability: 'IN_STOCK',
        },
      ],
      [5, { itemId: 'mug', price: 9_900, maxPrice: null, sku: 'M', availability: 'IN_STOCK' }],
    ]);
    expect(found[0]?.[1]).not.toHaveProperty('sku');
  });

  test('sold-out variants aren’t in the range; oversold ones are out, or on backorder where they sell on', async () => {
    const out = { variant_inventory_qty: '-2' };
    expect(await readRows(shop, { ...shirt, ...out }, variant({}))).toMatchObject([
      [2, { price: 45_000, maxPrice: null, originalPrice: null, availability: 'IN_STOCK' }],
    ]);
    expect(await readRows(shop, { ...shirt, ...out }, variant(out))).toMatchObject([
      [2, { price: 39_000, maxPrice: 45_000, availability: 'OUT_OF_STOCK' }],
    ]);
    expect(await readRows(shop, { ...shirt, ...out, variant_inventory_policy: 'continue' })).toMatchObject([
      [2, { availability: 'BACKORDER' }],
    ]);
  });

  test('new headers; the handle is blank in further lines', async () => {
    const row = {
      url_handle: 'mug',
      title: 'แก้ว',
      price: '250',
      'compare-at_price': '300',
      product_image_url: 'https://cdn.shopify.com/1.jpg',
      inventory_tracker: 'shopify',
      inventory_quantity: '0',
      continue_selling_when_out_of_stock: 'DENY',
      status: 'Active',
      published_on_online_store: 'true',
    };
    const more = {
      ...row,
      url_handle: '',
      title: '',
      price: '',
      inventory_quantity: '',
      product_image_url: 'https://cdn.shopify.com/2.jpg',
      status: '',
    };
    expect(await readRows(shop, row, more)).toMatchObject([
      [
        2,
        {
          itemId: 'mug',
          price: 25_000,
          originalPrice: 30_000,
          availability: 'OUT_OF_STOCK',
          pictures: { length: 2 },
        },
      ],
    ]);
  });

  test('more variants and pictures than a shop has are passed over', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) =>
      variant({ variant_price: String(1_000 + i), image_src: `https://cdn.shopify.com/${i}.jpg` }),
    );
    const [[, item] = []] = await readRows(
      { ...shop, defaults: { shopUrl: 'https://a.example/th/' } },
      shirt,
      ...many,
    );
    expect(item).toMatchObject({
      maxPrice: 304_600,
      pictures: { length: 20 },
      url: 'https://a.example/th/products/shirt',
    });
  });

  test('drafts and unpublished products are left out, a broken line keeps its place', async () => {
    const broken = { line: 3, problem: { code: 'IMPORT_MALFORMED_ROW', detail: 'x' } };
    const draft = { ...shirt, handle: 'draft', status: 'draft' };
    const hidden = { ...shirt, handle: 'hidden', published: 'FALSE' };
    expect(await readRows(shop, shirt, broken, variant({}), draft, hidden)).toMatchObject([
      [3, { code: 'IMPORT_MALFORMED_ROW' }],
      [2, { itemId: 'shirt', maxPrice: 45_000 }],
    ]);
  });
});

describe('woocommerce', () => {
  const shop = { format: 'woocommerce', defaults: { shopUrl: 'https://shop.example' } } as const;
  const simple = {
    id: '46',
    type: 'simple',
    sku: 'woo-1',
    name: 'หมวก',
    published: '1',
    'in_stock?': '1',
    sale_price: '290',
    regular_price: '390',
    categories: 'Clothing, Clothing > Accessories',
    images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
    parent: '',
    external_url: '',
    date_sale_price_starts: '',
    date_sale_price_ends: '',
  };
  const variable = {
    ...simple,
    id: '44',
    type: 'variable',
    sku: 'woo-tee',
    name: 'เสื้อยืด',
    sale_price: '',
    regular_price: '',
    categories: 'Clothing > Tshirts',
  };
  const red = {
    ...simple,
    id: '76',
    type: 'variation',
    sku: 'woo-tee-red',
    name: '',
    sale_price: '',
    regular_price: '199',
    categories: '',
    images: '',
    parent: 'woo-tee',
    'attribute_1_value(s)': 'แดง',
  };

  test('simple products: sale, deepest path, pictures in one cell, the page by its id', async () => {
    expect(await readRows(shop, simple)).toMatchObject([
      [
        2,
        {
          itemId: '46',
          price: 29_000,
          originalPrice: 39_000,
          categories: ['Clothing', 'Accessories'],
          pictures: { length: 2 },
          url: 'https://shop.example/?post_type=product&p=46',
        },
      ],
    ]);
  });

  test('a sale that hasn’t begun isn’t the price', async () => {
    expect(await readRows(shop, { ...simple, date_sale_price_starts: '2026-12-01' })).toMatchObject([
      [2, { price: 39_000 }],
    ]);
  });

  test('variable products give their variations title, pictures and categories, and are none themselves', async () => {
    const found = await readRows(shop, variable, red, {
      ...red,
      id: '77',
      name: 'เสื้อยืด - เขียว',
      parent: 'id:44',
      images: 'https://shop.example/c.jpg',
    });
    expect(found).toMatchObject([
      [
        3,
        {
          itemId: '76',
          title: { th: 'เสื้อยืด - แดง' },
          price: 19_900,
          variantGroup: '44',
          categories: ['Clothing', 'Tshirts'],
          pictures: { length: 2 },
          url: 'https://shop.example/?post_type=product&p=44',
        },
      ],
      [4, { itemId: '77', title: { th: 'เสื้อยืด - เขียว' }, pictures: ['https://shop.example/c.jpg'] }],
    ]);
  });

  test('of products with very long texts only the first are kept for their variations', async () => {
    const long = (id: number) => ({ ...variable, id: String(id), short_description: 'x'.repeat(900_000) });
    const products = Array.from({ length: 20 }, (_, i) => long(i));
    const found = await readRows(shop, ...products, { ...red, parent: 'id:0' }, { ...red, parent: 'id:19' });
    expect(found).toMatchObject([
      [22, { variantGroup: '0' }],
      [23, { code: 'IMPORT_INVALID_TITLE' }],
    ]);
  });

  test('external products lead to their address; drafts, groups and their variations are left out', async () => {
    const external = {
      ...simple,
      type: 'external',
      external_url: 'https://www.lazada.co.th/1',
      'in_stock?': 'backorder',
    };
    const found = await readRows(
      shop,
      external,
      { ...simple, published: '-1' },
      { ...simple, type: 'grouped' },
      { ...variable, published: '0' },
      red,
    );
    expect(found).toMatchObject([
      [2, { platform: 'LAZADA', url: 'https://www.lazada.co.th/1', availability: 'BACKORDER' }],
    ]);
  });
});
