import { expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { boardCaption } from './board-caption.ts';

const { t } = fixtureContext({ lang: 'en' });

test.each([
  ['SOLD_QUANTITY', 'Ranked by sales'],
  ['SCORE', 'Ranked by rating'],
  ['DISCOUNT', 'Ranked by discount'],
  ['REVIEW_COUNT', 'Ranked by reviews'],
  ['NEWEST', ''],
])('ordered by %s: "%s"', (orderType, caption) => {
  expect(boardCaption({ genType: 'AUTO', autoRule: { orderType } }, t)).toBe(caption);
});

test('kept by hand, or without a rule: nothing', () => {
  expect(boardCaption({ genType: 'MANUAL', autoRule: { orderType: 'SCORE' } }, t)).toBe('');
  expect(boardCaption({ genType: 'AUTO' }, t)).toBe('');
});
