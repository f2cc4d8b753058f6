import { setTimeout } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { noticeSession } from '#client/session.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import { setCookie } from '#ui/cookie.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { PATIENCE_MS } from './patience.ts';
import { testSeed } from './seed.ts';

fc.configureGlobal({ seed: testSeed() });

// A busy machine may exceed the default of one second.
configure({ asyncUtilTimeout: PATIENCE_MS });

/** Longer than components' cleanup timers after unmounting: Tiptap's editor is destroyed after 1 ms. */
const PUT_OFF_MS = 10;

// Tests share the cache of what screens have loaded.
afterEach(forgetLoaded);

// Test files also share their document.
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  // The document is cleared when this returns. Timers run in order, so the components' ones have run by then.
  await setTimeout(PUT_OFF_MS);
  for (const { id } of toastStore.get()) dismissToast(id);
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Signs another member in, which drops the data of the previous one.
  setCookie('user-last-login', 'after the tests of a file');
  noticeSession();
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.split('=')[0] ?? '', '', { maxAge: 0 });
  noticeSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
