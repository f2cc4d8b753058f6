import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns whose idle callbacks run when `rest` is called; `started` lists the modules that have begun. */
function turns() {
  const works: (() => void)[] = [];
  const turn = createTurns((work) => works.push(work));
  const started: number[] = [];
  return {
    started,
    arrive: (count: number) => {
      for (let i = 0; i < count; i++) void turn().then(() => started.push(i));
      return Promise.resolve();
    },
    rest: async () => {
      for (const work of works.splice(0)) work();
      await Promise.resolve();
    },
  };
}

test('of a batch the first ones start now, the others in order when the browser is idle', async () => {
  const { started, arrive, rest } = turns();
  await arrive(20);
  expect(started).toEqual([0, 1]);
  await rest();
  expect(started).toHaveLength(10);
  await rest();
  await rest();
  expect(started).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a single later one doesn’t wait', async () => {
  const { started, arrive, rest } = turns();
  await arrive(20);
  for (let i = 0; i < 3; i++) await rest();
  await arrive(1);
  expect(started).toHaveLength(21);
  await rest();
  await arrive(1);
  expect(started).toHaveLength(22);
});
