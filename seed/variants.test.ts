import { expect, test } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import { variantNames } from '#storefront/detail/variant-names.ts';
import { VARIANT_GROUPS } from './content/variant-groups.ts';
import { drawMedia } from './draw/draw-media.ts';
import { rows } from './seed.fixtures.ts';

const groups = Map.groupBy(
  rows.goods.filter(({ variantGroup }) => variantGroup),
  ({ variantGroup }) => variantGroup,
);

test('a product of every listed category has variants of its shop, one of them with a deal', () => {
  expect(groups.size).toBe(VARIANT_GROUPS.length);
  for (const variants of groups.values()) {
    expect(variants.length).toBeGreaterThan(2);
    for (const key of ['tenantId', 'platform', 'brandId', 'classificationId'] as const)
      expect(new Set(variants.map((row) => row[key])).size).toBe(1);
    const ids = variants.map(({ id }) => id);
    const deals = rows.deals.filter(({ tenantId, goodsId }) => tenantId === 'zest' && ids.includes(goodsId));
    expect(deals).toHaveLength(1);
  }
});

test('variants are told apart by short names in every language', () => {
  for (const variants of groups.values())
    for (const language of LANGUAGES) {
      const names = variantNames(variants.map(({ name }) => name[language] ?? ''));
      expect(new Set(names).size).toBe(names.length);
      expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(40);
    }
});

test('sizes cost more from the smallest to the largest, and colours have pictures of their own', () => {
  const phones = groups.get('zest-flagship-phones') ?? [];
  const priceOf = (size: string) =>
    Math.min(...phones.filter(({ name }) => name.en?.includes(size)).map(({ price }) => price));
  expect(priceOf('8/256GB')).toBeLessThan(priceOf('12/512GB'));
  expect(priceOf('12/512GB')).toBeLessThan(priceOf('16GB/1TB'));
  const pictures = new Set(phones.map(({ pictures = [] }) => pictures?.[0] ?? ''));
  expect(pictures.size).toBe(3);
  const drawn = [...pictures].map((url) => drawMedia(url.replace('/media/', '')));
  expect(new Set(drawn).size).toBe(3);
  expect(drawn).not.toContain(undefined);
});

test('some variants are sold out, and claim nothing of their price', () => {
  const soldOut = [...groups.values()].flat().filter(({ availability }) => availability !== 'IN_STOCK');
  expect(soldOut.length).toBeGreaterThan(5);
  for (const { storyUntil, usualPrice } of soldOut) expect([storyUntil, usualPrice]).toEqual([null, null]);
});
