import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { endSession, noticeSession } from './session.ts';
import { refreshUser, setUserInfo, userState, useUser } from './user-store.ts';

const mali = { id: '1', nickname: 'Mali', thirdParties: ['line' as const] };

afterEach(() => {
  cleanup();
  endSession();
});

/** Starts a session, as the response to a login does. */
function begin(since: string) {
  setCookie('user-last-login', since);
  noticeSession();
}
function Shown() {
  const { userInfo, isLogin, thirdPartyInfo, refreshCount } = useUser();
  return <p>{JSON.stringify([userInfo?.nickname ?? null, isLogin, thirdPartyInfo, refreshCount])}</p>;
}
const shown = () => JSON.parse(screen.getByRole('paragraph').textContent ?? '');

test('[U14] the store holds the member, the login state and the login providers; a refresh increments its counter', () => {
  render(<Shown />);
  const [, , , start] = shown();
  expect(shown()).toEqual([null, false, [], start]);
  act(() => begin('2026-08-01'));
  expect(shown()).toEqual([null, true, [], start + 1]);
  act(() => setUserInfo(mali));
  expect(shown()).toEqual(['Mali', true, ['line'], start + 1]);
  act(refreshUser);
  expect(shown()).toEqual(['Mali', true, ['line'], start + 2]);
});

test('[U12] [U14] the member’s data is dropped with the session, with or without subscribers', () => {
  begin('2026-08-01');
  setUserInfo(mali);
  render(<Shown />);
  act(endSession);
  expect(shown().slice(0, 3)).toEqual([null, false, []]);
  cleanup();
  begin('2026-08-02');
  setUserInfo(mali);
  setCookie('user-last-login', '2026-08-03');
  expect(userState()).toMatchObject({ userInfo: null, isLogin: true, thirdPartyInfo: [] });
});
