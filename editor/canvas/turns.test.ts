import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test('the first modules start at once, the others in order, a few in each idle moment', async () => {
  const moments: (() => void)[] = [];
  const turn = createTurns((work) => moments.push(work));
  const started: number[] = [];
  const all = upTo(25).map((n) => turn().then(() => started.push(n)));
  await Promise.resolve();
  expect(started).toEqual(upTo(6));
  moments.shift()?.();
  await Promise.resolve();
  expect(started).toEqual(upTo(14));
  while (moments.length > 0) moments.shift()?.();
  await Promise.all(all);
  expect(started).toEqual(upTo(25));
});
