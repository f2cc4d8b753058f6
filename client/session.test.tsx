import { afterEach, expect, test, vi } from 'vitest';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { endSession, isSignedIn, tellOfLeaving } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['user-token', 'user-last-login', 'user-left']) setCookie(name, '', { maxAge: 0 });
});

test('[U12] signing out with an HTTP-only token also ends the session on the server', () => {
  setCookie('user-last-login', '2026-08-01');
  endSession();
  expect([isSignedIn(), getCookie('user-left')]).toEqual([false, '1']);
  const request = vi.fn(async (_path: string) => new Response());
  vi.stubGlobal('fetch', request);
  tellOfLeaving();
  expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/saas-user-service/user/info/logOut']);
  setCookie('user-left', '', { maxAge: 0 });
  tellOfLeaving();
  expect(request).toHaveBeenCalledTimes(1);
});

test('[U12] a token readable by scripts is removed, as in the app', () => {
  setCookie('user-last-login', '2026-08-01');
  setCookie('user-token', 'token-1');
  endSession();
  expect([isSignedIn(), getCookie('user-token'), getCookie('user-left')]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});
