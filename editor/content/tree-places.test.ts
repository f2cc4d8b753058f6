import { expect, test } from 'vitest';
import {
  dropTarget,
  stepTarget,
  type TreePlace,
  type TreeStep,
  type TreeZone,
  zoneAt,
} from './tree-places.ts';

const place = (id: string, level: string[], above: string[] = []): TreePlace => ({
  row: { id, leaves: {}, draft: false, isNew: false },
  name: id,
  above,
  level,
});

test.each([
  [0, 'before'],
  [0.29, 'before'],
  [0.5, 'below'],
  [0.71, 'behind'],
  [1, 'behind'],
] as const)('at %d of a row’s height a drop comes %s', (share, zone) => {
  expect(zoneAt(share)).toBe(zone);
});

test.each<[string, TreeZone, TreePlace, object | undefined]>([
  ['m', 'before', place('a', ['a', 'b']), { under: null, after: null }],
  ['m', 'before', place('b', ['a', 'b']), { under: null, after: 'a' }],
  ['m', 'before', place('b', ['a', 'm', 'b']), { under: null, after: 'a' }],
  ['m', 'behind', place('b', ['a', 'b'], ['x', 'y']), { under: 'y', after: 'b' }],
  ['m', 'below', place('b', ['a', 'b'], ['x']), { under: 'b' }],
  ['m', 'below', place('m', ['m']), undefined],
  ['m', 'behind', place('m', ['m']), undefined],
  ['m', 'behind', place('c', ['c'], ['m', 'y']), undefined],
  ['m', 'below', place('c', ['c'], ['x', 'm']), undefined],
])('%s %s %j goes to %j', (moved, zone, over, target) => {
  expect(dropTarget(moved, over, zone)).toEqual(target);
});

test.each<[TreeStep, TreePlace, object | undefined]>([
  ['up', place('a', ['a', 'b']), undefined],
  ['up', place('b', ['a', 'b']), { under: null, after: null }],
  ['up', place('c', ['a', 'b', 'c'], ['x']), { under: 'x', after: 'a' }],
  ['down', place('b', ['a', 'b']), undefined],
  ['down', place('a', ['a', 'b']), { under: null, after: 'b' }],
  ['in', place('a', ['a', 'b']), undefined],
  ['in', place('b', ['a', 'b']), { under: 'a' }],
  ['out', place('b', ['a', 'b']), undefined],
  ['out', place('b', ['a', 'b'], ['x']), { under: null, after: 'x' }],
  ['out', place('b', ['a', 'b'], ['x', 'y']), { under: 'x', after: 'y' }],
])('a step %s of %j goes to %j', (step, at, target) => {
  expect(stepTarget(at, step)).toEqual(target);
});
