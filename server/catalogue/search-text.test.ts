import { describe, expect, test } from 'vitest';
import { searchText, searchWords } from './search-text.ts';

describe('searchWords', () => {
  test('splits Thai by its dictionary and keeps Latin words beside it', () => {
    expect(searchWords('โทรศัพท์OPPO พร้อมใช้')).toEqual(['โทรศัพท์', 'oppo', 'พร้อม', 'ใช้']);
    expect(searchWords('Harga terendah')).toEqual(['harga', 'terendah']);
  });

  test('model numbers stay whole beside their parts', () => {
    expect(searchWords('Sony WH-1000XM5')).toEqual(expect.arrayContaining(['wh-1000xm5', 'wh', '1000xm5']));
    expect(searchWords('(8+128GB)')).toContain('8+128gb');
  });

  test('a number without a letter and a word without a number are no model', () => {
    expect(searchWords('free-shipping 1,290.00')).not.toContain('free-shipping');
    expect(searchWords('12-34')).not.toContain('12-34');
  });

  test('full-width letters and both spellings of sara am are the same word', () => {
    expect(searchWords('ＯＰＰＯ')).toEqual(['oppo']);
    expect(searchWords('น้ำ')).toEqual(searchWords('น้ํา'));
  });
});

describe('searchText', () => {
  test('joins the words of all texts once', () => {
    expect(searchText(['OPPO โทรศัพท์', 'Oppo phone', null, undefined, 'OPPO'])).toBe('oppo โทรศัพท์ phone');
  });

  test('is bounded in words and in length', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => `word${i}`).join(' ');
    expect(searchText([many]).split(' ')).toHaveLength(200);
    const long = Array.from({ length: 190 }, (_, i) => `${'x'.repeat(30)}${i}`).join(' ');
    expect(searchText([long]).length).toBeLessThanOrEqual(2_000);
    expect(searchText(['y'.repeat(41)])).toBe('');
  });
});
