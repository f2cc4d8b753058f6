import { describe, expect, test } from 'vitest';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { setProp } from './commands/set-prop.ts';
import { applyAll } from './merge.fixtures.ts';
import { mergeEdit } from './merge.ts';

const page = setProp(samplePage(), { id: 'a', path: ['items'], value: [{ t: { th: 'ก' } }, { t: {} }] });
const prop = (path: (string | number)[], value?: unknown): Command => ({
  type: 'setProp',
  id: 'a',
  path,
  ...(value !== undefined && { value }),
});

/** Result of `mine` after Ann's `theirs`, both made on the same document. */
function merged(theirs: Command[], mine: Command[], on: PageDocument = page) {
  return mergeEdit(applyAll(on, theirs), mine, [{ commands: theirs, operatorName: 'Ann' }]);
}

const replaced = { ...samplePage(), slots: { main: ['a', 'tabs'], aside: [], foot: [] } };

describe('work on different things is merged', () => {
  test.each<[string, Command, Command]>([
    ['two props', prop(['title'], 'x'), prop(['size'], 1)],
    ['two languages', prop(['items', 0, 't', 'en'], 'x'), prop(['items', 0, 't', 'th'], 'y')],
    ['two items of a list', prop(['items', 0], 'x'), prop(['items', 1, 't'], 'y')],
    ['an item added and another changed', prop(['items', 2], 'x'), prop(['items', 0, 't'], 'y')],
    ['two modules', prop(['title'], 'x'), { type: 'setProp', id: 'b', path: ['title'], value: 'y' }],
    [
      'name and visibility',
      { type: 'setName', id: 'a', name: 'x' },
      { type: 'setHidden', id: 'a', hidden: true },
    ],
    ['text and settings', prop(['title'], 'x'), { type: 'setHidden', id: 'a', hidden: true }],
    [
      'rules and visibility',
      { type: 'setRules', id: 'a', rules: [{ type: 'audience', value: 'guest' }] },
      { type: 'setHidden', id: 'a', hidden: true },
    ],
    [
      'two meta entries',
      { type: 'setMeta', name: 'title', value: {} },
      { type: 'setMeta', name: 'noindex', value: true },
    ],
    [
      'two inserts in one place',
      { type: 'insertNode', node: node('x'), to: { slot: 'main', after: 'a' } },
      { type: 'insertNode', node: node('y'), to: { slot: 'main', after: 'a' } },
    ],
    [
      'an insert and a removal',
      { type: 'removeNode', id: 'b' },
      { type: 'insertNode', node: node('y'), to: { parent: 'tabs', slot: 'first', index: 2 } },
    ],
    ['a move and a text', { type: 'moveNode', id: 'a', to: { slot: 'aside' } }, prop(['title'], 'x')],
    [
      'two moves',
      { type: 'moveNode', id: 'a', to: { slot: 'aside' } },
      { type: 'moveNode', id: 'b', to: { slot: 'aside' } },
    ],
    [
      'a copy and a change of the original',
      { type: 'duplicateNode', id: 'a', ids: { a: 'a2' } },
      prop(['title'], 'x'),
    ],
  ])('%s', (_what, theirs, mine) => {
    expect(merged([theirs], [mine])).toEqual({
      status: 'applied',
      document: applyAll(page, [theirs, mine]),
      commands: [mine],
    });
  });
});

