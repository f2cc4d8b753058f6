import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtreeOf } from '#engine/tree.ts';
import { parsePageDocument } from '#schemas/fields/parse-page.ts';
import type { Command } from '#schemas/page/commands.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { sampleStore } from './store.fixtures.ts';

const id = fc.constantFrom('a', 'b', 'c', 'tabs', 'n1', 'n2');
const to = fc.oneof(
  fc.record({ slot: fc.constantFrom('main', 'aside'), index: fc.nat(4) }),
  fc.record({ parent: fc.constant('tabs'), slot: fc.constantFrom('first', 'second'), index: fc.nat(3) }),
);
const path = fc.constantFrom<(string | number)[][]>(
  ['title'],
  ['items'],
  ['items', 0],
  ['items', 1],
  ['items', 0, 'text'],
  ['box', 'x'],
);
const value = fc.constantFrom<unknown>(undefined, 'x', 'xy', 'xy z', { text: 'x' }, ['one', 'two'], [], {
  x: 1,
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('setProp' as const), id, path, value }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('moveNode' as const), id, to }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('insertNode' as const),
      node: id.map((name) => node(name)),
      to,
    }),
  },
  fc.record({ type: fc.constant('removeNode' as const), id }),
  fc.record({ type: fc.constant('duplicateNode' as const), id, ids: fc.constant({}) }),
  fc.record({ type: fc.constant('setHidden' as const), id, hidden: fc.boolean() }),
  fc.record({
    type: fc.constant('setRules' as const),
    id,
    rules: fc.constantFrom<(Command & { type: 'setRules' })['rules']>(
      [],
      [{ type: 'audience', value: 'guest' }],
    ),
  }),
  fc.record({
    type: fc.constant('setMeta' as const),
    name: fc.constant('title' as const),
    value: fc.constantFrom({ th: 'ก' }, {}),
  }),
  fc.record({
    type: fc.constant('setSlots' as const),
    slots: fc.constantFrom<string[][]>(['main', 'aside'], ['main', 'aside', 'more']),
  }),
);
const edits = fc.array(fc.tuple(fc.array(command, { minLength: 1, maxLength: 2 }), fc.boolean()), {
  maxLength: 40,
  size: 'max',
});

test('undoing everything gives the first document, redoing everything the last', () => {
  let steps = 0;
  fc.assert(
    fc.property(edits, (list) => {
      const store = sampleStore();
      for (const [count, [commands, typed]] of list.entries()) {
        const { document } = store.getState();
        const complete = commands.map((each) =>
          each.type === 'duplicateNode'
            ? {
                ...each,
                ids: Object.fromEntries(
                  subtreeOf(document, each.id).map((old, i) => [old, `copy${count}-${i}`]),
                ),
              }
            : each,
        );
        store.edit(complete, {
          label: 'Edit',
          ...(typed && commands[0]?.type === 'setProp' && { coalesce: 'field' }),
        });
      }
      const last = store.getState().document;
      steps += store.getState().undoSteps.length;
      while (store.getState().undoSteps.length) store.undo();
      expect(store.getState().document).toEqual(samplePage());
      while (store.getState().redoSteps.length) store.redo();
      expect(store.getState().document).toEqual(last);
      expect(parsePageDocument(JSON.stringify(last)).ok).toBe(true);
      expect(store.getState().pending.some(({ stuck }) => stuck)).toBe(false);
    }),
    { numRuns: 300 },
  );
  expect(steps).toBeGreaterThan(1_000);
});
