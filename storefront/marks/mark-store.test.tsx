import { afterEach, expect, test } from 'vitest';
import { noticeSession } from '#client/session.ts';
import { setCookie } from '#ui/cookie.ts';
import { learnMark, markState, watchMark } from './mark-store.ts';

const mark = { action: 'COLLECT', subjectType: 'CONTENT', subjectId: 'of-mark-store' } as const;
const signIn = (since: string) => {
  setCookie('user-last-login', since);
  noticeSession();
};

afterEach(() => {
  setCookie('user-last-login', '', { maxAge: 0 });
  noticeSession();
});

test('a mark learned from a member’s list is dropped with the session, with or without a heart showing it', () => {
  signIn('first');
  learnMark(mark);
  expect(markState(mark).marked).toBe(true);
  signIn('second');
  expect(markState(mark).marked).toBe(false);

  learnMark(mark);
  const hide = watchMark(mark, () => undefined);
  expect(markState(mark).marked).toBe(true);
  hide();
  signIn('third');
  expect(markState(mark).marked).toBe(false);
});
