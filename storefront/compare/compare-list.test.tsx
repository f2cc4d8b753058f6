import { beforeEach, expect, test, vi } from 'vitest';
import { comparedIds, toggleCompared, watchCompared, writeCompared } from './compare-list.ts';

beforeEach(() => localStorage.clear());

test('goods are added and removed, four at most', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map(toggleCompared)).toEqual([true, true, true, true, false]);
  expect(comparedIds()).toEqual(['a', 'b', 'c', 'd']);
  expect(toggleCompared('b')).toBe(true);
  expect(toggleCompared('e')).toBe(true);
  expect(comparedIds()).toEqual(['a', 'c', 'd', 'e']);
  writeCompared([]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [',, ,', []],
  ['a,a,b', ['a', 'b']],
  ['1,2,3,4,5,6', ['1', '2', '3', '4']],
  [`${'x'.repeat(65)},y`, ['y']],
])('%j in the storage is %j', (text, ids) => {
  localStorage.setItem('compare', text);
  expect(comparedIds()).toEqual(ids);
});

test('listeners are called on changes here and in other tabs; a browser without storage keeps the choice until the page is left', () => {
  const heard = vi.fn();
  const end = watchCompared(heard);
  toggleCompared('a');
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  expect(toggleCompared('b')).toBe(true);
  expect(comparedIds()).toEqual(['b']);
  for (const spy of spies) spy.mockRestore();
  writeCompared([]);
});
