import { expect, test } from 'vitest';
import { brandNavigate } from '#schemas/api/das.ts';
import { brandQuery } from './brand-choice.ts';

test.each([
  ['a long keyword', { keyword: `/${'a'.repeat(450)}` }],
  ['a keyword cut within a sign of two parts', { keyword: `${'a'.repeat(199)}😀` }],
  ['a long filter', { filter: 'ก'.repeat(450) }],
  ['an empty keyword', { keyword: '' }],
])('%s is a query that the API takes', (_, query) => {
  const body = { pageRequest: { page: 1 }, query: brandQuery(query) };
  expect(brandNavigate.body.safeParse(body).error?.issues).toBeUndefined();
});
