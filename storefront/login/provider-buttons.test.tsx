import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';

function show(userAgent: string): (string | undefined)[] {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <ProviderButtons providers={['line', 'google', 'apple']} />
    </MoreTexts>,
    fixtureContext({ lang: 'en' }),
  );
  return screen.getAllByRole('button').map(({ dataset }) => dataset.testid);
}

test('a browser offers all providers in their order', () => {
  expect(show(ANDROID)).toEqual(['login-line', 'login-google', 'login-apple']);
  expect(screen.queryByTestId('login-not-in-app')).toBeNull();
});

test('inside LINE a link to the browser replaces the Google button', () => {
  expect(show(`${ANDROID} Line/14.2.1`)).toEqual(['login-line', 'login-apple', 'login-open-browser']);
  expect(screen.getByTestId('login-not-in-app').textContent).toMatch(/^Google doesn’t allow/);
});

test.each(['[FBAN/FB4A;FBAV/450.0]', 'Instagram 320.0 Android'])(
  'inside another app a sentence does: %s',
  (app) => {
    expect(show(`${ANDROID} ${app}`)).toEqual(['login-line', 'login-apple']);
    expect(screen.getByTestId('login-not-in-app')).toBeTruthy();
  },
);
