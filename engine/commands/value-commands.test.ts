import { describe, expect, test } from 'vitest';
import { LIMITS } from '#schemas/page/limits.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { nested, problemOf } from './commands.fixtures.ts';
import { setField } from './set-field.ts';
import { setHidden } from './set-hidden.ts';
import { setMeta } from './set-meta.ts';
import { setName } from './set-name.ts';
import { setProp } from './set-prop.ts';
import { setRules } from './set-rules.ts';
import { setSlots } from './set-slots.ts';

const page = samplePage();

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

  test('the depth of a value counts from its place in the document', () => {
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

test('setName gives a name, and takes it away', () => {
  const named = setName(page, { id: 'a', name: ' Hero ' });
  expect(named.nodes.a?.name).toBe('Hero');
  expect(setName(named, { id: 'a' })).toEqual(page);
  expect(problemOf(() => setName(page, { id: 'a', name: 'x'.repeat(81) }))).toMatchObject({
    code: 'TOO_BIG',
  });
});

describe('setRules and setHidden', () => {
  test('set a value, and remove the key when cleared', () => {
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
  test('sets a valid value of the type, sanitised, and removes it', () => {
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
