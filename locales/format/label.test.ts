import { describe, expect, test, vi } from 'vitest';
import { LABEL_TEXT, LANGUAGES } from '#schemas/constants.ts';
import { DEAL_LABEL_CODES, GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import { textFor } from '../text.ts';
import { labelText } from './label.ts';

describe.each(LANGUAGES)('in %s', (lang) => {
  const t = textFor(lang);

  test.each(DEAL_LABEL_CODES)('[C22] %s has a text that fits the label', (code) => {
    expect(labelText(code, t)).toMatch(/^[^{}_]+$/);
    expect(labelText(code, t).length).toBeLessThanOrEqual(LABEL_TEXT.largeAboveLength);
  });

  test.each(GOODS_LABEL_CODES)('[C23] %s has a text that fits the label', (code) => {
    expect(labelText(code, t)).toMatch(/^[^{}_]+$/);
    expect(labelText(code, t).length).toBeLessThanOrEqual(LABEL_TEXT.largeAboveLength);
  });
});

test('[C22] the half-year low is shown as 180 days', () => {
  const texts = (['th', 'en', 'id'] as const).map((lang) => labelText('HALF_YEAR_LOW', textFor(lang)));
  expect(texts).toEqual(['ถูกที่สุดใน 180 วัน', 'Lowest in 180 days', 'Terendah 180 hari']);
});

test('days come from the code', () => {
  expect(labelText('HIGH_SALES_14_DAYS', textFor('en'))).toBe('Top seller, 14 days');
});

test.each(['', 'NEW_CODE', 'constructor', 'LOWEST_DAYS', 'EXCLUSIVELY'])('"%s" has no text', (code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(labelText(code, textFor('th'))).toBe('');
  expect(warn).not.toHaveBeenCalled();
});
