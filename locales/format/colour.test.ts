import { expect, test } from 'vitest';
import { moduleBackground, parseColour } from './colour.ts';

test.each([
  ['fff', '#ffffff'],
  ['#FFF', '#ffffff'],
  ['ffffff', '#ffffff'],
  ['#1aB', '#11aabb'],
  ['#ff', ''],
  ['#ffff', ''],
  ['#fffffff', ''],
  ['red', ''],
  ['', ''],
  ['fff;x:url(y)', ''],
])('[H12] the colour "%s" is "%s"', (text, colour) => {
  expect(parseColour(text)).toBe(colour);
});

test('[H12] two colours make a vertical gradient', () => {
  expect(moduleBackground(['fff', '#C9360E'])).toEqual({
    backgroundImage: 'linear-gradient(to bottom, #ffffff, #c9360e)',
  });
});

test('[H12] four colours blend a horizontal gradient with a vertical one', () => {
  expect(moduleBackground(['111', '222', '333', '444'])).toEqual({
    backgroundImage:
      'linear-gradient(to bottom, #33333380, #44444480), linear-gradient(to right, #111111, #222222)',
  });
});

test.each([
  [[]],
  [['fff']],
  [['111', '222', '333']],
  [['111', '222', '333', '444', '555']],
  [['fff', 'red']],
])('%j makes no background', (colours) => {
  expect(moduleBackground(colours)).toBeUndefined();
});
