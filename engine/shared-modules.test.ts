import { expect, test } from 'vitest';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { nestedShared, sharedIds, withShared } from './shared-modules.ts';

const ref = (id: string, shared: string) => ({ ...node(id), type: 'shared', props: { id: shared } });

function page(...nodes: PageDocument['nodes'][string][]): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

test('a page names each of its shared modules once, the first fifty', () => {
  expect(sharedIds(page(ref('a', 's1'), node('b'), ref('c', 's2'), ref('d', 's1')))).toEqual(['s1', 's2']);
  const many = Array.from({ length: 60 }, (_, i) => ref(`n${i}`, `s${i}`));
  expect(sharedIds(page(...many))).toHaveLength(50);
  expect(sharedIds(page({ ...ref('a', ''), props: { id: ['x'] } }))).toEqual([]);
});

test('a shared module is shown with its nested modules wherever the page has it', () => {
  const { nodes, slots } = withShared(page(ref('one', 's'), node('b'), ref('two', 's')), { s: samplePage() });
  expect(slots.main).toEqual(['one', 'b', 'two']);
  expect(nodes.one?.slots).toEqual({ main: ['one:a', 'one:tabs'], aside: [] });
  expect(nodes['two:tabs']).toMatchObject({
    id: 'two:tabs',
    slots: { first: ['two:b', 'two:c'], second: [] },
  });
  expect(Object.keys(nodes)).toHaveLength(3 + 2 * 4);
});

test('what is missing stays empty, and a shared module inside another one is not shown', () => {
  const document = page(ref('a', 'gone'), ref('b', '__proto__'), ref('c', 's'));
  const shown = withShared(document, { s: page(ref('inner', 't')), t: samplePage() });
  expect(shown.nodes.a).toEqual(document.nodes.a);
  expect(shown.nodes.b).toEqual(document.nodes.b);
  expect(shown.nodes['c:inner']).toMatchObject({ type: 'shared' });
  expect(shown.nodes['c:inner']).not.toHaveProperty('slots');
  const plain = page(node('a'));
  expect(withShared(plain, { s: samplePage() })).toBe(plain);
});

test('a page grows no larger than a page may be', () => {
  const large = page(...Array.from({ length: 900 }, (_, i) => node(`n${i}`)));
  const { nodes } = withShared(page(ref('a', 's'), ref('b', 's'), ref('c', 's')), { s: large });
  expect(Object.keys(nodes).length).toBeLessThanOrEqual(LIMITS.nodes);
  expect(nodes.b?.slots?.main).toHaveLength(900);
  expect(nodes.c).not.toHaveProperty('slots');
});

test('only a shared module must not contain another one', () => {
  const document = page(node('a'), ref('b', 's'));
  expect(nestedShared('shared:1', document)).toMatchObject({
    code: 'SHARED_IN_SHARED',
    path: ['nodes', 'b'],
  });
  for (const path of ['/sale', 'template:1', 'section:1'])
    expect(nestedShared(path, document)).toBeUndefined();
  expect(nestedShared('shared:1', samplePage())).toBeUndefined();
});
