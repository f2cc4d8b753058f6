import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { BOARD_ORDER_TYPES } from '#schemas/enums/board.ts';
import { LABEL_FIRST_CATEGORIES } from '#schemas/enums/label.ts';
import { PROBLEM_CODES } from '#schemas/page/problem.ts';
import { perLanguage } from '#schemas/per-language.ts';
import { CATALOGUES, clientMessages, editorMessages, NAMESPACES, textFor } from './text.ts';
import type { Messages } from './translate.ts';

const OTHERS = LANGUAGES.filter((lang) => lang !== 'en');

/** Names and marks that are the same in every language. */
const SAME = /^(?:label\.(?:LAZ|SHOPEE)|card\.off$|language\.|bank\.)/;
/** English words that shops of a language use as they are. */
const BORROWED: Partial<Record<Language, RegExp>> = {
  id: /^(?:label\.FLASH_SALE|source\.field\.(?:label|platform)|field\.platform|audit\.type\.webhook|ai\.table\.(?:rating|shop)|contentField\.(?:logo|platform))$/,
};

const base = (key: string) => key.replace(/_other$/, '');
/** Keys of a language for those of English: a counted text has a form for each plural category of the language. */
const keysIn = (lang: string, english: Messages) => {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  return Object.keys(english)
    .filter((key) => !key.endsWith('_one'))
    .flatMap((key) =>
      key.endsWith('_other') ? pluralCategories.map((each) => `${base(key)}_${each}`) : [key],
    )
    .sort();
};
const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

const texts = (area: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [`${area}.${code}`, expect.any(String)]));

describe.each(NAMESPACES)('%s', (namespace) => {
  const english = CATALOGUES.en[namespace];

  test.each(LANGUAGES)('[L1 keys] %s has the keys of English and the plural forms of its own', (lang) => {
    expect(Object.keys(CATALOGUES[lang][namespace]).sort()).toEqual(keysIn(lang, english));
  });

  test.each(OTHERS)('[L1 keys] %s has the placeholders of English', (lang) => {
    for (const [key, text] of Object.entries(CATALOGUES[lang][namespace]))
      expect(placeholders(text), key).toEqual(placeholders(english[key]));
  });

  test.each(OTHERS)('[L1 keys] every text in %s is translated', (lang) => {
    for (const [key, text] of Object.entries(CATALOGUES[lang][namespace]))
      if (!SAME.test(key) && !BORROWED[lang]?.test(key)) {
        expect(text, key).not.toBe(english[key]);
        if (lang === 'th') expect(text, key).toMatch(/[ก-๙]/);
      }
  });

  test.each(LANGUAGES)('no text in %s is empty, has stray white space or other markup of i18next', (lang) => {
    for (const [key, text] of Object.entries(CATALOGUES[lang][namespace])) {
      expect(text, key).toMatch(/^\S(?:.*\S)?\n?$/s);
      expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]|\$t\(/);
    }
  });
});

test('no key is in two catalogues', () => {
  const all = NAMESPACES.flatMap((namespace) => Object.keys(CATALOGUES.en[namespace]));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test('[L1 keys] textFor finds texts of every catalogue in each language', () => {
  const inEach = (key: 'time.now' | 'screen.home') => perLanguage((lang) => textFor(lang)(key));
  expect(inEach('time.now')).toMatchObject({ th: 'เมื่อสักครู่', en: 'just now', id: 'baru saja' });
  expect(inEach('screen.home')).toMatchObject({ th: 'หน้าแรก', en: 'Home', id: 'Beranda' });
  expect(textFor('th')).toBe(textFor('th'));
});

test('every code of the contracts has a text', () => {
  expect(CATALOGUES.en.errors).toMatchObject(texts('errors', PROBLEM_CODES));
  expect(CATALOGUES.en.shop).toMatchObject(texts('board', BOARD_ORDER_TYPES));
  expect(CATALOGUES.en.screens).toMatchObject(texts('sort', LABEL_FIRST_CATEGORIES));
});

test('the browser gets the shop catalogue alone, at most 3 KB of it', () => {
  for (const lang of LANGUAGES) {
    expect(clientMessages(lang)).toEqual(CATALOGUES[lang].shop);
    expect(gzipSync(JSON.stringify(clientMessages(lang))).length, lang).toBeLessThan(3000);
  }
});

test('the editor gets its own catalogue, that of the shop and the errors', () => {
  const owner = perLanguage((lang) => editorMessages(lang)['role.owner']);
  expect(owner).toMatchObject({ th: 'เจ้าของ', en: 'Owner', id: 'Pemilik' });
  expect(editorMessages('en')).toMatchObject({ ...CATALOGUES.en.shop, ...CATALOGUES.en.errors });
});

test.each([
  ['errors.unauthorized', 'Login expired, please re-login'],
  ['errors.server', 'Server error, please try again later.'],
  ['errors.page', 'Page loading failed, please try again'],
  ['errors.blocked', 'Due to some privacy settings, you cannot like this content'],
  ['errors.copy', 'copy text failed'],
  ['errors.encryption', 'Encryption failed'],
  ['errors.decryption', 'Decryption failed'],
  ['errors.ACTIVITY_ABNORMAL', 'Abnormal behavior, unable to claim rewards'],
  ['errors.ACTIVITY_INVALID', 'Activity invalidation'],
  ['errors.AI_QUESTION_LIMIT', 'Question limit reached today'],
  ['errors.AI_WORD_LIMIT', 'Word limit reached'],
  ['errors.AI_CONNECTING', 'Please try again later, connecting to the Internet!'],
  ['pull.pull', 'pull to refresh'],
  ['pull.release', 'release to refresh'],
  ['pull.refreshing', 'refreshing'],
  ['validation.required', 'Please enter'],
  ['validation.email', 'Please enter the correct email'],
  ['validation.phone', 'Please enter the correct phone number'],
  ['errors.WRONG_CODE', 'Wrong code, please try again'],
  ['validation.passwordMismatch', 'The passwords filled in twice are inconsistent'],
  ['errors.TOO_MANY_CATEGORIES', 'Select up to three'],
  ['errors.ALERT_LIMIT', 'Max 10 subscriptions. Please delete before adding.'],
  ['errors.ALERT_EXISTS', 'This alert already exists'],
] as const)('%s is worded as the specification has it', (key, text) => {
  expect(textFor('en')(key)).toBe(text);
});
