import { describe, expect, test } from 'vitest';
import { textValue } from '../fields/text.ts';
import {
  emptyDocument,
  localized,
  PAGE_TYPES,
  type PageDocument,
  pageDocumentSchema,
  pickLocalized,
} from './document.ts';
import { node, samplePage } from './pages.fixtures.ts';
import { problemsOf } from './problem.ts';

function problems(value: unknown) {
  const parsed = pageDocumentSchema.safeParse(value);
  return parsed.success ? [] : problemsOf(parsed.error);
}

function withNodes(slots: PageDocument['slots'], ...nodes: ReturnType<typeof node>[]): PageDocument {
  return { ...samplePage(), slots, nodes: Object.fromEntries(nodes.map((each) => [each.id, each])) };
}

describe('page types', () => {
  test('the five page types of the specification parse, and no other', () => {
    expect(PAGE_TYPES).toEqual([
      'COMMON_PAGE',
      'PAGE_NAVIGATION',
      'PAGE_CATEGORY',
      'RELATION_PAGE',
      'FOLLOW_PAGE',
    ]);
    for (const pageType of PAGE_TYPES) expect(problems(emptyDocument(pageType))).toEqual([]);
    expect(problems({ ...emptyDocument('COMMON_PAGE'), pageType: 'HOME' })).toEqual([
      { code: 'INVALID_VALUE', path: ['pageType'] },
    ]);
  });
});

describe('tree', () => {
  test('every node in exactly one slot is valid', () => {
    expect(problems(samplePage())).toEqual([]);
  });

  test('a slot that names an unknown node', () => {
    expect(problems(withNodes({ main: ['gone'] }))).toEqual([
      { code: 'NODE_MISSING', path: ['slots', 'main', 0], params: { id: 'gone' } },
    ]);
  });

  test('a node id that only an object prototype has', () => {
    expect(problems(withNodes({ main: ['toString'] }))).toMatchObject([{ code: 'NODE_MISSING' }]);
  });

  test('a node referenced twice', () => {
    expect(problems(withNodes({ main: ['a', 'a'] }, node('a')))).toEqual([
      { code: 'NODE_REFERENCED_TWICE', path: ['slots', 'main', 1], params: { id: 'a' } },
    ]);
    expect(problems(withNodes({ main: ['a', 'b'] }, node('a', { in: ['b'] }), node('b')))).toMatchObject([
      { code: 'NODE_REFERENCED_TWICE', path: ['nodes', 'a', 'slots', 'in', 0] },
    ]);
  });

  test('a cycle, of two nodes and of one', () => {
    const pair = withNodes({ main: [] }, node('a', { in: ['b'] }), node('b', { in: ['a'] }));
    expect(problems(pair)).toEqual([
      { code: 'NODE_CYCLE', path: ['nodes', 'a'], params: { id: 'a' } },
      { code: 'NODE_CYCLE', path: ['nodes', 'b'], params: { id: 'b' } },
    ]);
    expect(problems(withNodes({ main: [] }, node('a', { in: ['a'] })))).toMatchObject([
      { code: 'NODE_CYCLE', path: ['nodes', 'a'] },
    ]);
  });

  test('an orphan is reported alone, without its descendants', () => {
    expect(problems(withNodes({ main: [] }, node('a', { in: ['b'] }), node('b')))).toEqual([
      { code: 'NODE_ORPHAN', path: ['nodes', 'a'], params: { id: 'a' } },
    ]);
  });

  test('a node under another id', () => {
    const document = { ...samplePage(), slots: { main: ['x'] }, nodes: { x: node('y') } };
    expect(problems(document)).toEqual([
      { code: 'NODE_ID_MISMATCH', path: ['nodes', 'x', 'id'], params: { id: 'x' } },
    ]);
  });

  test('modules nest 32 deep, not 33', () => {
    const chain = (depth: number) =>
      withNodes(
        { main: ['n1'] },
        ...Array.from({ length: depth }, (_, i) =>
          node(`n${i + 1}`, i + 1 < depth ? { in: [`n${i + 2}`] } : {}),
        ),
      );
    expect(problems(chain(32))).toEqual([]);
    expect(problems(chain(33))).toEqual([
      { code: 'DOCUMENT_TOO_DEEP', path: ['nodes', 'n33'], params: { id: 'n33' } },
    ]);
  });

  test('2,000 nodes, not 2,001', () => {
    const page = (count: number) => {
      const nodes = Array.from({ length: count }, (_, i) => node(`n${i}`));
      return withNodes({ main: nodes.map(({ id }) => id) }, ...nodes);
    };
    expect(problems(page(2_000))).toEqual([]);
    expect(problems(page(2_001))).toEqual([{ code: 'TOO_MANY_NODES', path: ['nodes'] }]);
  });

  test.each(['', 'a b', 'a/b', 'ก', 'x'.repeat(65), 'constructor', 'prototype'])(
    'the node id %j is refused',
    (id) => {
      expect(problems(withNodes({ main: [id] }, node(id)))).not.toEqual([]);
    },
  );

  test('an unknown key is refused by name', () => {
    expect(problems({ ...samplePage(), extra: 1 })).toEqual([
      { code: 'UNKNOWN_KEY', path: [], params: { key: 'extra' } },
    ]);
  });
});

describe('localized', () => {
  test('takes a value per language and nothing else', () => {
    const schema = localized(textValue(3));
    expect(schema.safeParse({ th: 'ก', en: 'a' }).success).toBe(true);
    expect(schema.safeParse({ fr: 'a' }).success).toBe(false);
    expect(schema.safeParse({ th: 'long' }).success).toBe(false);
  });

  test('a missing or empty text falls back: to the default language, then English, then any; any other value is kept', () => {
    expect(pickLocalized({ th: 'ก', en: 'a' }, 'th', 'en')).toBe('ก');
    expect(pickLocalized({ en: 'a' }, 'th', 'en')).toBe('a');
    expect(pickLocalized({ th: '', en: 'a' }, 'th', 'en')).toBe('a');
    expect(pickLocalized({ th: 0, en: 1 }, 'th', 'en')).toBe(0);
    expect(pickLocalized({ th: 'ก', en: 'a' }, 'id', 'th')).toBe('ก');
    expect(pickLocalized({ id: 'x', en: 'a' }, 'th', 'th')).toBe('a');
    expect(pickLocalized({ id: 'x', en: '' }, 'th', 'th')).toBe('x');
    expect(pickLocalized({ th: '' }, 'th', 'en')).toBeUndefined();
    expect(pickLocalized(undefined, 'th', 'en')).toBeUndefined();
  });
});

test('a module has twenty rules at most', () => {
  const ruled = (count: number) =>
    withNodes(
      { main: ['a'] },
      { ...node('a'), rules: Array(count).fill({ type: 'audience', value: 'guest' }) },
    );
  expect(problems(ruled(20))).toEqual([]);
  expect(problems(ruled(21))).toEqual([
    { code: 'TOO_BIG', path: ['nodes', 'a', 'rules'], params: { maximum: 20 } },
  ]);
});
