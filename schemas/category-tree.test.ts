import { expect, test } from 'vitest';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';

const node = (id: string, level: number, sequenceNumber?: string, parentId?: string) => ({
  id,
  name: id,
  code: id,
  level,
  sequenceNumber,
  parentId,
});

const shape = (tree: CategoryTree[]): unknown[] =>
  tree.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

test('[SP4] siblings are sorted by the number at their own level: 2:9 before 2:10', () => {
  const nodes = [
    node('phones', 2, '2:10', 'electronics'),
    node('cables', 2, '2:9', 'electronics'),
    node('home', 1, '10'),
    node('electronics', 1, '2'),
  ];
  expect(shape(buildCategoryTree(nodes))).toEqual([['electronics', ['cables', 'phones']], 'home']);
});

test('[SP4] nests recursively from the level-1 roots', () => {
  const nodes = [
    node('c', 3, '1:1:2', 'b'),
    node('d', 3, '1:1:1', 'b'),
    node('a', 1, '1'),
    node('b', 2, '1:1', 'a'),
    node('e', 4, '1:1:1:1', 'd'),
  ];
  expect(shape(buildCategoryTree(nodes))).toEqual([['a', [['b', [['d', ['e']], 'c']]]]]);
});

test('a node without a sequence number comes last, one without a root is left out', () => {
  const nodes = [
    node('late', 1),
    node('zero', 1, '0'),
    node('first', 1, '1'),
    node('lost', 2, '1:1', 'nowhere'),
  ];
  expect(shape(buildCategoryTree(nodes))).toEqual(['zero', 'first', 'late']);
});

test('a circle of parents ends', () => {
  const nodes = [node('a', 1, '1', 'b'), node('b', 2, '1:1', 'a')];
  expect(shape(buildCategoryTree(nodes))).toEqual([['a', ['b']]]);
});