describe('one value changed by both is a conflict that shows both', () => {
  test.each<[string, Command, Command, object]>([
    [
      'a prop',
      prop(['title'], 'hers'),
      prop(['title'], 'mine'),
      { path: ['nodes', 'a', 'props', 'title'], mine: 'mine', theirs: 'hers' },
    ],
    ['what holds it', prop(['items', 0], { t: { en: 'hers' } }), prop(['items', 0, 't'], {}), {}],
    [
      'what it holds',
      prop(['items', 0, 't', 'en'], 'hers'),
      prop(['items', 0], 'mine'),
      { mine: 'mine', theirs: { t: { th: 'ก', en: 'hers' } } },
    ],
    ['a removed prop', prop(['title']), prop(['title'], 'mine'), { mine: 'mine', theirs: undefined }],
    ['an item taken out before it', prop(['items', 0]), prop(['items', 0, 't'], 'mine'), {}],
    [
      'an item taken out',
      prop(['items', 1, 't', 'en'], 'x'),
      prop(['items', 0]),
      { path: ['nodes', 'a', 'props', 'items'] },
    ],
    [
      'two items added',
      prop(['items', 2], 'hers'),
      prop(['items', 2], 'mine'),
      { mine: 'mine', theirs: 'hers' },
    ],
    [
      'the whole list',
      prop(['items'], [{ t: {} }]),
      prop(['items', 0, 't'], 'mine'),
      { mine: 'mine', theirs: {} },
    ],
    [
      'rules',
      { type: 'setRules', id: 'a', rules: [{ type: 'audience', value: 'guest' }] },
      { type: 'setRules', id: 'a', rules: [{ type: 'audience', value: 'member' }] },
      { path: ['nodes', 'a', 'rules'] },
    ],
    [
      'a field',
      { type: 'setField', name: 'x', field: { type: 'TEXT', value: 'hers' } },
      { type: 'setField', name: 'x', field: { type: 'TEXT', value: 'mine' } },
      { path: ['fields', 'x'] },
    ],
    [
      'the page’s title',
      { type: 'setMeta', name: 'title', value: { th: 'hers' } },
      { type: 'setMeta', name: 'title', value: { th: 'mine' } },
      { path: ['meta', 'title'] },
    ],
    [
      'a module’s place',
      { type: 'moveNode', id: 'a', to: { slot: 'aside' } },
      { type: 'moveNode', id: 'a', to: { slot: 'main', index: 1 } },
      { theirs: { slot: 'aside', index: 0 }, mine: { slot: 'main', index: 1 } },
    ],
    [
      'slots',
      { type: 'setSlots', slots: ['main', 'aside', 'x'] },
      { type: 'setSlots', slots: ['main', 'aside', 'y'] },
      { path: ['slots'] },
    ],
    [
      'a removed module, in whose part she wrote',
      { type: 'setProp', id: 'b', path: ['title'], value: 'hers' },
      { type: 'removeNode', id: 'tabs' },
      { path: ['nodes', 'b'], mine: undefined },
    ],
    [
      'a removed module, into which she moved another',
      { type: 'moveNode', id: 'a', to: { parent: 'tabs', slot: 'first' } },
      { type: 'removeNode', id: 'tabs' },
      { path: ['nodes', 'a'] },
    ],
    [
      'a removed module, into which she put a new one',
      { type: 'insertNode', node: node('x'), to: { parent: 'tabs', slot: 'second' } },
      { type: 'removeNode', id: 'tabs' },
      { path: ['nodes', 'x'] },
    ],
    [
      'a document replaced by her',
      { type: 'replaceDocument', document: replaced },
      prop(['title'], 'mine'),
      { path: ['nodes', 'a', 'props', 'title'] },
    ],
    [
      'a document replaced by me',
      prop(['title'], 'hers'),
      { type: 'replaceDocument', document: replaced },
      { path: [] },
    ],
  ])('%s', (_what, theirs, mine, conflict) => {
    const outcome = merged([theirs], [mine]);
    expect(outcome).toMatchObject({ status: 'conflict', conflicts: [{ ...conflict, by: 'Ann' }] });
  });

  test('unless both set the same value', () => {
    const both = [prop(['title'], { th: 'x' })];
    expect(merged(both, both)).toMatchObject({ status: 'applied' });
    expect(merged([{ type: 'removeNode', id: 'tabs' }], [{ type: 'removeNode', id: 'tabs' }])).toMatchObject({
      status: 'applied',
      commands: [],
    });
  });

  test('all or nothing: one conflict blocks the whole edit', () => {
    expect(merged([prop(['title'], 'hers')], [prop(['size'], 1), prop(['title'], 'mine')])).toMatchObject({
      status: 'conflict',
      conflicts: [{ mine: 'mine' }],
    });
  });

  test('at most twenty conflicts are returned', () => {
    const texts = (value: string) => Array.from({ length: 30 }, (_, i) => prop([`p${i}`], value));
    expect(merged(texts('hers'), texts('mine'))).toMatchObject({
      conflicts: expect.toSatisfy((conflicts: unknown[]) => conflicts.length === 20),
    });
  });
});

