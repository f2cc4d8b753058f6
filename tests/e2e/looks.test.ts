import { expect, it } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import { DEVICES, LOOKS, type Look } from './looks.ts';

const pairs = (looks: readonly Look[], one: keyof Look, other: keyof Look) =>
  new Set(looks.map((look) => `${look[one]} ${look[other]}`)).size;

it('has every pair of language, device and theme', () => {
  const devices = Object.keys(DEVICES).length;
  expect(pairs(LOOKS, 'lang', 'device')).toBe(LANGUAGES.length * devices);
  expect(pairs(LOOKS, 'lang', 'dark')).toBe(LANGUAGES.length * 2);
  expect(pairs(LOOKS, 'device', 'dark')).toBe(devices * 2);
  expect(LOOKS).toHaveLength(9);
});

it.each([0, 3, 6])('has every language and device in the three looks from %i on', (from) => {
  const looks = LOOKS.slice(from, from + 3);
  expect(new Set(looks.map(({ lang }) => lang)).size).toBe(3);
  expect(new Set(looks.map(({ device }) => device)).size).toBe(3);
});
