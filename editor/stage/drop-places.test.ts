import { expect, test } from 'vitest';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { dropGaps } from './drop-places.ts';
import type { Rect } from './frame-state.ts';

const node = (id: string, over: Partial<ModuleNode> = {}): ModuleNode => ({
  id,
  type: 't',
  v: 1,
  props: {},
  ...over,
});
const page = (main: string[], nodes: ModuleNode[]): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
  slots: { main, aside: [] },
});
const rects = { '': [0, 100, 390, 600], a: [10, 100, 370, 80], b: [10, 200, 370, 60] } satisfies Record<
  string,
  Rect
>;

test('before, between and behind the modules', () => {
  const gaps = dropGaps(page(['a', 'b'], [node('a'), node('b')]), rects);
  expect(gaps.map(({ place, middle }) => [place.index, place.after, middle])).toEqual([
    [0, null, 100],
    [1, 'a', 190],
    [2, 'b', 260],
  ]);
  expect(gaps[0]).toMatchObject({ place: { slot: 'main' }, left: 10, width: 370 });
});

test('an invisible module has no gap of its own', () => {
  const gaps = dropGaps(page(['x', 'a', 'b'], [node('x'), node('a'), node('b')]), rects);
  expect(gaps.map(({ place }) => [place.index, place.after])).toEqual([
    [1, 'x'],
    [2, 'a'],
    [3, 'b'],
  ]);
});

test('an empty page and an empty slot of a module have one gap each', () => {
  expect(dropGaps(page([], []), rects)).toMatchObject([
    { place: { slot: 'main', index: 0, after: null }, middle: 124 },
  ]);
  const tabs = node('a', { slots: { first: [] } });
  expect(dropGaps(page(['a'], [tabs]), rects).at(-1)).toMatchObject({
    place: { slot: 'first', parent: 'a', index: 0, after: null },
    middle: 156,
  });
});

test('empty slots of one module get gaps side by side', () => {
  const tabs = node('a', { slots: { first: [], second: ['b'], third: ['x'] } });
  const gaps = dropGaps(page(['a'], [tabs, node('b', {}), node('x')]), rects);
  expect(
    gaps.filter(({ place }) => place.parent).map(({ place, left, width }) => [place.slot, left, width]),
  ).toEqual([
    ['second', 10, 370],
    ['second', 10, 370],
    ['first', 10, 185],
    ['third', 195, 185],
  ]);
});
