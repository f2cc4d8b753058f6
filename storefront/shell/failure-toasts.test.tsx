import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from '#client/browser-api.ts';
import { isSignedIn } from '#client/session.ts';
import { topics } from '#schemas/api/content.ts';
import { boardRefs, boards } from '#schemas/api/service-in-one.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { FailureToasts } from './failure-toasts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.get()) dismissToast(id);
});

/** Three calls of one page at the same time. */
const askThree = () =>
  act(() =>
    Promise.allSettled([
      browserApi().call(boards, { body: {} }),
      browserApi().call(boardRefs, { body: { groupId: '1' } }),
      browserApi().call(topics, { body: {} }),
    ]),
  );
const messages = () => toastStore.get().map(({ message }) => message);

test('[U13 expired] calls refused together end the session here, with a single toast', async () => {
  setCookie('user-token', 'token-1');
  setCookie('user-last-login', '1');
  const fetch = vi.fn(async () =>
    Response.json({ success: false, code: '401', message: 'x' }, { status: 401 }),
  );
  vi.stubGlobal('fetch', fetch);
  renderInView(<FailureToasts />, fixtureContext({ lang: 'en' }));
  await askThree();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(messages()).toEqual(['Login expired, please re-login']);
  expect([getCookie('user-token'), isSignedIn()]).toEqual([undefined, false]);
});

test('each different failure shows a toast', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    const message = calls < 3 ? 'Sold out' : 'Closed';
    return Response.json({ success: false, code: 'X', message }, { status: 409 });
  });
  renderInView(<FailureToasts />, fixtureContext({ lang: 'en' }));
  await askThree();
  expect(messages()).toEqual(['Sold out', 'Closed']);
});
