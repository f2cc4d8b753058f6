import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';
import { createI18n, textOf } from './i18n.ts';
import { CATALOGUES, textFor } from './text.ts';
import { createText, type Messages, type Params, type Text, type TextKey } from './translate.ts';

const key = (text: string) => text as TextKey;

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

/** Lookups of the same messages, by the islands' reader and by i18next. */
const ENGINES = {
  'the reader': createText,
  i18next: (messages: Messages, lang: string) => textOf(createI18n(lang, { [lang]: { shop: messages } }).t),
};

describe.each(Object.entries(ENGINES))('%s', (name, make) => {
  test('fills placeholders and leaves an unknown one visible', () => {
    const t = make({ drop: 'ลดลง {{amount}} ({{percent}}%)' }, 'th');
    expect(t(key('drop'), { amount: '฿210', percent: 0 })).toBe('ลดลง ฿210 (0%)');
    expect(t(key('drop'), { amount: '฿210' })).toBe('ลดลง ฿210 ({{percent}}%)');
  });

  test('does not fill placeholders inside a filled value', () => {
    expect(make({ hi: '{{name}} {{other}}!' }, 'en')(key('hi'), { name: '{{other}}', other: 'x' })).toBe(
      '{{other}} x!',
    );
  });

  test('chooses the form by count; a language with one form uses it for every count', () => {
    const en = make({ days_one: '{{count}} day', days_other: '{{count}} days' }, 'en');
    expect([0, 1, 2].map((count) => en(key('days'), { count }))).toEqual(['0 days', '1 day', '2 days']);
    expect(make({ days_other: '{{count}} วัน' }, 'th')(key('days'), { count: 1 })).toBe('1 วัน');
  });

  test('has the plural forms of any language', () => {
    const forms = { days_one: 'день', days_few: 'дня', days_many: 'дней', days_other: 'дня' };
    const ru = make(forms, 'ru');
    expect([1, 2, 5, 21].map((count) => ru(key('days'), { count }))).toEqual(['день', 'дня', 'дней', 'день']);
  });

  test('a plain text may take a count', () => {
    expect(make({ page: 'Page {{count}}' }, 'en')(key('page'), { count: 1 })).toBe('Page 1');
  });

  test('a key missing everywhere is shown as it is and logged once', () => {
    const t = make({}, 'en');
    expect([t(key(name)), t(key(name))]).toEqual([name, name]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`No text for "${name}"`);
  });
});

test('[X20] a key missing in a language is English', () => {
  const english = { buy: 'Buy now', days_one: '{{count}} day', days_other: '{{count}} days' };
  const t = textOf(createI18n('th', { th: { shop: {} }, en: { shop: english } }).t);
  expect([t(key('buy')), t(key('days'), { count: 1 })]).toEqual(['Buy now', '1 day']);
  expect(warn).not.toHaveBeenCalled();
});

/** Values of placeholders that would do harm if they were read as texts. */
const HOSTILE = ['{{count}}', '{{- name}}', '$t(card.buy)', '$&$1', '<b>&', 'ก {{name}}'];
const COUNTS = [0, 1, 2, 5, 100, 1.5];

type Question = [TextKey, Params | undefined];

/** Questions for each text: each count, and each placeholder with every hostile value. */
function questions(messages: Messages): Question[][] {
  return Object.entries(messages).map(([raw, text]) => {
    const asked = key(raw.replace(/_(?:one|other)$/, ''));
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const filled = HOSTILE.map((_, i) => names.map((name, at) => [name, HOSTILE[(i + at) % HOSTILE.length]]));
    const values: Params[] = names.length > 0 ? filled.map((each) => Object.fromEntries(each)) : [{}];
    const counted = values.flatMap((value) => COUNTS.map((count) => ({ ...value, count })));
    const plain = names.includes('count') ? [] : [undefined, ...values];
    return [...counted, ...(asked === raw ? plain : [])].map((params): Question => [asked, params]);
  });
}

describe('the islands’ reader and the server answer as i18next', () => {
  test.each(LANGUAGES)('a question for every text in %s', (lang) =>
    compare(lang, (all, i) => all.slice(i % all.length, (i % all.length) + 1)),
  );
  test.each(LANGUAGES)('every question for every text in %s', { tags: 'all' }, (lang) =>
    compare(lang, (all) => all),
  );
});

/** Asks the questions that are chosen of each text's. */
function compare(lang: Language, choose: (all: Question[], text: number) => Question[]): void {
  const messages: Messages = Object.assign({}, ...Object.values(CATALOGUES[lang]));
  const asked = questions(messages).flatMap(choose);
  const answers = (text: Text) => asked.map(([name, params]) => `${name}: ${text(name, params)}`);
  const wanted = answers(textOf(createI18n(lang, { [lang]: { all: messages } }).t));
  expect(answers(createText(messages, lang))).toEqual(wanted);
  expect(answers(textFor(lang))).toEqual(wanted);
  expect(warn).not.toHaveBeenCalled();
}

test('the reader weighs less than 0.5 KB', async () => {
  const source = readFileSync(new URL('translate.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, { loader: 'ts', minify: true });
  expect(gzipSync(code).length).toBeLessThan(512);
});
