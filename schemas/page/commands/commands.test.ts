import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { node, samplePage } from '../pages.fixtures.ts';
import { subtreeOf } from '../tree.ts';
import { applyCommand, type Command } from './apply.ts';
import { CommandError } from './command.ts';
import { duplicateNode } from './duplicate-node.ts';
import { insertNode } from './insert-node.ts';
import { insertTree } from './insert-tree.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';
import { replaceDocument } from './replace-document.ts';
import { setField } from './set-field.ts';
import { setHidden } from './set-hidden.ts';
import { setLocked } from './set-locked.ts';
import { setMeta } from './set-meta.ts';
import { setProp } from './set-prop.ts';
import { setRules } from './set-rules.ts';
import { setSlots } from './set-slots.ts';

const page = samplePage();

function problemOf(edit: () => unknown) {
  try {
    edit();
  } catch (error) {
    if (error instanceof CommandError) return error.problem;
    throw error;
  }
  return undefined;
}

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

  test('2,000 nodes are full', () => {
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

function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? {} : { in: nested(depth - 1) };
}

describe('insertTree', () => {
  const nodes = { x: node('x', { in: ['y'] }), y: node('y') };

  test('puts a node with all below it behind a sibling, or first', () => {
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

describe('setLocked', () => {
  const locked = setLocked(page, { id: 'tabs', locked: true });
  const refused: Command[] = [
    { type: 'insertNode', node: node('x'), to: { parent: 'tabs', slot: 'first' } },
    { type: 'insertTree', nodes: { x: node('x') }, root: 'x', to: { parent: 'tabs', slot: 'first' } },
    { type: 'removeNode', id: 'tabs' },
    { type: 'removeNode', id: 'b' },
    { type: 'moveNode', id: 'b', to: { slot: 'main' } },
    { type: 'moveNode', id: 'a', to: { parent: 'tabs', slot: 'first' } },
    { type: 'duplicateNode', id: 'b', ids: { b: 'b2' } },
    { type: 'setProp', id: 'b', path: ['title'], value: 'x' },
    { type: 'setRules', id: 'tabs', rules: [] },
    { type: 'setHidden', id: 'b', hidden: true },
    { type: 'setSlots', parent: 'tabs', slots: ['first', 'second', 'third'] },
  ];

  test.each(refused)('a locked module and what is below it stay as they are: %j', (command) => {
    expect(applyCommand(page, command).document).toBeDefined();
    expect(problemOf(() => applyCommand(locked, command))).toMatchObject({ code: 'NODE_LOCKED' });
  });

  test('what holds a locked module can be moved but not removed', () => {
    const inner = setLocked(page, { id: 'b', locked: true });
    expect(moveNode(inner, { id: 'tabs', to: { slot: 'aside' } }).slots.aside).toEqual(['tabs']);
    expect(problemOf(() => removeNode(inner, { id: 'tabs' }))).toMatchObject({ code: 'NODE_LOCKED' });
  });

  test('its copy is free, and unlocking leaves no trace', () => {
    const next = duplicateNode(locked, { id: 'tabs', ids: { tabs: 't2', b: 'b2', c: 'c2' } });
    expect(next.nodes.t2).not.toHaveProperty('locked');
    expect(setLocked(locked, { id: 'tabs', locked: false })).toEqual(page);
  });
});

describe('replaceDocument', () => {
  test('takes a document to the bounds of documents and no further', () => {
    const deep = (depth: number) => setProp(page, { id: 'a', path: ['x'], value: nested(depth) });
    const next = applyCommand(page, { type: 'replaceDocument', document: deep(28) });
    expect(next.document).toEqual(deep(28));
    const deeper = { ...page, nodes: { ...page.nodes, a: { ...node('a'), props: { x: nested(29) } } } };
    expect(problemOf(() => replaceDocument(page, { document: deeper }))).toMatchObject({
      code: 'DOCUMENT_TOO_DEEP',
    });
  });

  test.each<[unknown, string]>([
    [undefined, 'INVALID_VALUE'],
    [{ ...page, slots: { main: ['gone'] } }, 'NODE_MISSING'],
    [{ ...page, fields: { x: { type: 'TIME', value: 'soon' } } }, 'INVALID_VALUE'],
  ])('%j is refused as %s', (document, code) => {
    const command = { type: 'replaceDocument', document } as Command;
    expect(problemOf(() => applyCommand(page, command))).toMatchObject({ code });
  });
});

describe('removeNode', () => {
  test('takes everything below along', () => {
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

  test('to another slot, children and all', () => {
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

  test('what every object has is no new id', () => {
    const node = { id: 'toString', type: 'banner', v: 1, props: {} };
    const start = insertNode(page, { node, to: { slot: 'main' } });
    expect(problemOf(() => duplicateNode(start, { id: 'toString', ids: {} }))).toMatchObject({
      code: 'NODE_MISSING',
    });
  });
});

describe('setProp', () => {
  const listed = setProp(page, { id: 'a', path: ['items'], value: [{ title: { th: 'ก' } }, { title: {} }] });
  const items = (...change: [path: (string | number)[], value?: unknown]) =>
    setProp(listed, { id: 'a', path: ['items', ...change[0]], value: change[1] }).nodes.a?.props.items;

  test('sets, replaces and removes a prop', () => {
    expect(setProp(page, { id: 'a', path: ['size'], value: 3 }).nodes.a?.props).toEqual({
      title: 'a',
      size: 3,
    });
    expect(setProp(page, { id: 'a', path: ['title'], value: null }).nodes.a?.props).toEqual({ title: null });
    expect(setProp(page, { id: 'a', path: ['title'] }).nodes.a?.props).toEqual({});
  });

  test('reaches into lists and objects', () => {
    expect(items([1, 'title', 'en'], 'x')).toEqual([{ title: { th: 'ก' } }, { title: { en: 'x' } }]);
    expect(items([0])).toEqual([{ title: {} }]);
    expect(items([2], 'last')).toEqual([{ title: { th: 'ก' } }, { title: {} }, 'last']);
  });

  test.each([
    [['gone', 'x'], 'PROP_MISSING'],
    [['toString', 'x'], 'PROP_MISSING'],
    [['title', 'x'], 'PROP_MISSING'],
    [['title', 0], 'PROP_MISSING'],
    [[0], 'PROP_MISSING'],
    [['items', 3], 'PROP_MISSING'],
    [['items', 2, 'x'], 'PROP_MISSING'],
    [['items', 'length'], 'PROP_MISSING'],
    [['items', '0'], 'PROP_MISSING'],
    [['__proto__'], 'INVALID_VALUE'],
    [['items', 0, 'constructor'], 'INVALID_VALUE'],
    [[], 'TOO_SMALL'],
  ])('the path %j is refused as %s', (path, code) => {
    expect(problemOf(() => setProp(listed, { id: 'a', path, value: 1 }))).toMatchObject({ code });
  });

  test.each([
    [JSON.parse('{"__proto__":1}'), 'FORBIDDEN_KEY'],
    ['\ud800', 'INVALID_TEXT'],
    [Number.NaN, 'INVALID_NUMBER'],
    [new Date(0), 'INVALID_VALUE'],
    ['x'.repeat(LIMITS.stringLength + 1), 'STRING_TOO_LONG'],
  ])('the value %o is refused as %s', (value, code) => {
    expect(problemOf(() => setProp(page, { id: 'a', path: ['x'], value }))).toMatchObject({ code });
  });

  test('the depth of a value counts from where it stands', () => {
    const set = (depth: number) => () => setProp(page, { id: 'a', path: ['x'], value: nested(depth) });
    expect(problemOf(set(28))).toBeUndefined();
    expect(problemOf(set(29))).toMatchObject({ code: 'DOCUMENT_TOO_DEEP' });
  });

  test('an unknown node is refused', () => {
    expect(problemOf(() => setProp(page, { id: 'gone', path: ['x'], value: 1 }))).toMatchObject({
      code: 'NODE_MISSING',
    });
  });
});

describe('setRules and setHidden', () => {
  test('set, and leave no trace when cleared', () => {
    const ruled = setRules(page, { id: 'a', rules: [{ type: 'audience', value: 'member' }] });
    expect(ruled.nodes.a?.rules).toEqual([{ type: 'audience', value: 'member' }]);
    expect(setRules(ruled, { id: 'a', rules: [] })).toEqual(page);
    const hidden = setHidden(page, { id: 'a', hidden: true });
    expect(hidden.nodes.a?.hidden).toBe(true);
    expect(setHidden(hidden, { id: 'a', hidden: false })).toEqual(page);
    expect(setHidden(hidden, { id: 'a', hidden: false }).nodes.a).not.toHaveProperty('hidden');
  });

  test('a rule that could never match is refused', () => {
    expect(
      problemOf(() => setRules(page, { id: 'a', rules: [{ type: 'languages', values: [] }] })),
    ).toMatchObject({
      code: 'TOO_SMALL',
    });
  });
});

describe('setMeta', () => {
  test('sets and removes an entry', () => {
    const titled = setMeta(page, { name: 'title', value: { th: 'ก' } });
    expect(titled.meta).toEqual({ title: { th: 'ก' }, description: {} });
    const pictured = setMeta(titled, { name: 'image', value: '/media/a.png' });
    expect(pictured.meta.image).toBe('/media/a.png');
    expect(setMeta(pictured, { name: 'image' }).meta).not.toHaveProperty('image');
  });

  test.each<[Parameters<typeof setMeta>[1], string]>([
    [{ name: 'title' }, 'INVALID_VALUE'],
    [{ name: 'title', value: { fr: 'x' } }, 'UNKNOWN_KEY'],
    [{ name: 'image', value: 'javascript:alert(1)' }, 'BAD_LINK'],
  ])('%j is refused as %s', (args, code) => {
    expect(problemOf(() => setMeta(page, args))).toMatchObject({ code, path: ['meta', args.name] });
  });
});

describe('setField', () => {
  test('sets what the type takes, sanitised, and removes it', () => {
    const value = { th: '<b onclick=x>ก</b>' };
    const next = setField(page, { name: 'body', field: { type: 'RICH_TEXT', value } });
    expect(next.fields).toEqual({ body: { type: 'RICH_TEXT', value: { th: '<b>ก</b>' } } });
    expect(setField(next, { name: 'body' })).toEqual(page);
  });

  test('a value of another type is refused', () => {
    expect(problemOf(() => setField(page, { name: 'x', field: { type: 'TIME', value: 'soon' } }))).toEqual({
      code: 'INVALID_VALUE',
      path: ['fields', 'x', 'value'],
    });
  });
});

describe('setSlots', () => {
  test('adds empty slots and drops empty ones, of a node and of the page', () => {
    const tabs = setSlots(page, { parent: 'tabs', slots: ['first', 'third'] }).nodes.tabs;
    expect(tabs?.slots).toEqual({ first: ['b', 'c'], third: [] });
    expect(setSlots(page, { slots: ['main', 'footer'] }).slots).toEqual({ main: ['a', 'tabs'], footer: [] });
    expect(setSlots(page, { parent: 'a', slots: ['in'] }).nodes.a?.slots).toEqual({ in: [] });
    expect(setSlots(page, { parent: 'a', slots: ['toString'] }).nodes.a?.slots).toEqual({ toString: [] });
  });

  test('without slots a node is no container any more', () => {
    const container = setSlots(page, { parent: 'a', slots: ['in'] });
    expect(setSlots(container, { parent: 'a' })).toEqual(page);
    expect(setSlots({ ...page, slots: { main: [] }, nodes: {} }, {}).slots).toEqual({});
  });

  test('a slot with modules stays', () => {
    expect(problemOf(() => setSlots(page, { parent: 'tabs', slots: ['second'] }))).toEqual({
      code: 'SLOT_NOT_EMPTY',
      path: ['nodes', 'tabs', 'slots', 'first'],
    });
  });
});

test.each(['__proto__', 'constructor', 'prototype'])('%s names no node, slot or field', (name) => {
  const refusals = [
    () => insertNode(page, { node: node(name), to: { slot: 'main' } }),
    () => duplicateNode(page, { id: 'a', ids: { a: name } }),
    () => setSlots(page, { slots: ['main', 'aside', name] }),
    () => setField(page, { name, field: { type: 'TEXT', value: 'x' } }),
  ];
  for (const refusal of refusals) expect(problemOf(refusal)).toMatchObject({ code: 'INVALID_VALUE' });
});

describe('applyCommand', () => {
  test('gives patches of what changed, and those that undo it', () => {
    const applied = applyCommand(page, { type: 'setProp', id: 'a', path: ['title'], value: 'x' });
    const path = ['nodes', 'a', 'props', 'title'];
    expect(applied.patches).toEqual([{ op: 'replace', path, value: 'x' }]);
    expect(applied.inversePatches).toEqual([{ op: 'replace', path, value: 'a' }]);
  });

  test('a change to what was already there is none', () => {
    const applied = applyCommand(page, { type: 'setProp', id: 'a', path: ['title'], value: 'a' });
    expect(applied).toEqual({ document: page, patches: [], inversePatches: [] });
    expect(applied.document).toBe(page);
  });

  test.each<unknown>([
    { type: 'dropTables' },
    { type: 'removeNode' },
    { type: 'removeNode', id: 'a', force: true },
    { type: 'removeNode', id: '__proto__' },
    JSON.parse('{"type":"setProp","id":"a","path":["x"],"value":{"__proto__":{"polluted":1}}}'),
    null,
  ])('%j is no command', (command) => {
    expect(problemOf(() => applyCommand(page, command as Command))).toBeDefined();
  });

  test('a command that breaks the tree is refused', () => {
    const command: Command = { type: 'moveNode', id: 'tabs', to: { parent: 'tabs', slot: 'first' } };
    expect(problemOf(() => applyCommand(page, command))).toMatchObject({ code: 'NODE_CYCLE' });
  });
});
