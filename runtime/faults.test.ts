import { expect, test } from 'vitest';
import { faulty } from './faults.ts';
import type { RegistryEntry } from './module.ts';

const entry = {
  view: async () => () => 'view',
  load: async () => async () => ({ data: 'right' }),
} satisfies RegistryEntry;
/** Data and view of a module with this fault. */
async function outcome(fault: string | undefined) {
  const faulted = faulty(entry, fault);
  const [view, load] = await Promise.all([faulted.view(), faulted.load?.()]);
  const data = load?.(undefined as never, undefined as never).then((loaded) => loaded.data);
  return { data, show: () => view({} as never) };
}

test('without a fault a module is unchanged', () => {
  expect(faulty(entry, undefined)).toBe(entry);
  expect(faulty(entry, 'unheard of')).toBe(entry);
});

test('a load throws, and nothing else', async () => {
  const { data, show } = await outcome('throws-in-load');
  await expect(data).rejects.toThrow('injected: load');
  expect(show()).toBe('view');
});

test('a load never ends', async () => {
  const { data, show } = await outcome('hangs');
  expect(await Promise.race([data, new Promise((done) => setTimeout(done, 20, 'still waiting'))])).toBe(
    'still waiting',
  );
  expect(show()).toBe('view');
});

test('a view throws, and its data is right', async () => {
  const { data, show } = await outcome('throws-in-render');
  expect(await data).toBe('right');
  expect(show).toThrow('injected: render');
});

test.each([
  ['wrong-data', 'not what the view expects'],
  ['null-data', null],
])('the data is wrong: %s', async (fault, expected) => {
  const { data, show } = await outcome(fault);
  expect(await data).toBe(expected);
  expect(show()).toBe('view');
});
