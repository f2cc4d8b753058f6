import { expect, test } from 'vitest';
import { createRandom, hash } from './random.ts';

test('a stream is reproducible, and its forks don’t depend on how much of it was used', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const used = createRandom(1);
  used.next();
  expect(used.fork('goods').next()).toBe(createRandom(1).fork('goods').next());
  expect(used.fork('goods').next()).not.toBe(used.fork('deals').next());
});

test('numbers stay within their bounds and reach both', () => {
  const random = createRandom(3);
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(2, 4)));
  expect([...drawn].toSorted()).toEqual([2, 3, 4]);
  expect(hash('')).toBe(0x811c9dc5);
});

test('a sample has no item twice and never more than there are; picking from nothing throws', () => {
  const random = createRandom(4);
  expect(random.sample([1, 2, 3], 5).toSorted()).toEqual([1, 2, 3]);
  expect(random.sample(['a', 'b', 'c', 'd'], 2)).toHaveLength(2);
  expect(() => random.pick([])).toThrow('Nothing to pick from');
});
