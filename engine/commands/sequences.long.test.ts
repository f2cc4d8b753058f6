import fc from 'fast-check';
import { applyPatches } from 'immer';
import { expect, test } from 'vitest';
import { parsePageDocument } from '#schemas/fields/parse-page.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { subtreeOf } from '../tree.ts';
import { applyCommand } from './apply.ts';
import { CommandError } from './command.ts';
import { invertCommand, invertCommands } from './invert.ts';

/** Few ids and slots, so that commands meet nodes that exist, are gone, or contain each other. */
const id = fc.constantFrom('a', 'b', 'c', 'tabs', 'n1', 'n2', 'n3', 'toString');
const slot = fc.constantFrom('main', 'aside', 'first', 'second', 'valueOf');
const index = fc.nat(4);
const to = fc.oneof(
  fc.record({ slot: fc.constantFrom('main', 'aside') }),
  fc.record({ slot: fc.constant('main'), index }),
  fc.record({ parent: id, slot: fc.constantFrom('first', 'second'), index }),
  fc.record({ parent: id, slot }),
  fc.record({ slot: fc.constant('main'), after: fc.oneof(id, fc.constant(null)), index }),
);
const newNode = fc
  .tuple(id, fc.subarray(['first', 'second']))
  .map(([own, slots]) => node(own, Object.fromEntries(slots.map((name) => [name, []]))));
const key = fc.constantFrom('title', 'items', 'x');
const path = fc.oneof(fc.tuple(key), fc.tuple(key, fc.oneof(key, fc.nat(2))));

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('insertNode' as const), node: newNode, to }),
  fc.record({
    type: fc.constant('insertTree' as const),
    root: fc.constant('t1'),
    nodes: fc.constantFrom<Record<string, ModuleNode>>(
      { t1: node('t1', { in: ['t2'] }), t2: { ...node('t2'), locked: true } },
      { t1: node('t1') },
      { t1: node('t1', { in: ['a'] }) },
    ),
    to,
  }),
  fc.record({ type: fc.constant('removeNode' as const), id }),
  fc.record({ type: fc.constant('moveNode' as const), id, to }),
  fc.record({ type: fc.constant('duplicateNode' as const), id, ids: fc.dictionary(id, id) }),
  fc.record(
    {
      type: fc.constant('setProp' as const),
      id,
      path,
      // JSON has no negative zero.
      value: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
    },
    { requiredKeys: ['type', 'id', 'path'] },
  ),
  fc.record({
    type: fc.constant('setRules' as const),
    id,
    rules: fc.subarray<NonNullable<PageDocument['nodes'][string]['rules']>[number]>([
      { type: 'audience', value: 'guest' },
      { type: 'time', from: '2026-01-01T00:00:00Z' },
    ]),
  }),
  fc.record({ type: fc.constant('setHidden' as const), id, hidden: fc.boolean() }),
  fc.record({
    type: fc.constant('setName' as const),
    id,
    name: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('setLocked' as const), id, locked: fc.boolean() }),
  fc.record({
    type: fc.constant('replaceDocument' as const),
    document: fc.constantFrom<PageDocument>(samplePage(), { ...samplePage(), slots: {} }),
  }),
  fc.record(
    {
      type: fc.constant('setMeta' as const),
      name: fc.constantFrom('title' as const, 'image' as const, 'noindex' as const),
      value: fc.constantFrom<unknown>({ th: 'ก' }, '/media/a.png', true),
    },
    { requiredKeys: ['type', 'name'] },
  ),
  fc.record(
    {
      type: fc.constant('setField' as const),
      name: fc.constantFrom('intro', 'until'),
      field: fc.constantFrom(
        { type: 'TEXT' as const, value: 'x' },
        { type: 'TIME' as const, value: '2026-01-01T00:00:00Z' },
        { type: 'TIME' as const, value: 'soon' },
      ),
    },
    { requiredKeys: ['type', 'name'] },
  ),
  fc.record(
    { type: fc.constant('setSlots' as const), parent: id, slots: fc.uniqueArray(slot) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constant('setOutdated' as const),
      id,
      translation: fc.constant('0123456789abcdef'),
      source: fc.constantFrom('fedcba9876543210', 'none'),
      outdated: fc.boolean(),
    },
    { requiredKeys: ['type', 'translation', 'source', 'outdated'] },
  ),
);

/** Command with fitting ids: random ids never cover a subtree exactly. */
function completed(document: PageDocument, given: Command, count: number): Command {
  if (given.type !== 'duplicateNode') return given;
  const ids = subtreeOf(document, given.id).map((old, i) => [old, `copy${count}-${i}`]);
  return { ...given, ids: Object.fromEntries(ids) };
}

test('after any commands the document is valid and can be undone and redone, by patches and by inverse commands', () => {
  const applied: Record<string, number> = {};
  const refused: Record<string, number> = {};
  fc.assert(
    fc.property(fc.array(fc.tuple(command, fc.boolean()), { maxLength: 30, size: 'max' }), (commands) => {
      const start = samplePage();
      const steps = [];
      const done: Command[] = [];
      let document = start;
      for (const [count, [given, complete]] of commands.entries()) {
        const before = structuredClone(document);
        const next = complete ? completed(document, given, count) : given;
        try {
          const step = applyCommand(document, next);
          steps.push(step);
          expect(parsePageDocument(JSON.stringify(step.document)).ok).toBe(true);
          expect(document).toEqual(before);
          expect(applyPatches(document, step.patches)).toEqual(step.document);
          const inverse: Command[] = JSON.parse(JSON.stringify(invertCommand(document, next)));
          const undone = inverse.reduce((page, each) => applyCommand(page, each).document, step.document);
          expect(undone).toEqual(document);
          done.push(next);
          document = step.document;
          applied[given.type] = (applied[given.type] ?? 0) + 1;
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          expect(document).toEqual(before);
          refused[given.type] = (refused[given.type] ?? 0) + 1;
        }
      }
      for (const { inversePatches } of steps.toReversed()) document = applyPatches(document, inversePatches);
      expect(document).toEqual(start);
      const end = done.reduce((page, each) => applyCommand(page, each).document, start);
      const inverse = invertCommands(start, done);
      expect(inverse.reduce((page, each) => applyCommand(page, each).document, end)).toEqual(start);
    }),
    { numRuns: 500 },
  );
  const types = ['insertNode', 'removeNode', 'moveNode', 'duplicateNode', 'setProp'];
  const more = [
    'insertTree',
    'setRules',
    'setHidden',
    'setName',
    'setLocked',
    'setMeta',
    'setField',
    'setSlots',
  ];
  for (const type of [...types, ...more, 'setOutdated', 'replaceDocument']) {
    expect(applied[type], `${type} applied`).toBeGreaterThan(30);
    expect(refused[type], `${type} refused`).toBeGreaterThan(20);
  }
});
