import { setTimeout } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { noticeSession } from '#client/session.ts';
import { setCookie } from '#ui/cookie.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';

// A busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** Longer than what components put off when they are taken away: Tiptap's editor goes 1 ms later. */
const PUT_OFF_MS = 10;

// Test files share their document too.
afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  // The last file's document goes when this returns. Timers end in order: this one after those.
  await setTimeout(PUT_OFF_MS);
  for (const { id } of toastStore.get()) dismissToast(id);
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Another member: nothing of the last one is kept.
  setCookie('user-last-login', 'after the tests of a file');
  noticeSession();
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.split('=')[0] ?? '', '', { maxAge: 0 });
  noticeSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
