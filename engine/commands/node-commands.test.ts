import { describe, expect, test } from 'vitest';
import { LIMITS } from '#schemas/page/limits.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { subtreeOf } from '../tree.ts';
import { nested, problemOf } from './commands.fixtures.ts';
import { duplicateNode } from './duplicate-node.ts';
import { insertNode } from './insert-node.ts';
import { insertTree } from './insert-tree.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';

const page = samplePage();

describe('insertNode', () => {
  test('puts a node at an index, at the end, or past it', () => {
    const main = (index?: number) =>
      insertNode(page, { node: node('x'), to: { slot: 'main', ...(index !== undefined && { index }) } }).slots
        .main;
    expect(main(0)).toEqual(['x', 'a', 'tabs']);
    expect(main()).toEqual(['a', 'tabs', 'x']);
    expect(main(99)).toEqual(['a', 'tabs', 'x']);
  });

  test("puts it into a node's slot and shares everything else", () => {
    const next = insertNode(page, { node: node('x'), to: { parent: 'tabs', slot: 'second' } });
    expect(next.nodes.tabs?.slots).toEqual({ first: ['b', 'c'], second: ['x'] });
    expect(next.nodes.a).toBe(page.nodes.a);
    expect(next.slots).toBe(page.slots);
    expect(page).toEqual(samplePage());
  });

  test.each([
    [
      { node: node('a'), to: { slot: 'main' } },
      { code: 'NODE_EXISTS', path: ['nodes', 'a'] },
    ],
    [
      { node: node('x'), to: { slot: 'gone' } },
      { code: 'SLOT_MISSING', path: ['slots', 'gone'] },
    ],
    [{ node: node('x'), to: { slot: 'toString' } }, { code: 'SLOT_MISSING' }],
    [
      { node: node('x'), to: { parent: 'a', slot: 'in' } },
      { code: 'SLOT_MISSING', path: ['nodes', 'a', 'slots', 'in'] },
    ],
    [
      { node: node('x'), to: { parent: 'gone', slot: 'in' } },
      { code: 'NODE_MISSING', path: ['nodes', 'gone'] },
    ],
    [{ node: node('x'), to: { parent: 'toString', slot: 'in' } }, { code: 'NODE_MISSING' }],
    [{ node: node('x', { in: ['a'] }), to: { slot: 'main' } }, { code: 'NODE_REFERENCED_TWICE' }],
    [
      { node: node('x y'), to: { slot: 'main' } },
      { code: 'INVALID_VALUE', path: ['node', 'id'] },
    ],
    [
      { node: node('x'), to: { slot: 'main', index: -1 } },
      { code: 'TOO_SMALL', path: ['to', 'index'] },
    ],
  ])('%j is refused', (args, problem) => {
    expect(problemOf(() => insertNode(page, args))).toMatchObject(problem);
  });

  test('a document has at most 2,000 nodes', () => {
    const nodes = Array.from({ length: LIMITS.nodes - 1 }, (_, i) => node(`n${i}`));
    const almost = {
      ...page,
      nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
      slots: { main: nodes.map(({ id }) => id) },
    };
    const full = insertNode(almost, { node: node('x'), to: { slot: 'main' } });
    const overfull = () => insertNode(full, { node: node('y'), to: { slot: 'main' } });
    expect(problemOf(overfull)).toEqual({ code: 'TOO_MANY_NODES', path: ['nodes'] });
  });

  test('props may not reach deeper than a document', () => {
    const insert = (depth: number) => () =>
      insertNode(page, { node: { ...node('x'), props: nested(depth) }, to: { slot: 'main' } });
    expect(problemOf(insert(29))).toBeUndefined();
    expect(problemOf(insert(30))).toMatchObject({ code: 'DOCUMENT_TOO_DEEP' });
  });
});

describe('insertTree', () => {
  const nodes = { x: node('x', { in: ['y'] }), y: node('y') };

  test('inserts a node with its descendants after a sibling, or first', () => {
    const behind = (after: string | null) =>
      insertTree(page, { nodes, root: 'x', to: { slot: 'main', after, index: 9 } });
    expect(behind('a').slots.main).toEqual(['a', 'x', 'tabs']);
    expect(behind(null).slots.main).toEqual(['x', 'a', 'tabs']);
    expect(behind('gone').slots.main).toEqual(['a', 'tabs', 'x']);
    expect(behind('a').nodes).toEqual({ ...page.nodes, ...nodes });
  });

  test.each([
    [{ nodes: { ...nodes, a: node('a') }, root: 'x' }, 'NODE_EXISTS'],
    [{ nodes: { x: nodes.x }, root: 'x' }, 'NODE_MISSING'],
    [{ nodes, root: 'z' }, 'NODE_MISSING'],
    [{ nodes: { ...nodes, z: node('z') }, root: 'x' }, 'NODE_ORPHAN'],
    [{ nodes: { x: node('x', { in: ['a'] }) }, root: 'x' }, 'NODE_REFERENCED_TWICE'],
    [{ nodes: { x: node('y') }, root: 'x' }, 'NODE_ID_MISMATCH'],
    [{ nodes: { x: node('x', { in: ['x'] }) }, root: 'x' }, 'NODE_REFERENCED_TWICE'],
  ])('%j is refused as %s', (args, code) => {
    expect(problemOf(() => insertTree(page, { ...args, to: { slot: 'main' } }))).toMatchObject({ code });
  });
});

