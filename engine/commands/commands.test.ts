import { describe, expect, test } from 'vitest';
import type { Command } from '#schemas/page/commands.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { applyCommand } from './apply.ts';
import { nested, problemOf } from './commands.fixtures.ts';
import { duplicateNode } from './duplicate-node.ts';
import { insertNode } from './insert-node.ts';
import { moveNode } from './move-node.ts';
import { removeNode } from './remove-node.ts';
import { replaceDocument } from './replace-document.ts';
import { setField } from './set-field.ts';
import { setLocked } from './set-locked.ts';
import { setProp } from './set-prop.ts';
import { setSlots } from './set-slots.ts';

const page = samplePage();

describe('applyCommand', () => {
  test('returns patches of the changes, and inverse patches', () => {
    const applied = applyCommand(page, { type: 'setProp', id: 'a', path: ['title'], value: 'x' });
    const path = ['nodes', 'a', 'props', 'title'];
    expect(applied.patches).toEqual([{ op: 'replace', path, value: 'x' }]);
    expect(applied.inversePatches).toEqual([{ op: 'replace', path, value: 'a' }]);
  });

  test('setting the same value again is no change', () => {
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

  test.each(refused)('a locked module and its descendants can’t be changed: %j', (command) => {
    expect(applyCommand(page, command).document).toBeDefined();
    expect(problemOf(() => applyCommand(locked, command))).toMatchObject({ code: 'NODE_LOCKED' });
  });

  test('a parent of a locked module can be moved but not removed', () => {
    const inner = setLocked(page, { id: 'b', locked: true });
    expect(moveNode(inner, { id: 'tabs', to: { slot: 'aside' } }).slots.aside).toEqual(['tabs']);
    expect(problemOf(() => removeNode(inner, { id: 'tabs' }))).toMatchObject({ code: 'NODE_LOCKED' });
  });

  test('its copy is unlocked, and unlocking removes the flag', () => {
    const next = duplicateNode(locked, { id: 'tabs', ids: { tabs: 't2', b: 'b2', c: 'c2' } });
    expect(next.nodes.t2).not.toHaveProperty('locked');
    expect(setLocked(locked, { id: 'tabs', locked: false })).toEqual(page);
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
