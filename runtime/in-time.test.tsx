import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a script that loads in time is returned', async () => {
  await expect(inTime(Promise.resolve('script'))).resolves.toBe('script');
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404');
});

test('one that doesn’t load in ten seconds is rejected', async () => {
  vi.useFakeTimers();
  const given = vi.fn();
  inTime(new Promise(() => undefined)).catch(({ message }) => given(message));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledWith('The script took too long');
});

test('the server sets no timer', () => {
  vi.stubGlobal('window', undefined);
  const script = Promise.resolve('script');
  expect(inTime(script)).toBe(script);
});
