import { expect, test } from 'vitest';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { rowsOf } from '../outline/rows.ts';
import { dropPlaceAt, positionAt, ROW_HEIGHT } from './drop-place.ts';

/** a, tabs [b, c]. */
const rows = rowsOf(samplePage(), new Set());
const at = (line: number, ...dragged: string[]) => dropPlaceAt(rows, line * ROW_HEIGHT, dragged)?.place;

test('the place between two rows is after the upper one', () => {
  expect(at(0, 'c')).toEqual({ slot: 'main', index: 0, after: null });
  expect(at(1, 'c')).toEqual({ slot: 'main', index: 1, after: 'a' });
  expect(at(3, 'a')).toEqual({ parent: 'tabs', slot: 'first', index: 1, after: 'b' });
  expect(at(9, 'a')).toEqual({ parent: 'tabs', slot: 'first', index: 2, after: 'c' });
});

test('the place right below an open branch is its first child; below a closed one it is after it', () => {
  expect(at(2, 'a')).toEqual({ parent: 'tabs', slot: 'first', index: 0, after: null });
  const closed = rowsOf(samplePage(), new Set(['tabs']));
  expect(dropPlaceAt(closed, 2 * ROW_HEIGHT, ['a'])?.place).toEqual({
    slot: 'main',
    index: 2,
    after: 'tabs',
  });
});

test('a node can’t be dropped into itself', () => {
  expect(at(2, 'tabs')).toBeUndefined();
  expect(at(3, 'tabs')).toBeUndefined();
});

test('a position counts modules, not gaps: those that move once, a new one too', () => {
  const page = samplePage();
  const last = { slot: 'main', index: 2, after: 'tabs' };
  expect(positionAt(page, last, ['a'])).toEqual({ position: 2, total: 2 });
  expect(positionAt(page, last, ['b', 'c'])).toEqual({ position: 3, total: 4 });
  expect(positionAt(page, last, [])).toEqual({ position: 3, total: 3 });
});
