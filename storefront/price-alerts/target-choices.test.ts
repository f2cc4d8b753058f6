import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { readAmount, targetChoices } from './target-choices.ts';

const tenant = tenantFixture('zest');
const offered = (price: number | undefined, lowest?: number) =>
  targetChoices({ price, lowest }).map(({ kind, target }) => [kind, target]);

test('5 and 10 % below now are offered, rounded down to what people say, and the lowest price so far', () => {
  expect(offered(2_490, 1_690)).toEqual([
    [5, 2_360],
    [10, 2_240],
    ['lowest', 1_690],
  ]);
  expect(offered(99)).toEqual([
    [5, 94],
    [10, 89],
  ]);
  expect(offered(1_250_000)).toEqual([
    [5, 1_180_000],
    [10, 1_120_000],
  ]);
  expect(offered(0.5)).toEqual([
    [5, 0.47],
    [10, 0.45],
  ]);
});

test('a lowest price that holds now isn’t offered, nor two targets of one price', () => {
  expect(offered(100, 100)).toEqual([
    [5, 95],
    [10, 90],
  ]);
  expect(offered(100, 90)).toEqual([
    [5, 95],
    ['lowest', 90],
  ]);
  expect(offered(0.01)).toEqual([]);
});

test('goods without a price offer their lowest one', () => {
  expect(offered(undefined, 1_690)).toEqual([['lowest', 1_690]]);
  expect(offered(undefined)).toEqual([]);
});

test('a typed amount is read with the separators of its language', () => {
  const read = (text: string, over = {}) => readAmount(text, { lang: 'th', tenant, ...over });
  expect(['1,290', '1290.5', ' 990 '].map((text) => read(text))).toEqual([1_290, 1_290.5, 990]);
  expect(['๑,๒๙๐', '฿1,290', '1,290.-', '１２９０ บาท', '1,290\u200b'].map((text) => read(text))).toEqual(
    Array(5).fill(1_290),
  );
  const indonesian = { lang: 'id' as const, tenant: { ...tenant, numberStyle: 'locale' as const } };
  expect(read('1.290.000', indonesian)).toBe(1_290_000);
  expect(read('1.290,50', indonesian)).toBe(1_290.5);
  for (const text of ['', '0', 'abc', '-5', '1e5', '1.234', '99999999999'])
    expect(read(text)).toBeUndefined();
});