describe('edits that no longer apply are refused', () => {
  test.each<[string, Command, Command, string]>([
    [
      'a text of a removed module',
      { type: 'removeNode', id: 'tabs' },
      { type: 'setProp', id: 'b', path: ['title'], value: 'mine' },
      'NODE_MISSING',
    ],
    [
      'a change of a locked module',
      { type: 'setLocked', id: 'a', locked: true },
      prop(['title'], 'mine'),
      'NODE_LOCKED',
    ],
    [
      'a move into each other',
      { type: 'moveNode', id: 'x', to: { parent: 'tabs', slot: 'first' } },
      { type: 'moveNode', id: 'tabs', to: { parent: 'x', slot: 'in' } },
      'NODE_CYCLE',
    ],
    [
      'a slot that she dropped',
      { type: 'setSlots', parent: 'tabs', slots: ['first'] },
      { type: 'insertNode', node: node('y'), to: { parent: 'tabs', slot: 'second' } },
      'SLOT_MISSING',
    ],
  ])('%s', (_what, theirs, mine, code) => {
    const on = applyAll(page, [{ type: 'insertNode', node: node('x', { in: [] }), to: { slot: 'main' } }]);
    expect(merged([theirs], [mine], on)).toMatchObject({ status: 'refused', problem: { code } });
  });

  test('a removal of a node that never existed', () => {
    expect(merged([], [{ type: 'removeNode', id: 'gone' }])).toMatchObject({ status: 'refused' });
  });
});

test('a conflict names the operator who changed the value last', () => {
  const by = (operatorName: string, ...commands: Command[]) => ({ operatorName, commands });
  const since = [
    by('Ann', prop(['title'], 'first')),
    by('Bob', prop(['title'], 'second')),
    by('Cat', prop(['size'], 3)),
  ];
  const newest = applyAll(
    page,
    since.flatMap(({ commands }) => commands),
  );
  expect(mergeEdit(newest, [prop(['title'], 'mine')], since)).toMatchObject({
    status: 'conflict',
    conflicts: [{ theirs: 'second', by: 'Bob' }],
  });
});

describe('a removal', () => {
  const remove = (id: string): Command => ({ type: 'removeNode', id });
  const since = (...edits: Command[][]) => edits.map((commands) => ({ commands, operatorName: 'Ann' }));

  test('of a node that somebody has removed meanwhile, among other edits, has nothing left to do', () => {
    const edits = [[prop(['title'], 'x')], [remove('a')]];
    const newest = applyAll(page, edits.flat());
    expect(mergeEdit(newest, [remove('a')], since(...edits))).toMatchObject({
      status: 'applied',
      commands: [],
    });
  });

  test.each<[string, Command]>([
    ['removed something else', remove('b')],
    ['changed what isn’t there', { type: 'setHidden', id: 'gone', hidden: true }],
    ['changed something else', prop(['title'], 'x')],
  ])('of a missing node is refused when they have %s', (_what, theirs) => {
    expect(mergeEdit(page, [remove('gone')], since([theirs]))).toMatchObject({
      status: 'refused',
      problem: { code: 'NODE_MISSING' },
    });
  });

  test('of a node that was removed and restored, locked, is refused', () => {
    const locked = { ...node('a'), locked: true };
    const edit: Command[] = [remove('a'), { type: 'insertNode', node: locked, to: { slot: 'main' } }];
    expect(mergeEdit(applyAll(page, edit), [remove('a')], since(edit))).toMatchObject({
      status: 'refused',
      problem: { code: 'NODE_LOCKED' },
    });
  });

  test('excuses no other change of the removed node', () => {
    expect(merged([remove('a')], [prop(['title'], 'x')])).toMatchObject({
      status: 'refused',
      problem: { code: 'NODE_MISSING' },
    });
  });
});

test('a conflict of two whole documents contains its place only', () => {
  const mine = { ...replaced, fields: {} };
  const theirs = { ...replaced, meta: { ...replaced.meta, noindex: true } };
  const by = (document: PageDocument): Command => ({ type: 'replaceDocument', document });
  expect(merged([by(theirs)], [by(mine)])).toEqual({
    status: 'conflict',
    conflicts: [{ path: [], by: 'Ann' }],
  });
});

test('an error that is no problem of the edit is thrown', () => {
  expect(() => mergeEdit(null as unknown as PageDocument, [prop(['title'], 'x')], [])).toThrow(TypeError);
});
