import { describe, expect, test } from 'vitest';
import { isSameProduct, writtenNumbers } from './same-product.ts';

const named = (name: object, gtin: string | null = null) => ({ name, gtin });

test.each([
  ['JBL Go 4 Bluetooth Speaker, waterproof', 'JBL Bluetooth Speaker Go 4 IP rated waterproof', true],
  ['JBL Go 4 Bluetooth Speaker', 'JBL Go 3 Bluetooth Speaker', false],
  ['Xiaomi 14 12/256GB', 'Xiaomi 14 12/512GB', false],
  ['Air Fryer 5.5 L', 'Air Fryer 5.5 L', true],
  ['Air Fryer 5.5 L touch', 'Air Fryer 5 L touch', false],
  ['Rice Cooker Classic', 'Slow Cooker Modern', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameProduct(named({ en: one }), named({ en: other }))).toBe(same);
});

test('names in different languages only can’t be compared, one language in common is enough', () => {
  expect(isSameProduct(named({ th: 'หม้อทอด 5 ลิตร' }), named({ en: 'Air Fryer 5 L' }))).toBe(false);
  expect(isSameProduct(named({ th: 'หม้อทอด 5 ลิตร', en: 'Fryer 5 L' }), named({ th: 'หม้อทอด 5 ลิตร' }))).toBe(
    true,
  );
  expect(isSameProduct(named({}), named({}))).toBe(false);
});

describe('global numbers', () => {
  const [speaker, fryer] = ['4006381333931', '9780201379624'];
  const go4 = { en: 'JBL Go 4 Speaker' };

  test('the same one is the same product under any name, another one another product under the same name', () => {
    expect(isSameProduct(named(go4, speaker), named({ th: 'ลำโพงพกพา' }, speaker))).toBe(true);
    expect(isSameProduct(named(go4, speaker), named(go4, fryer))).toBe(false);
  });

  test('names decide where one offer has none', () => {
    expect(isSameProduct(named(go4, speaker), named(go4))).toBe(true);
    expect(isSameProduct(named(go4), named({ en: 'JBL Go 3 Speaker' }, speaker))).toBe(false);
  });

  test('one number is the same in each of its lengths', () => {
    expect(isSameProduct(named(go4, '036000291452'), named({}, '00036000291452'))).toBe(true);
    expect(isSameProduct(named({}, '96385074'), named(go4, '0000096385074'))).toBe(true);
    // A case of the product has a number of its own.
    expect(isSameProduct(named(go4, '14006381333938'), named(go4, speaker))).toBe(false);
  });

  test.each(['2012345000004', '0212345000002', '0412345000000', '212345000006', '20123451', '01234565'])(
    '%s has a meaning in its own shop only',
    (gtin) => {
      expect(isSameProduct(named(go4, gtin), named({}, gtin))).toBe(false);
      expect(isSameProduct(named(go4, gtin), named(go4, speaker))).toBe(true);
      expect(writtenNumbers(gtin)).toEqual([]);
    },
  );

  test('a number is looked for in all ways to write it', () => {
    expect(writtenNumbers('036000291452')).toEqual(['00036000291452', '0036000291452', '036000291452']);
    expect(writtenNumbers(speaker)).toEqual([`0${speaker}`, speaker]);
    expect(writtenNumbers('96385074')).toEqual([
      '00000096385074',
      '0000096385074',
      '000096385074',
      '96385074',
    ]);
    expect(writtenNumbers('14006381333938')).toEqual(['14006381333938']);
    expect(writtenNumbers(null)).toEqual([]);
  });
});
