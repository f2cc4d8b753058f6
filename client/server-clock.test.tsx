import { afterEach, expect, test, vi } from 'vitest';
import { serverInfo } from '#schemas/api/user.ts';
import { clockAhead } from './server-clock.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const answer = (data: unknown) => {
  const request = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ success: true, data }));
  vi.stubGlobal('fetch', request);
  return request;
};

test('requests the declared endpoint, with the headers of every call', async () => {
  const request = answer({ currentTimeMillis: Date.now() + 3_600_000 });
  const ahead = await clockAhead(signal);
  expect(Math.round(ahead / 60_000)).toBe(60);
  const [url, init] = request.mock.calls[0] ?? [];
  expect(url).toBe(`/api${serverInfo.path}`);
  expect(init?.headers).toMatchObject({ platform: 'Web' });
});

test.each([null, {}, { currentTimeMillis: 'noon' }])('%j is no time', async (data) => {
  answer(data);
  await expect(clockAhead(signal)).rejects.toThrow('No server time');
});

test('is aborted when no caller waits any more', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => init.signal?.throwIfAborted());
  await expect(clockAhead(AbortSignal.abort())).rejects.toThrow();
});
