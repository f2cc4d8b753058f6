import { describe, expect, test } from 'vitest';
import { pageHref, pageNumber } from './page-query.ts';

describe('pageNumber', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['999999999', 999_999_999],
  ])('%s is a page', (value, page) => {
    expect(pageNumber(value)).toBe(page);
  });

  test.each([undefined, '', '0', '-1', 'abc', '1.5', '1e3', '02', ' 2', '٢', '9999999999'])(
    '%j is the first page',
    (value) => {
      expect(pageNumber(value)).toBe(1);
    },
  );
});

describe('pageHref', () => {
  test('the page comes first, the other parameters are kept', () => {
    expect(pageHref({ sort: 'x', keyword: 'ที่ & นี่', page: '5' }, 2)).toBe(
      '?page=2&sort=x&keyword=%E0%B8%97%E0%B8%B5%E0%B9%88+%26+%E0%B8%99%E0%B8%B5%E0%B9%88',
    );
  });

  test('the first page has no parameter', () => {
    expect(pageHref({ page: '2' }, 1)).toBe('?');
    expect(pageHref({ sort: 'x', page: '2' }, 1)).toBe('?sort=x');
  });
});
