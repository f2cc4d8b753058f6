import { expect, test } from 'vitest';
import type { Command } from '#schemas/page/commands.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import type { Path } from '#schemas/page/problem.ts';
import { footprint, overlaps, valueAtPath } from './footprint.ts';
import { sameJson } from './same-json.ts';
import { findNode, findSlot, PLACE, placeOf, slotsOf, subtreeOf } from './tree.ts';

const to = { slot: 'main' };

test.each<[Command, Path[]]>([
  [{ type: 'insertNode', node: node('x'), to }, [['nodes', 'x']]],
  [
    { type: 'insertTree', root: 'x', nodes: { x: node('x'), y: node('y') }, to } as Command,
    [
      ['nodes', 'x'],
      ['nodes', 'y'],
    ],
  ],
  [{ type: 'duplicateNode', id: 'a', ids: { a: 'a2' } }, [['nodes', 'a2']]],
  [{ type: 'removeNode', id: 'tabs' }, [['nodes', 'tabs']]],
  [{ type: 'moveNode', id: 'a', to }, [['nodes', 'a', PLACE]]],
  [{ type: 'setProp', id: 'a', path: ['items', 0], value: 1 }, [['nodes', 'a', 'props', 'items', 0]]],
  [{ type: 'setProp', id: 'a', path: ['items', 0] }, [['nodes', 'a', 'props', 'items']]],
  [{ type: 'setProp', id: 'a', path: ['box', 'list', 0] }, [['nodes', 'a', 'props', 'box', 'list']]],
  [{ type: 'setProp', id: 'a', path: ['list', 1, 'x'] }, [['nodes', 'a', 'props', 'list', 1, 'x']]],
  [{ type: 'setProp', id: 'a', path: ['title'] }, [['nodes', 'a', 'props', 'title']]],
  [{ type: 'setRules', id: 'a', rules: [] }, [['nodes', 'a', 'rules']]],
  [{ type: 'setHidden', id: 'a', hidden: true }, [['nodes', 'a', 'hidden']]],
  [{ type: 'setName', id: 'a', name: 'x' }, [['nodes', 'a', 'name']]],
  [{ type: 'setLocked', id: 'a', locked: true }, [['nodes', 'a', 'locked']]],
  [{ type: 'setSlots', slots: ['main'] }, [['slots']]],
  [{ type: 'setSlots', parent: 'tabs', slots: ['first'] }, [['nodes', 'tabs', 'slots']]],
  [{ type: 'setMeta', name: 'title', value: {} }, [['meta', 'title']]],
  [{ type: 'setField', name: 'colour' } as Command, [['fields', 'colour']]],
  [{ type: 'setOutdated', translation: 'en' } as unknown as Command, [['outdated', 'en']]],
  [
    { type: 'setOutdated', id: 'a', translation: 'en' } as unknown as Command,
    [['nodes', 'a', 'outdated', 'en']],
  ],
  [{ type: 'replaceDocument', document: emptyDocument('COMMON_PAGE') }, [[]]],
])('%j changes %j', (command, paths) => {
  expect(footprint(command)).toEqual(paths);
});

test('with the document a removal names the descendants, too', () => {
  expect(footprint({ type: 'removeNode', id: 'tabs' }, samplePage())).toEqual([
    ['nodes', 'tabs'],
    ['nodes', 'b'],
    ['nodes', 'c'],
  ]);
});

test.each<[Path, Path, boolean]>([
  [['nodes', 'a'], ['nodes', 'a'], true],
  [['nodes', 'a'], ['nodes', 'a', 'props'], true],
  [['nodes', 'a', 'props'], ['nodes', 'a'], true],
  [[], ['meta'], true],
  [['nodes', 'a'], ['nodes', 'b'], false],
  [['nodes', 'a', 'props'], ['nodes', 'b'], false],
  [['items', 1], ['items', '1'], false],
])('%j and %j overlap: %s', (a, b, expected) => {
  expect(overlaps(a, b)).toBe(expected);
});

test.each<[Path, unknown]>([
  [['nodes', 'a', 'props', 'title'], 'a'],
  [['nodes', 'b', PLACE], { parent: 'tabs', slot: 'first', index: 0 }],
  [['nodes', 'a', PLACE], { slot: 'main', index: 0 }],
  [['nodes', 'gone', PLACE], undefined],
  [['meta', PLACE], undefined],
  [['slots', 'main', 1], 'tabs'],
  [['nodes', 'a', 'props', 'title', 'x'], undefined],
  [['nodes', 'gone', 'props'], undefined],
  [['nodes', 'toString'], undefined],
])('at %j is %j', (path, expected) => {
  expect(valueAtPath(samplePage(), path)).toEqual(expected);
});

test('the empty path leads to the whole document, and no path leads below null', () => {
  const page = samplePage();
  expect(valueAtPath(page, [])).toBe(page);
  const withNull = { ...page, meta: { ...page.meta, title: null } } as unknown as typeof page;
  expect(valueAtPath(withNull, ['meta', 'title', 'th'])).toBeUndefined();
});

test('paths follow own keys only', () => {
  const page = samplePage();
  expect(findNode(page, 'a')?.id).toBe('a');
  expect(findNode(page, 'toString')).toBeUndefined();
  expect(slotsOf(page)).toBe(page.slots);
  expect(slotsOf(page, 'a')).toBeUndefined();
  expect(findSlot(page, { slot: 'main' })).toEqual(['a', 'tabs']);
  expect(findSlot(page, { parent: 'tabs', slot: 'first' })).toEqual(['b', 'c']);
  expect(findSlot(page, { slot: 'toString' })).toBeUndefined();
  expect(findSlot(page, { parent: 'a', slot: 'first' })).toBeUndefined();
  expect(placeOf(page, 'c')).toEqual({ parent: 'tabs', slot: 'first', index: 1 });
  expect(placeOf(page, 'gone')).toBeUndefined();
  expect(subtreeOf(page, 'a')).toEqual(['a']);
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [{}, null, false],
  [null, null, true],
  [[], {}, false],
  [{}, [], false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
  [{ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ a: 1, b: 1 }, { a: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 2 }, false],
])('%j is the same as %j: %s', (a, b, expected) => {
  expect(sameJson(a, b)).toBe(expected);
});
