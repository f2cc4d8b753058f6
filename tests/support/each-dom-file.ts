import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { noticeSession } from '#client/session.ts';
import { setCookie } from '#ui/cookie.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';

// A busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// Test files share their document too.
afterAll(() => {
  cleanup();
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
