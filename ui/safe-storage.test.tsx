import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, safeStorage, tabStorage } from './safe-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const blocked = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

describe.each([
  ['is blocked', blocked],
  ['is missing', () => null as never],
  [
    'is full',
    () => ({
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('a storage that %s', (name, open) => {
  test('keeps what is written for the page, and tells so', () => {
    const storage = safeStorage(open);
    expect(storage.get('a')).toBeUndefined();
    expect(storage.write('a', { b: 1 })).toBe(false);
    expect([storage.read('a'), storage.names()]).toEqual([{ b: 1 }, ['a']]);
    storage.remove('a');
    expect([storage.read('a'), storage.names()]).toEqual([undefined, []]);
    expect(storage.isBlocked()).toBe(name !== 'is full');
  });
});

test('values are those of the browser, and what isn’t JSON is none', () => {
  expect(browserStorage.write('a', [1])).toBe(true);
  expect(localStorage.getItem('a')).toBe('[1]');
  sessionStorage.setItem('b', '{');
  expect([tabStorage.read('b'), tabStorage.get('b')]).toEqual([undefined, '{']);
  expect(browserStorage.write('a', undefined)).toBe(true);
  expect([browserStorage.get('a'), browserStorage.isBlocked()]).toEqual([undefined, false]);
});
