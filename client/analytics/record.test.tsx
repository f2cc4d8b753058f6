import { afterEach, expect, test } from 'vitest';
import { setCookie } from '#ui/cookie.ts';
import { recordOf } from './record.ts';

const zbLanguage = () =>
  recordOf({
    eventName: 'page-view',
    timestamp: 1,
    sessionId: 's',
    userId: undefined,
    href: 'http://shop.test/',
    params: {},
  } as Parameters<typeof recordOf>[0]).zbLanguage;
const forget = (name: string) => setCookie(name, '', { maxAge: 0 });

afterEach(() => {
  forget('languages');
  forget('i18next');
});

test('[L10] zbLanguage is the stored language, not the page’s', () => {
  document.documentElement.lang = 'th';
  setCookie('i18next', 'en');
  expect(zbLanguage()).toBe('en');
  setCookie('languages', 'id');
  expect(zbLanguage()).toBe('id');
});

test('[L10] a stored value that is no language of ours is ignored; then the page’s language applies, at last Thai', () => {
  document.documentElement.lang = 'en';
  setCookie('languages', 'xx');
  expect(zbLanguage()).toBe('en');
  document.documentElement.lang = 'fr';
  expect(zbLanguage()).toBe('th');
});
