import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { ProfileForm } from './profile-form.tsx';

afterEach(cleanup);

const show = (lang: Language, now: string, birthday?: string) => {
  renderInView(
    <MoreTexts messages={memberMessages(lang)}>
      <ProfileForm member={{ id: 'mali', birthday }} onSaved={() => undefined} />
    </MoreTexts>,
    fixtureContext({ lang, now: Date.parse(now), tenant: { ...fixtureContext().tenant, year: 'buddhist' } }),
  );
  return screen.getByTestId<HTMLInputElement>('birthday');
};
const NOON = '2026-12-31T05:00:00Z';

test('a birthday is shown with its month in words, in the calendar of the language', () => {
  expect(show('th', NOON, '1990-04-15').value).toBe('15 เม.ย. 2533');
  cleanup();
  expect(show('en', NOON, '1990-04-15').value).toBe('15 Apr 1990');
});

test.each([
  ['15/4/2533', '15 Apr 1990'],
  ['๑๕ เมษายน ๒๕๓๓', '15 Apr 1990'],
  ['1990-04-15', '15 Apr 1990'],
  ['15 April 1990', '15 Apr 1990'],
])('a birthday typed as %s becomes %s when the field is left', async (typed, shown) => {
  const field = show('en', NOON);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field.value).toBe(shown);
});

test.each([
  ['2026-12-31T16:59:59Z', '1/1/2027', true],
  ['2026-12-31T17:00:00Z', '1/1/2027', false],
  [NOON, '31/12/1899', true],
  [NOON, '15/4/33', true],
  [NOON, '31/4/1990', true],
  [NOON, 'tomorrow', true],
])('at %s a birthday typed as %s is refused: %s, and stays in the field', async (now, typed, isRefused) => {
  const field = show('en', now);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByTestId('submit'));
  const problem = 'Enter a day from 1900 to today, its year with four digits.';
  // An accepted day is written anew; a check for no problem alone could come before the problem.
  if (!isRefused) return expect(field.value).toBe('1 Jan 2027');
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(field.value).toBe(typed);
});
