import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { countChanges, diffDocuments } from './diff.ts';

const banner = defineModule({
  type: 'banner',
  version: 1,
  ...moduleLook,
  schema: z.looseObject({}),
  defaults: {},
  fields: [
    { name: 'title', type: 'TEXT', label: 'field.title', localized: true },
    {
      name: 'slides',
      type: 'LIST',
      label: 'field.slides',
      max: 5,
      item: [{ name: 'link', type: 'JUMP', label: 'field.link' }],
    },
    { name: 'goods', type: 'COMMODITY_RELATION', label: 'field.slides' },
  ],
});
const diff = (before: PageDocument, after: PageDocument) => diffDocuments(before, after, { banner });

function page(...ids: string[]): PageDocument {
  return {
    ...samplePage(),
    nodes: Object.fromEntries(ids.map((id) => [id, node(id)])),
    slots: { main: ids },
  };
}

function withProps(props: Record<string, unknown>): PageDocument {
  return { ...page('a'), nodes: { a: { ...node('a'), props } } };
}

describe('modules', () => {
  test('added and removed ones are named with their place', () => {
    expect(diff(page('a', 'b'), page('b', 'c'))).toMatchObject({
      added: [{ id: 'c', type: 'banner', to: { slot: 'main', index: 1 } }],
      removed: [{ id: 'a', type: 'banner', from: { slot: 'main', index: 0 } }],
      moved: [],
      changed: [],
    });
  });

  test('one moved to the front counts as moved, the shifted ones don’t', () => {
    expect(diff(page('a', 'b', 'c', 'd'), page('d', 'a', 'b', 'c')).moved).toEqual([
      { id: 'd', type: 'banner', from: { slot: 'main', index: 3 }, to: { slot: 'main', index: 0 } },
    ]);
  });

  test('one moved into another module counts as moved', () => {
    const before = samplePage();
    const after = structuredClone(before);
    after.slots.main = ['tabs'];
    after.nodes.tabs = node('tabs', { first: ['b', 'c'], second: ['a'] });
    expect(diff(before, after).moved).toEqual([
      {
        id: 'a',
        type: 'banner',
        from: { slot: 'main', index: 0 },
        to: { parent: 'tabs', slot: 'second', index: 0 },
      },
    ]);
  });
});

describe('values', () => {
  test('a changed text is listed by its field and language', () => {
    const before = withProps({ title: { th: 'ก', en: 'a' } });
    expect(diff(before, withProps({ title: { th: 'ก', en: 'b' } })).changed).toEqual([
      {
        id: 'a',
        type: 'banner',
        changes: [
          { path: ['props', 'title', 'en'], field: 'field.title', lang: 'en', before: 'a', after: 'b' },
        ],
      },
    ]);
  });

  test('a changed list is listed item by item, a relation as a whole', () => {
    const before = withProps({ slides: [{ link: '/a' }], goods: ['1', '2'] });
    const after = withProps({ slides: [{ link: '/b' }, { link: '/c' }], goods: ['2', '1'] });
    expect(diff(before, after).changed[0]?.changes).toEqual([
      { path: ['props', 'slides', 0, 'link'], field: 'field.link', before: '/a', after: '/b' },
      { path: ['props', 'slides', 1], field: 'field.slides', before: undefined, after: { link: '/c' } },
      { path: ['props', 'goods'], field: 'field.slides', before: ['1', '2'], after: ['2', '1'] },
    ]);
  });

  test('changes of rules, hiding and the page’s own texts and fields are listed', () => {
    const before = page('a');
    const after: PageDocument = {
      ...before,
      meta: { title: { th: 'ใหม่' }, description: {} },
      fields: { until: { type: 'TIME', value: '2026-01-01T00:00:00Z' } },
      nodes: { a: { ...node('a'), hidden: true, rules: [{ type: 'audience', value: 'guest' }] } },
    };
    const { changed, page: own } = diff(before, after);
    expect(changed[0]?.changes.map(({ path }) => path.join('.'))).toEqual(['rules', 'hidden']);
    expect(own.map(({ path, lang }) => [path.join('.'), lang])).toEqual([
      ['meta.title.th', 'th'],
      ['fields.until', undefined],
    ]);
  });

  test('the order of keys is no difference', () => {
    const before = withProps({ title: { th: 'ก', en: 'a' }, x: [{ a: 1, b: 2 }] });
    const after = withProps({ x: [{ b: 2, a: 1 }], title: { en: 'a', th: 'ก' } });
    expect(countChanges(diff(before, after))).toBe(0);
  });
});

test('for any two orders, moving only the modules listed as moved turns one into the other', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const order = fc.shuffledSubarray(ids, { minLength: 6 });
  fc.assert(
    fc.property(order, order, (from, to) => {
      const moved = new Set(diff(page(...from), page(...to)).moved.map(({ id }) => id));
      expect(from.filter((id) => !moved.has(id))).toEqual(to.filter((id) => !moved.has(id)));
      expect(moved.size).toBeLessThan(6);
    }),
  );
});