describe('removeNode', () => {
  test('removes all descendants', () => {
    const next = removeNode(page, { id: 'tabs' });
    expect(Object.keys(next.nodes)).toEqual(['a']);
    expect(next.slots.main).toEqual(['a']);
  });

  test('an unknown node is refused', () => {
    expect(problemOf(() => removeNode(page, { id: 'gone' }))).toMatchObject({ code: 'NODE_MISSING' });
  });
});

describe('moveNode', () => {
  test('within a slot the index counts without the node', () => {
    expect(moveNode(page, { id: 'a', to: { slot: 'main', index: 1 } }).slots.main).toEqual(['tabs', 'a']);
    expect(moveNode(page, { id: 'tabs', to: { slot: 'main', index: 0 } }).slots.main).toEqual(['tabs', 'a']);
  });

  test('to another slot, with all children', () => {
    const next = moveNode(page, { id: 'tabs', to: { slot: 'aside' } });
    expect(next.slots).toEqual({ main: ['a'], aside: ['tabs'] });
    expect(next.nodes).toBe(page.nodes);
  });

  test('into itself is refused', () => {
    expect(
      problemOf(() => moveNode(page, { id: 'tabs', to: { parent: 'tabs', slot: 'first' } })),
    ).toMatchObject({
      code: 'NODE_CYCLE',
    });
  });

  test('below a descendant is refused', () => {
    const inner = insertNode(page, { node: node('x', { in: [] }), to: { parent: 'tabs', slot: 'first' } });
    expect(problemOf(() => moveNode(inner, { id: 'tabs', to: { parent: 'x', slot: 'in' } }))).toMatchObject({
      code: 'NODE_CYCLE',
    });
  });

  test('an unknown node or slot is refused', () => {
    expect(problemOf(() => moveNode(page, { id: 'gone', to: { slot: 'main' } }))).toMatchObject({
      code: 'NODE_MISSING',
    });
    expect(problemOf(() => moveNode(page, { id: 'a', to: { slot: 'gone' } }))).toMatchObject({
      code: 'SLOT_MISSING',
    });
  });
});

describe('duplicateNode', () => {
  test('copies the subtree behind the original under the new ids', () => {
    const next = duplicateNode(page, { id: 'tabs', ids: { tabs: 't2', b: 'b2', c: 'c2' } });
    expect(next.slots.main).toEqual(['a', 'tabs', 't2']);
    expect(next.nodes.t2).toEqual({
      ...page.nodes.tabs,
      id: 't2',
      slots: { first: ['b2', 'c2'], second: [] },
    });
    expect(next.nodes.b2).toEqual({ ...page.nodes.b, id: 'b2' });
    expect(next.nodes.tabs).toBe(page.nodes.tabs);
  });

  test('subtreeOf lists the ids it needs', () => {
    expect(subtreeOf(page, 'tabs')).toEqual(['tabs', 'b', 'c']);
  });

  test.each([
    [
      { id: 'gone', ids: { gone: 'x' } },
      { code: 'NODE_MISSING', params: { id: 'gone' } },
    ],
    [
      { id: 'tabs', ids: { tabs: 't2', b: 'b2' } },
      { code: 'NODE_MISSING', params: { id: 'c' } },
    ],
    [
      { id: 'a', ids: { a: 'b' } },
      { code: 'NODE_EXISTS', params: { id: 'b' } },
    ],
    [
      { id: 'tabs', ids: { tabs: 't2', b: 'x', c: 'x' } },
      { code: 'NODE_EXISTS', params: { id: 'x' } },
    ],
  ])('%j is refused', (args, problem) => {
    expect(problemOf(() => duplicateNode(page, args))).toMatchObject(problem);
  });

  test('a name of an inherited property is no new id', () => {
    const node = { id: 'toString', type: 'banner', v: 1, props: {} };
    const start = insertNode(page, { node, to: { slot: 'main' } });
    expect(problemOf(() => duplicateNode(start, { id: 'toString', ids: {} }))).toMatchObject({
      code: 'NODE_MISSING',
    });
  });
});
