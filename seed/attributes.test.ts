import { expect, test } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import { ATTRIBUTES } from '#schemas/entities/attribute.ts';
import { FAMILIES } from './content/families/all.ts';
import { HOME } from './content/specifications/home.ts';
import { STYLE } from './content/specifications/style.ts';
import { TECHNOLOGY } from './content/specifications/technology.ts';
import { rows } from './seed.fixtures.ts';

test('every family has one specification, with a name for each of its axes', () => {
  const all = [TECHNOLOGY, HOME, STYLE].flatMap((one) => Object.keys(one));
  expect(all.toSorted()).toEqual([...new Set(FAMILIES.map(({ category }) => category))].toSorted());
  for (const { category, specs } of FAMILIES) {
    const { axes } = { ...TECHNOLOGY, ...HOME, ...STYLE }[category] ?? { axes: [] };
    expect([category, axes.length]).toEqual([category, specs.length]);
  }
});

test('every product has five to ten attributes within the limits, none twice, in three languages', () => {
  for (const { attributes = [], name } of rows.goods) {
    expect([name.en, attributes.length >= 5 && attributes.length <= 10]).toEqual([name.en, true]);
    for (const language of LANGUAGES) {
      const names = attributes.map((one) => one.name[language] ?? '');
      expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
      for (const [i, one] of attributes.entries()) {
        expect(names[i]).toMatch(/^\S.{1,}/);
        expect(one.value[language]).toMatch(/^\S/);
        expect(names[i]?.length).toBeLessThanOrEqual(ATTRIBUTES.name);
        expect(one.value[language]?.length).toBeLessThanOrEqual(ATTRIBUTES.value);
        if (language !== 'th') expect(`${names[i]} ${one.value[language]}`).not.toMatch(/[฀-๿]/);
      }
    }
  }
});

test('variants have the attributes in which their titles differ', () => {
  const phones = rows.goods.filter(({ variantGroup }) => variantGroup === 'zest-flagship-phones');
  const pairs = phones.map(({ attributes = [] }) =>
    ['RAM/Storage', 'Colour']
      .map((name) => attributes.find((one) => one.name.en === name)?.value.en)
      .join(' '),
  );
  expect(new Set(pairs).size).toBe(phones.length);
  for (const [i, { name }] of phones.entries()) expect(name.en).toContain(pairs[i]);
});
