import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('listeners are called with the new value and the last one, until they unsubscribe', () => {
  const store = createStore<number>(0);
  const heard = vi.fn();
  const end = store.subscribe(heard);
  store.set(1);
  store.set(1);
  end();
  store.set(2);
  expect(heard.mock.calls).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(store.get()).toBe(2);
});

test('a listener may unsubscribe itself and others while it is called', () => {
  const store = createStore<string>('');
  const ends: (() => void)[] = [];
  const first = vi.fn(() => {
    for (const end of ends) end();
  });
  const second = vi.fn();
  ends.push(store.subscribe(first), store.subscribe(second));
  store.set('a');
  store.set('b');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('its source runs only while there are listeners, once for all of them', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const store = createStore<string>('', start);
  const counts = () => [start.mock.calls.length, stop.mock.calls.length];
  expect(counts()).toEqual([0, 0]);
  const ends = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  expect(counts()).toEqual([1, 0]);
  for (const end of [...ends, ...ends]) end();
  expect(counts()).toEqual([1, 1]);
  store.subscribe(() => undefined)();
  expect(counts()).toEqual([2, 2]);
});
