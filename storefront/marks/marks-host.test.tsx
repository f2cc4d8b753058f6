import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noticeSession } from '#client/session.ts';
import { setCookie } from '#ui/cookie.ts';
import { CardMark } from './card-mark.tsx';
import { learnMark } from './mark-store.ts';
import { MarksHost } from './marks-host.tsx';

const mark = { action: 'COLLECT', subjectType: 'CONTENT', subjectId: 'of-marks-host' } as const;
const heart = () => screen.getByTestId('favorite');

afterEach(() => {
  cleanup();
  setCookie('user-last-login', '', { maxAge: 0 });
  noticeSession();
});

const show = () =>
  render(
    <>
      <article>
        <CardMark {...mark} label="Favourite" />
      </article>
      <MarksHost close="Close" />
    </>,
  );

test('a heart of plain markup shows the member’s mark, until the session ends', () => {
  setCookie('user-last-login', 'first');
  noticeSession();
  learnMark(mark);
  show();
  expect([heart().dataset.state, heart().getAttribute('aria-pressed')]).toEqual(['on', 'true']);
  setCookie('user-last-login', 'second');
  act(noticeSession);
  expect([heart().dataset.state, heart().getAttribute('aria-pressed')]).toEqual(['off', 'false']);
});

test('the overlay under the mouse has a visible label and a way to close it', () => {
  show();
  fireEvent.pointerOver(heart(), { pointerType: 'mouse' });
  const root = heart().parentElement;
  expect([root?.dataset.overlay, heart().textContent]).toEqual(['open', 'Favourite']);
  fireEvent.click(screen.getByTestId('mark-overlay-close'));
  expect([root?.dataset.overlay, heart().textContent]).toEqual(['', '']);
  expect(screen.queryByTestId('mark-overlay-close')).toBeNull();
});
