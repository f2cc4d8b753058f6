import { expect, test } from 'vitest';
import { GOODS_SORTS } from '#schemas/enums/goods.ts';
import { choiceHref, goodsQuery, readChoices, readSort, toggled, writeChoices } from './product-filter.ts';

const filter = 'brand-b-1a platform-LAZADA platform-SHOPEE price-200-500';

test('choices read from an address are written in a fixed order', () => {
  const choices = readChoices(filter);
  expect(choices).toContainEqual({ kind: 'brand', value: 'b-1a' });
  expect(writeChoices(choices)).toBe('platform-LAZADA platform-SHOPEE price-200-500 brand-b-1a');
  expect(writeChoices(readChoices())).toBeUndefined();
});

test.each([
  'color-red',
  'platform',
  'platform-<b>',
  'price--',
  'price-99999999-',
  'discount-0',
  'discount-100',
  'shipping-paid',
  'constructor-x',
  '-',
  'brand-a.b',
])('%s is ignored', (part) => {
  expect(readChoices(part)).toEqual([]);
});

test('of prices and discounts the last one counts, and a choice counts once', () => {
  expect(writeChoices(readChoices('price-0-200 price-500-1000 discount-20 discount-50'))).toBe(
    'price-500-1000 discount-50',
  );
  expect(readChoices('platform-LAZADA platform-LAZADA')).toHaveLength(1);
});

test('choosing adds, choosing again takes away', () => {
  const shopee = { kind: 'platform', value: 'SHOPEE' } as const;
  const both = toggled(readChoices('platform-LAZADA'), shopee);
  expect(writeChoices(both)).toBe('platform-LAZADA platform-SHOPEE');
  expect(writeChoices(toggled(both, shopee))).toBe('platform-LAZADA');
});

test('an address with another choice or sort begins at the first page', () => {
  const query = { page: '3', sort: 'LOW_PRICE', filter: 'shipping-free' };
  expect(choiceHref(query, { choices: [] })).toBe('?sort=LOW_PRICE');
  expect(choiceHref(query, { sort: undefined })).toBe('?filter=shipping-free');
  expect(choiceHref({}, { choices: readChoices('platform-LAZADA price-200-500') })).toBe(
    '?filter=platform-LAZADA+price-200-500',
  );
  expect(readSort(GOODS_SORTS, 'LOW_PRICE')).toBe('LOW_PRICE');
  expect(readSort(GOODS_SORTS, 'x')).toBe('HOT_DESC');
});

test('the request body of the choices', () => {
  expect(
    goodsQuery(readChoices(`${filter} classification-c-1 discount-30 label-BEST_SELLER shipping-free`)),
  ).toEqual({
    classificationIds: ['c-1'],
    platforms: ['LAZADA', 'SHOPEE'],
    brandIds: ['b-1a'],
    labelCodes: ['BEST_SELLER'],
    minPrice: 200,
    maxPrice: 500,
    minDiscount: 30,
    freeShipping: true,
  });
  expect(goodsQuery(readChoices('price-10000-'))).toMatchObject({ minPrice: 10_000, maxPrice: undefined });
});
