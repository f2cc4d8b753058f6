import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { noticeSession } from '../session.ts';
import { createKept } from './kept.ts';
import { watchMember } from './member.ts';

afterEach(() => {
  setCookie('user-last-login', '', { maxAge: 0 });
  vi.unstubAllGlobals();
});

test('a late response about a member who has signed out is dropped', async () => {
  const answers: ((id: string) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push((id) => resolve({ json: async () => ({ data: { id } }) }));
    return promise;
  });
  const tell = vi.fn();
  setCookie('user-last-login', '1');
  const stop = watchMember(createKept(false), tell);
  setCookie('user-last-login', '2');
  noticeSession();
  answers[1]?.('second');
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([['user-login', 'second']]));
  answers[0]?.('first');
  await new Promise((resolve) => setTimeout(resolve));
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
});
