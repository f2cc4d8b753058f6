import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViewCollector, type ViewEvent } from './view-collector.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (id: string): ViewEvent => ({ id, type: 'DEAL', page: 'home', module: 'feed' });

test('views are gathered for a second and each id is sent once', async () => {
  const send = vi.fn(async () => undefined);
  const collect = createViewCollector(send);
  for (const id of ['1', '2', '1']) collect(view(id));
  await vi.advanceTimersByTimeAsync(999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenLastCalledWith([view('1'), view('2')]);

  for (const id of ['2', '3']) collect(view(id));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenLastCalledWith([view('3')]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failed request has no effect', async () => {
  const send = vi.fn(() => Promise.reject(new Error('offline')));
  const collect = createViewCollector(send);
  collect(view('1'));
  await vi.advanceTimersByTimeAsync(1_000);
  collect(view('2'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(2);
});
