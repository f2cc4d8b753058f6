import { beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { chooseConsent, readConsent, watchConsent } from './consent.ts';

const MODES = ['off', 'opt-out', 'opt-in'] as const;
const all = () => MODES.map(readConsent);

beforeEach(() => {
  setCookie('analytics-consent', '', { maxAge: 0 });
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('[X36] the mode applies until the visitor has chosen; with “off” no visitor is asked', () => {
  expect(all()).toEqual(['granted', 'granted', 'pending']);
  chooseConsent('denied');
  expect(all()).toEqual(['granted', 'denied', 'denied']);
  chooseConsent('granted');
  expect(all()).toEqual(['granted', 'granted', 'granted']);
});

test('the browser’s privacy signal is a refusal, unless the visitor chooses otherwise here', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  expect(all()).toEqual(['granted', 'denied', 'denied']);
  chooseConsent('granted');
  expect(all()).toEqual(['granted', 'granted', 'granted']);
});

test('a refusal removes the stored data, and calls the listeners', () => {
  localStorage.setItem('analytics-session', '{}');
  const heard = vi.fn();
  const unwatch = watchConsent(heard);
  chooseConsent('denied');
  expect(localStorage.getItem('analytics-session')).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  unwatch();
  chooseConsent('granted');
  expect(heard).toHaveBeenCalledTimes(1);
});
