import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '#engine/commands/apply.ts';
import type { Command } from '#schemas/page/commands.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { applyPatch, diffByReference } from './document-patch.ts';

const node = (id: string): ModuleNode => ({ id, type: 'banner', v: 1, props: {}, slots: { tab: [] } });
const id = fc.constantFrom('a', 'b', 'c', 'd');
const place = fc.record({
  slot: fc.constantFrom('main', 'aside', 'tab'),
  index: fc.nat(3),
  parent: fc.option(id, { nil: undefined }),
});
const command = fc.oneof(
  fc.record({ type: fc.constant('insertNode' as const), node: id.map(node), to: place }),
  fc.record({ type: fc.constant('moveNode' as const), id, to: place }),
  fc.record({ type: fc.constant('removeNode' as const), id }),
  fc.record({ type: fc.constant('setHidden' as const), id, hidden: fc.boolean() }),
  fc.record({ type: fc.constant('setProp' as const), id, path: fc.constant(['title']), value: fc.string() }),
  fc.record({
    type: fc.constant('setMeta' as const),
    path: fc.constant(['title', 'en']),
    value: fc.string({ maxLength: 20 }),
  }),
) as fc.Arbitrary<Command>;

/** Document after the commands; those that don't apply are skipped. */
function after(document: PageDocument, commands: readonly Command[]): PageDocument {
  return commands.reduce((current, each) => {
    try {
      return applyCommand(current, each).document;
    } catch {
      return current;
    }
  }, document);
}

const start = after(emptyDocument('COMMON_PAGE', ['main', 'aside']), [
  { type: 'insertNode', node: node('a'), to: { slot: 'main', index: 0 } },
  { type: 'insertNode', node: node('b'), to: { slot: 'main', index: 1 } },
]);

test('a patch sent as JSON makes the other side’s document equal', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
      const end = after(start, commands);
      const patch = diffByReference(start, end);
      const remote = structuredClone(start);
      expect(patch ? applyPatch(remote, structuredClone(patch)) : remote).toEqual(end);
    }),
    { numRuns: 500 },
  );
});

test('a changed text patches one node, and every other node stays the same object', () => {
  const end = after(start, [{ type: 'setProp', id: 'a', path: ['title'], value: 'x' }]);
  const patch = diffByReference(start, end);
  expect(Object.keys(patch ?? {})).toEqual(['nodes']);
  expect(Object.keys(patch?.nodes ?? {})).toEqual(['a']);
  const patched = applyPatch(start, patch ?? {});
  expect(patched.nodes.b).toBe(start.nodes.b);
  expect(patched.slots).toBe(start.slots);
});

test('without a change there is no patch', () => {
  expect(diffByReference(start, start)).toBeUndefined();
});
