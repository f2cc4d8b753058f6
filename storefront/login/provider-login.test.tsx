import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForProvider, takeOutcome } from './provider-login.ts';

let sent: unknown[];
const assign = vi.fn();
const replaceState = vi.fn();

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    const data = { url: 'https://id.test.example/authorize?x=1' };
    return Response.json({ success: true, code: '200', message: '', data });
  });
  vi.stubGlobal('history', { state: null, replaceState });
  stand('/en/deals?page=2');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

function stand(path: string) {
  const { origin, pathname, search, hash } = new URL(path, 'http://localhost:3000');
  vi.stubGlobal('location', { origin, pathname, search, hash, assign });
}

test('the browser leaves for the address that the server gives, to return to this page; soon again is a retry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const leave = async (afterMs: number) => {
    vi.setSystemTime(Date.now() + afterMs);
    await leaveForProvider('line');
  };
  await leave(0);
  await leave(9 * 60_000);
  await leave(11 * 60_000);
  const start = (isRetry: boolean) => [
    '/api/saas-user-service/user/login/provider/start',
    { provider: 'line', back: '/en/deals?page=2', isRetry },
  ];
  expect(sent).toEqual([start(false), start(true), start(false)]);
  expect(assign).toHaveBeenLastCalledWith('https://id.test.example/authorize?x=1');
});

test('the outcome is taken out of the address, once', () => {
  stand('/en/deals?page=2#login=link.google');
  expect(takeOutcome()).toEqual({ kind: 'link', what: 'google' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/en/deals?page=2');
  for (const other of ['', '#comments', '#login=done', '#login=new.<b>', '#login=new.line.x']) {
    stand(`/en/deals${other}`);
    expect(takeOutcome()).toBeUndefined();
  }
});
