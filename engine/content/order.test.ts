import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacedEntry, positionsFor } from './order.ts';

const level = (...positions: number[]): PlacedEntry[] =>
  positions.map((position, at) => ({ id: `${at}`, position }));
const changes = (positions: number[], own: number, index: number, max = 9_999) =>
  positionsFor(level(...positions), { id: 'm', position: own }, { index, max }).map(
    ({ id, position }) => `${id}:${position}`,
  );

test.each([
  ['to a gap', [10, 20, 30], 40, 1, ['m:11']],
  ['to the beginning', [10, 20], 40, 0, ['m:9']],
  ['to the end', [10, 20], 5, 2, ['m:21']],
  ['to an empty level', [], 7, 0, []],
  ['where its own position fits', [10, 20], 15, 1, []],
  ['between neighbours without a gap', [1, 2, 3, 9], 7, 1, ['m:2', '1:3', '2:4']],
  ['before the first position', [0, 0, 4], 7, 0, ['m:0', '0:1', '1:2']],
  ['among equal ones', [0, 0, 0], 5, 1, ['m:1', '1:2', '2:3']],
] as const)('%s as few positions change as possible', (_, positions, own, index, expected) => {
  expect(changes([...positions], own, index)).toEqual(expected);
});

test('where the numbers end, the level is numbered anew', () => {
  expect(changes([8, 9], 3, 2, 9)).toEqual(['0:1', '1:2']);
});

test('the order is the wanted one, whatever the positions were', () => {
  const positions = fc.array(fc.nat(12), { maxLength: 8 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(positions, fc.nat(12), fc.nat(8), (given, own, at) => {
      const others = level(...given);
      const index = Math.min(at, others.length);
      const changed = positionsFor(others, { id: 'm', position: own }, { index, max: 12 });
      const now = new Map(changed.map(({ id, position }) => [id, position]));
      const wanted = others.toSpliced(index, 0, { id: 'm', position: own });
      // Of equal positions the ids decide, so that those around the moved one must differ from its own.
      const sorted = wanted
        .map(({ id, position }, place) => ({ id, place, position: now.get(id) ?? position }))
        .sort((a, b) => a.position - b.position || a.place - b.place);
      expect(sorted.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      const moved = sorted[index]?.position ?? 0;
      for (const one of [sorted[index - 1], sorted[index + 1]]) expect(one?.position).not.toBe(moved);
      expect(sorted.every(({ position }) => position >= 0 && position <= 12)).toBe(true);
    }),
  );
});
