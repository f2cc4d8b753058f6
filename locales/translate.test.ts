import { afterEach, expect, test, vi } from 'vitest';
import { createText, type TextKey } from './translate.ts';

const key = (text: string) => text as TextKey;

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

test('fills placeholders and leaves an unknown one visible', () => {
  const t = createText({ drop: 'ลดลง {amount} ({percent}%)' });
  expect(t(key('drop'), { amount: '฿210', percent: 0 })).toBe('ลดลง ฿210 (0%)');
  expect(t(key('drop'), { amount: '฿210' })).toBe('ลดลง ฿210 ({percent}%)');
});

test('does not fill placeholders inside a filled value', () => {
  expect(createText({ hi: '{name}!' })(key('hi'), { name: '{name}' })).toBe('{name}!');
});

test('chooses the form by count; a language with one form uses it for every count', () => {
  const english = { days_one: '{count} day', days_other: '{count} days' };
  const en = createText(english);
  expect([0, 1, 2].map((count) => en(key('days'), { count }))).toEqual(['0 days', '1 day', '2 days']);
  const th = createText({ days_other: '{count} วัน' }, english);
  expect(th(key('days'), { count: 1 })).toBe('1 วัน');
});

test('a plain text may take a count', () => {
  expect(createText({ page: 'Page {count}' })(key('page'), { count: 1 })).toBe('Page 1');
});

test('[X20] a missing key falls back to the other language', () => {
  expect(createText({}, { buy: 'Buy now' })(key('buy'))).toBe('Buy now');
  expect(warn).not.toHaveBeenCalled();
});

test('a key missing everywhere is shown as it is and logged once', () => {
  const t = createText({});
  expect([t(key('a.b')), t(key('a.b'))]).toEqual(['a.b', 'a.b']);
  expect(warn).toHaveBeenCalledExactlyOnceWith('No text for "a.b"');
});
