import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSignedIn, noticeSession } from '#client/session.ts';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { toastStore } from '#ui/toast.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { Profile } from './profile.tsx';

beforeEach(() => setCookie('user-last-login', '2026-08-01'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ['user-last-login', 'user-left']) setCookie(name, '', { maxAge: 0 });
});

test.each([
  ['fails', async () => new Response('', { status: 500 })],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[U12] signing out works where the server %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <Profile />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
  fireEvent.click(screen.getByTestId('sign-out'));
  await waitFor(() => expect(isSignedIn()).toBe(false));
  expect(getCookie('user-left')).toBe('1');
  await waitFor(() => expect(toastStore.get().map(({ message }) => message)).toContain('You’re signed out'));
});

test('no member is requested after the session has ended, even before the screen unmounts', async () => {
  const ask = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', ask);
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <Profile />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
  await screen.findByText('Try again');
  const asked = ask.mock.calls.length;
  setCookie('user-last-login', '', { maxAge: 0 });
  act(noticeSession);
  expect(ask).toHaveBeenCalledTimes(asked);
});
