import { expect, test } from 'vitest';
import { createRandom } from '#server/platform/random.ts';
import { buildCategories } from './categories.ts';
import { BRANDS } from './content/brands.ts';
import { FAMILIES } from './content/families/all.ts';
import type { Family } from './content/family.ts';
import { GOODS_CATEGORIES } from './content/goods-categories.ts';
import { goodsTitle, pickProduct } from './titles.ts';

const brands = new Map(BRANDS.map((brand) => [brand.code, brand]));
const random = () => createRandom(5);

test('families name brands and categories that exist, and are at least 25', () => {
  const categories = buildCategories('zest', 'GOODS', GOODS_CATEGORIES);
  expect(FAMILIES.length).toBeGreaterThanOrEqual(25);
  for (const family of FAMILIES) {
    for (const code of family.brands) expect(brands.has(code)).toBe(true);
    expect(categories.path(family.category)).toHaveLength(3);
    expect(family.price[1]).toBeGreaterThan(family.price[0]);
  }
  expect(() => categories.path('spaceships')).toThrow('No category "spaceships"');
});

test('a title names brand, model and specification in each language', () => {
  const family = FAMILIES.find((one) => one.category === 'air-fryers') as Family;
  const product = pickProduct(family, brands, random());
  const title = goodsTitle(family, product, random());
  for (const [text, noun] of [
    [title.th, 'หม้อทอดไร้น้ำมัน'],
    [title.en, 'Air Fryer'],
    [title.id, 'Air Fryer'],
  ] as const) {
    expect(text).toContain(noun);
    expect(text).toContain(product.model);
  }
});

test('a family without brands or specifications is refused', () => {
  const family = FAMILIES[0] as Family;
  expect(() => pickProduct({ ...family, brands: ['nobody'] }, brands, random())).toThrow('is incomplete');
  expect(() => pickProduct({ ...family, specs: [] }, brands, random())).toThrow('is incomplete');
});
