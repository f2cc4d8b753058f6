import { expect, test } from 'vitest';
import { applyCommand } from '#engine/commands/apply.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { rowsOf, sameTree } from './rows.ts';

test('rows are listed from top to bottom, without the children of closed ones', () => {
  const page = samplePage();
  const rows = rowsOf(page, new Set());
  expect(rows.map(({ id, level, index, total }) => [id, level, index, total])).toEqual([
    ['a', 1, 0, 2],
    ['tabs', 1, 1, 2],
    ['b', 2, 0, 2],
    ['c', 2, 1, 2],
  ]);
  expect(rows[1]).toMatchObject({ branch: true, open: true, parent: undefined, slot: 'main' });
  expect(rowsOf(page, new Set(['tabs'])).map(({ id }) => id)).toEqual(['a', 'tabs']);
});

test('a text changes no row, a move does', () => {
  const page = samplePage();
  const typed = applyCommand(page, { type: 'setProp', id: 'b', path: ['title'], value: 'x' }).document;
  expect(sameTree(page, typed)).toBe(true);
  const moved = applyCommand(page, { type: 'moveNode', id: 'b', to: { slot: 'main', index: 0 } }).document;
  expect(sameTree(page, moved)).toBe(false);
  expect(sameTree(page, applyCommand(page, { type: 'removeNode', id: 'c' }).document)).toBe(false);
});
