import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { BOARD_ORDER_TYPES } from '#schemas/enums/board.ts';
import { LABEL_FIRST_CATEGORIES } from '#schemas/enums/label.ts';
import { PROBLEM_CODES } from '#schemas/page/problem.ts';
import { activities as enActivities } from './en/activities.ts';
import { alerts as enAlerts } from './en/alerts.ts';
import { editor as enEditor } from './en/editor.ts';
import { errors as enErrors } from './en/errors.ts';
import { member as enMember } from './en/member.ts';
import { people as enPeople } from './en/people.ts';
import { screens as enScreens } from './en/screens.ts';
import { shop as enShop } from './en/shop.ts';
import { activities as idActivities } from './id/activities.ts';
import { alerts as idAlerts } from './id/alerts.ts';
import { editor as idEditor } from './id/editor.ts';
import { errors as idErrors } from './id/errors.ts';
import { member as idMember } from './id/member.ts';
import { people as idPeople } from './id/people.ts';
import { screens as idScreens } from './id/screens.ts';
import { shop as idShop } from './id/shop.ts';
import { clientMessages, editorMessages, textFor } from './text.ts';
import { activities as thActivities } from './th/activities.ts';
import { alerts as thAlerts } from './th/alerts.ts';
import { editor as thEditor } from './th/editor.ts';
import { errors as thErrors } from './th/errors.ts';
import { member as thMember } from './th/member.ts';
import { people as thPeople } from './th/people.ts';
import { screens as thScreens } from './th/screens.ts';
import { shop as thShop } from './th/shop.ts';
import type { Messages } from './translate.ts';

const CATALOGUES: [string, Record<Language, Messages>][] = [
  ['shop', { en: enShop, th: thShop, id: idShop }],
  ['screens', { en: enScreens, th: thScreens, id: idScreens }],
  ['people', { en: enPeople, th: thPeople, id: idPeople }],
  ['member', { en: enMember, th: thMember, id: idMember }],
  ['alerts', { en: enAlerts, th: thAlerts, id: idAlerts }],
  ['activities', { en: enActivities, th: thActivities, id: idActivities }],
  ['errors', { en: enErrors, th: thErrors, id: idErrors }],
  ['editor', { en: enEditor, th: thEditor, id: idEditor }],
];

/** Names and marks that are the same in every language. */
const SAME = /^(?:label\.(?:LAZ|SHOPEE)|card\.off$|language\.|bank\.)/;
/** English words that Indonesian shops use as they are. */
const SAME_IN_INDONESIAN = /^label\.FLASH_SALE$/;

const base = (key: string) => key.replace(/_(one|other)$/, '');
const keys = (messages: Messages) => [...new Set(Object.keys(messages).map(base))].sort();
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

const texts = (area: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [`${area}.${code}`, expect.any(String)]));

describe.each(CATALOGUES)('%s', (_, catalogue) => {
  test.each(['th', 'id'] as const)('[L1 keys] %s has the keys of English', (lang) => {
    expect(keys(catalogue[lang])).toEqual(keys(catalogue.en));
  });

  test.each(['th', 'id'] as const)('[L1 keys] %s has the placeholders of English', (lang) => {
    for (const [key, text] of Object.entries(catalogue[lang]))
      expect(placeholders(text), key).toEqual(placeholders(catalogue.en[key]));
  });

  test('[L1 keys] every text is translated', () => {
    for (const [key, text] of Object.entries(catalogue.th))
      if (!SAME.test(key)) expect(text, key).toMatch(/[ก-๙]/);
    for (const [key, text] of Object.entries(catalogue.id))
      if (!SAME.test(key) && !SAME_IN_INDONESIAN.test(key)) expect(text, key).not.toBe(catalogue.en[key]);
  });

  test('no text is empty or has stray white space', () => {
    for (const messages of Object.values(catalogue))
      for (const [key, text] of Object.entries(messages)) expect(text, key).toMatch(/^\S(?:.*\S)?$/s);
  });
});

test('a counted text has both forms in English', () => {
  for (const [, { en }] of CATALOGUES)
    for (const key of Object.keys(en).filter((each) => each.endsWith('_other')))
      expect(en).toHaveProperty([`${base(key)}_one`]);
});

test('no key is in two catalogues', () => {
  const all = CATALOGUES.flatMap(([, { en }]) => Object.keys(en));
  expect(new Set(all).size).toBe(all.length);
});

test('[L1 keys] textFor finds texts of every catalogue in each language', () => {
  expect(LANGUAGES.map((lang) => textFor(lang)('time.now'))).toEqual(['เมื่อสักครู่', 'just now', 'baru saja']);
  expect(LANGUAGES.map((lang) => textFor(lang)('screen.home'))).toEqual(['หน้าแรก', 'Home', 'Beranda']);
  expect(textFor('th')).toBe(textFor('th'));
});

test('every code of the contracts has a text', () => {
  expect(enErrors).toMatchObject(texts('errors', PROBLEM_CODES));
  expect(enShop).toMatchObject(texts('board', BOARD_ORDER_TYPES));
  expect(enShop).toMatchObject(texts('sort', LABEL_FIRST_CATEGORIES));
});

test('the browser gets the shop catalogue alone, at most 3 KB of it', () => {
  expect(LANGUAGES.map(clientMessages)).toEqual([thShop, enShop, idShop]);
  for (const lang of LANGUAGES)
    expect(gzipSync(JSON.stringify(clientMessages(lang))).length, lang).toBeLessThan(3000);
});

test('the editor gets its own catalogue, that of the shop and the errors', () => {
  expect(LANGUAGES.map((lang) => editorMessages(lang)['role.owner'])).toEqual(['เจ้าของ', 'Owner', 'Pemilik']);
  expect(editorMessages('en')).toMatchObject({ ...enShop, ...enErrors });
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
  ['validation.code', 'Wrong code, please try again'],
  ['validation.passwordMismatch', 'The passwords filled in twice are inconsistent'],
  ['errors.TOO_MANY_CATEGORIES', 'Select up to three'],
  ['errors.ALERT_LIMIT', 'Max 10 subscriptions. Please delete before adding.'],
  ['errors.ALERT_EXISTS', 'This alert already exists'],
] as const)('%s is worded as the specification has it', (key, text) => {
  expect(textFor('en')(key)).toBe(text);
});
