import { expect, test } from 'vitest';
import { attributes } from './attributes.ts';
import { itemOf, readRows } from './mapping/mapping.fixtures.ts';

const product = { id: 'a', title: 'Tee', link: 'https://shopee.co.th/product/1/2', price: '100 THB' };
const shown = (list: { name: object; value: object }[]) => list.map(({ name, value }) => ({ name, value }));

test('texts and objects are read as plain text; others and repeated names are passed over', () => {
  const list = [
    'Material: <b>cotton</b>',
    'ผ้า：ลินิน',
    { name: { en: 'Weight' }, value: { en: '240 g' } },
    { name: 'Fit', value: '<img src=x onerror=alert(1)>Loose' },
    'material: wool',
    'no name',
    { name: '', value: 'x' },
    { name: 'Bidi', value: '\u202etxt' },
    7,
    null,
  ];
  expect(attributes.parse(list)).toEqual([
    { name: expect.objectContaining({ en: 'Material', th: 'วัสดุ' }), value: 'cotton' },
    { name: 'ผ้า', value: 'ลินิน' },
    { name: { en: 'Weight' }, value: { en: '240 g' } },
    { name: 'Fit', value: 'Loose' },
  ]);
  for (const nothing of [undefined, 'Material: cotton', { name: 'a', value: 'b' }])
    expect(attributes.parse(nothing)).toEqual([]);
});

test('thirty are kept, names of more than 60 characters are dropped and values cut after 200', () => {
  const many = Array.from({ length: 200 }, (_, i) => `N${i}: ${'ก'.repeat(500)}`);
  const kept = attributes.parse([`${'n'.repeat(61)}: x`, ...many]);
  expect(kept).toHaveLength(30);
  expect(kept[0]).toEqual({ name: 'N0', value: 'ก'.repeat(200) });
});

test('google: colour and size in every language, and the details of the product', async () => {
  const { attributes: read } = await itemOf('google-merchant', {
    ...product,
    color: 'ดำ',
    size: 'M',
    product_detail_attribute_name: ['Sleeve', 'Care'],
    product_detail_attribute_value: ['Short', 'Cold wash'],
  });
  expect(shown(read)).toEqual([
    { name: { th: 'สี', en: 'Colour', id: 'Warna' }, value: { th: 'ดำ' } },
    { name: { th: 'ขนาด', en: 'Size', id: 'Ukuran' }, value: { th: 'M' } },
    { name: { th: 'Sleeve' }, value: { th: 'Short' } },
    { name: { th: 'Care' }, value: { th: 'Cold wash' } },
  ]);
  const table = { ...product, product_detail: 'Fit:Cut:Loose, wide,:Collar:Round: high' };
  expect(shown((await itemOf('google-merchant', table)).attributes)).toEqual([
    { name: { th: 'Cut' }, value: { th: 'Loose, wide' } },
    { name: { th: 'Collar' }, value: { th: 'Round: high' } },
  ]);
});

test('google: details whose names and values don’t pair are left out', async () => {
  const row = {
    ...product,
    product_detail_attribute_name: ['Sleeve', 'Care'],
    product_detail_attribute_value: ['Short'],
  };
  expect((await itemOf('google-merchant', row)).attributes).toEqual([]);
});

test('shopee: named attributes in JSON, and the options of an item as the feed writes them', async () => {
  const item = { itemid: '1', title: 'Tee', price: '100', product_link: product.link };
  const read = async (cells: object) =>
    shown((await itemOf('shopee-affiliate', { ...item, ...cells })).attributes);
  const list = [
    { attribute_name: 'Material', formatted_value: 'ฝ้าย' },
    { name: 'Fit', value: 'Loose' },
    { formatted_value: 'Unisex' },
    'Cotton',
    null,
  ];
  expect(
    await read({ global_item_attributes: JSON.stringify(list), model_names: 'ดำ,M,ดำ,L', model_prices: '' }),
  ).toEqual([
    { name: { th: 'วัสดุ', en: 'Material', id: 'Bahan' }, value: { th: 'ฝ้าย' } },
    { name: { th: 'Fit' }, value: { th: 'Loose' } },
    { name: { th: 'ตัวเลือก', en: 'Options', id: 'Variasi' }, value: { th: 'ดำ,M,ดำ,L' } },
  ]);
  expect(await read({ global_item_attributes: '{"Fit":"Loose"}' })).toEqual([
    { name: { th: 'Fit' }, value: { th: 'Loose' } },
  ]);
  const deep = `{"Fit":"Loose","more":${'['.repeat(1_000)}${']'.repeat(1_000)}}`;
  for (const nothing of ['', '{}', '[]', 'null', '7', 'Cotton: yes', '[{', deep])
    expect([nothing, await read({ global_item_attributes: nothing })]).toEqual([nothing, []]);
});

test('csv and json: names and values in one text', async () => {
  const own = { title: 'Tee', price: '100', url: product.link };
  const expected = [
    { name: { th: 'วัสดุ' }, value: { th: 'ฝ้าย' } },
    { name: { th: 'Fit' }, value: { th: 'Loose' } },
  ];
  const csv = await itemOf('csv', { ...own, item_id: '1', attributes: 'วัสดุ: ฝ้าย|Fit: Loose|soft' });
  const json = await itemOf('jsonl', { ...own, itemId: '1', attributes: ['วัสดุ: ฝ้าย', 'Fit: Loose', 'soft'] });
  expect([shown(csv.attributes), shown(json.attributes)]).toEqual([expected, expected]);
});

const defaults = { shopUrl: 'https://shop.example' };
const readOf = async (format: 'shopify' | 'woocommerce', ...rows: object[]) =>
  (await readRows({ format, defaults }, ...rows)).map(([, item]) =>
    'attributes' in item ? item.attributes : item,
  );

test('shopify: the options of all variants, but not the one of a product without any', async () => {
  const options = { option1_name: 'ไซซ์', option1_value: 'M', option2_name: 'Color', option2_value: 'ดำ' };
  const [tee, cup] = await readOf(
    'shopify',
    { handle: 'tee', title: 'Tee', variant_price: '100', ...options },
    { handle: 'tee', variant_price: '100', option1_value: 'L', option2_value: 'ดำ' },
    {
      handle: 'cup',
      title: 'Cup',
      variant_price: '50',
      option1_name: 'Title',
      option1_value: 'Default Title',
    },
  );
  expect(tee).toEqual([
    { name: { th: 'ไซซ์' }, value: { th: 'M, L' } },
    { name: { th: 'สี', en: 'Colour', id: 'Warna' }, value: { th: 'ดำ' } },
  ]);
  expect(cup).toEqual([]);
});

test('woocommerce: attributes of products and variations that the shop shows', async () => {
  const own = { type: 'simple', name: 'Tee', regular_price: '100' };
  const first = { attribute_1_name: 'ผ้า', 'attribute_1_value(s)': 'ฝ้าย', attribute_1_visible: '1' };
  const hidden = { attribute_2_name: 'ต้นทุน', 'attribute_2_value(s)': '50', attribute_2_visible: '0' };
  const size = { attribute_1_name: 'ไซซ์', 'attribute_1_value(s)': 'M' };
  const found = await readOf(
    'woocommerce',
    { ...own, id: '1', ...first, ...hidden },
    { ...own, id: '2', type: 'variable', ...first },
    { ...own, id: '3', type: 'variation', parent: 'id:2', ...size },
  );
  expect(found).toEqual([
    [{ name: { th: 'ผ้า' }, value: { th: 'ฝ้าย' } }],
    [{ name: { th: 'ไซซ์' }, value: { th: 'M' } }],
  ]);
});
