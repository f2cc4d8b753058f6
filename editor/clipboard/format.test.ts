import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textFor } from '#locales/text.ts';
import { parsePageDocument } from '#schemas/fields/parse-page.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { nodeActions } from '../store/node-actions.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { readModules, writeModules } from './format.ts';

describe('modules on the clipboard', () => {
  test('keep their nested modules and get new ids, also in another page', () => {
    const trees = readModules(writeModules(samplePage(), ['c', 'tabs', 'a']));
    expect(trees?.roots).toEqual(['a', 'tabs']);
    const store = sampleStore();
    if (trees) nodeActions(store, { t: textFor('en'), lang: 'en' }).insertTrees(trees);
    const { document, selection } = store.getState();
    expect(document.slots.main).toEqual(['a', 'tabs', ...selection]);
    expect(Object.keys(document.nodes)).toHaveLength(8);
    expect(parsePageDocument(JSON.stringify(document)).ok).toBe(true);
    store.undo();
    expect(store.getState().document).toEqual(samplePage());
  });

  test('other text is rejected', () => {
    for (const text of ['', 'hello', '{}', '[]', '{"talat":"modules"}', JSON.stringify(samplePage())])
      expect(readModules(text)).toBeUndefined();
  });

  test('text that breaks a limit or a tree is rejected', () => {
    const wrap = (nodes: string, roots: string) => `{"talat":"modules","roots":${roots},"nodes":${nodes}}`;
    const one = (id: string, more = '') => `{"id":"${id}","type":"banner","v":1,"props":{}${more}}`;
    expect(readModules(wrap(`{"a":${one('a')}}`, '["a"]'))).toBeDefined();
    const broken = [
      wrap('{}', '["a"]'),
      wrap(`{"a":${one('b')}}`, '["a"]'),
      wrap(`{"a":${one('a')},"b":${one('b')}}`, '["a"]'),
      wrap(`{"a":${one('a', ',"slots":{"in":["a"]}')}}`, '["a"]'),
      wrap(`{"a":${one('a', ',"onclick":"x"')}}`, '["a"]'),
      wrap(`{"__proto__":${one('a')}}`, '["a"]'),
      wrap(`{"a":{"id":"a","type":"banner","v":1,"props":{"__proto__":{"x":1}}}}`, '["a"]'),
      wrap(
        `{"a":{"id":"a","type":"banner","v":1,"props":{"x":${'['.repeat(50)}${']'.repeat(50)}}}}`,
        '["a"]',
      ),
      `${wrap(`{"a":${one('a')}}`, '["a"]')}${' '.repeat(2_000_000)}`,
    ];
    for (const text of broken) expect(readModules(text), text.slice(0, 120)).toBeUndefined();
  });

  test('no clipboard text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => void readModules(text)),
      { numRuns: 1_000 },
    );
  });
});
