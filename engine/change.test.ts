import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDocument } from '#schemas/page/document.ts';
import { isSame, smallestChanges } from './change.ts';
import { setProp } from './commands/set-prop.ts';

describe('smallestChanges', () => {
  test.each<[unknown, unknown, unknown]>([
    ['a', 'a', []],
    ['a', 'b', [{ path: ['x'], value: 'b' }]],
    [{ th: 'ก', en: 'a' }, { th: 'ก', en: 'b' }, [{ path: ['x', 'en'], value: 'b' }]],
    [{ th: 'ก', en: 'a' }, { th: 'ก' }, [{ path: ['x', 'en'], value: undefined }]],
    [undefined, { en: 'a' }, [{ path: ['x'], value: { en: 'a' } }]],
    [[{ t: { en: 'a' } }, {}], [{ t: { en: 'b' } }, {}], [{ path: ['x', 0, 't', 'en'], value: 'b' }]],
    [[1, 2], [2, 1], [{ path: ['x'], value: [2, 1] }]],
    [[1], [1, 2], [{ path: ['x'], value: [1, 2] }]],
    [{ a: 1 }, [1], [{ path: ['x'], value: [1] }]],
    [{ valueOf: '' }, {}, [{ path: ['x', 'valueOf'], value: undefined }]],
    [{}, { toString: 'a' }, [{ path: ['x', 'toString'], value: 'a' }]],
  ])('%j to %j', (before, after, changes) => {
    expect(smallestChanges(before, after, ['x'])).toEqual(changes);
  });

  test('as commands they make the one value of the other', () => {
    const json = fc
      .jsonValue({ maxDepth: 4 })
      .filter((value) => !/__proto__|prototype|constructor/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(json, json, (before, after) => {
        const node = { id: 'a', type: 'banner', v: 1, props: { x: before } };
        let document = { ...emptyDocument('COMMON_PAGE'), nodes: { a: node }, slots: { main: ['a'] } };
        for (const { path, value } of smallestChanges(before, after, ['x']))
          document = setProp(document, { id: 'a', path: [...path], value }) as typeof document;
        expect(isSame(document.nodes.a.props.x, after)).toBe(true);
      }),
    );
  });
});
