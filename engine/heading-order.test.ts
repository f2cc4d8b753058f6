import { expect, test } from 'vitest';
import { MODULE_TITLE, PAGE_TITLE, skippedLevel } from './heading-order.ts';

const html = (...levels: number[]) =>
  levels.map((level) => `<h${level}>A <b>b</b></h${level}><p>text</p>`).join('');

test.each([[[2, 3, 4, 2, 3]], [[2, 2]], [[3, 4, 3]], [[]]])(
  'levels %j below a module’s title skip none',
  (levels) => {
    expect(skippedLevel(html(...levels), MODULE_TITLE)).toBeUndefined();
  },
);

test('a level that is left out is named, with the one above', () => {
  expect(skippedLevel(html(2, 4), MODULE_TITLE)).toEqual({ level: 4, above: 2 });
  expect(skippedLevel(html(4), MODULE_TITLE)).toEqual({ level: 4, above: 2 });
  expect(skippedLevel(html(2, 3, 2, 4), PAGE_TITLE)).toEqual({ level: 4, above: 2 });
});

test('a text without a title of its own begins below the page’s', () => {
  expect(skippedLevel(html(3), PAGE_TITLE)).toEqual({ level: 3, above: 1 });
  expect(skippedLevel(html(2), PAGE_TITLE)).toBeUndefined();
});

test('an empty heading counts for nothing, since readers skip it', () => {
  expect(skippedLevel('<h2>A</h2><h3> <b></b></h3><h4>B</h4>', MODULE_TITLE)).toEqual({ level: 4, above: 2 });
  expect(skippedLevel('<h2>A</h2><h4></h4>', MODULE_TITLE)).toBeUndefined();
});
