import { expect, test } from 'vitest';
import { textFor } from '../text.ts';
import { reductionText } from './reduction.ts';

const context = { lang: 'en', tenant: { numberStyle: 'spec' }, t: textFor('en') } as const;
const note = (priceDeduct?: Parameters<typeof reductionText>[0]['priceDeduct']) =>
  reductionText({ currentPrice: '339.00', currency: 'THB', priceDeduct }, context);

test('a reduction names the price that it is of', () => {
  expect(note({ priceReduction: '300.00', priceDeductRate: 0.4694 })).toBe('฿300 (46%) off ฿639');
  expect(note({ priceReduction: 300, priceDeductRate: 0.4694 })).toBe('฿300 (46%) off ฿639');
});

test.each([
  [undefined],
  [{}],
  [{ priceReduction: 210 }],
  [{ priceDeductRate: 0.14 }],
  [{ priceReduction: 0, priceDeductRate: 0.14 }],
  [{ priceReduction: 1, priceDeductRate: 0.004 }],
])('nothing is said of %j', (priceDeduct) => expect(note(priceDeduct)).toBe(''));
