import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Coupon } from '#schemas/entities/coupon.ts';
import { FIXTURE_NOW, fixtureContext, goods } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { ProductFacts } from './product-facts.tsx';
import { Variants } from './variants.tsx';
import { Vouchers } from './vouchers.tsx';

const ctx = fixtureContext({ lang: 'en' });
const DAY = 86_400_000;

afterEach(cleanup);

describe('vouchers', () => {
  const coupon: Coupon = {
    id: 'c',
    type: 'CODE',
    discountType: 'AMOUNT',
    discount: 100,
    currency: 'THB',
    title: 'From ฿500',
    code: 'SAVE100',
    platform: 'SHOPEE',
    startTime: FIXTURE_NOW - DAY,
    endTime: FIXTURE_NOW + DAY,
  };

  test('are those of the shop that can be used now, each with one action', async () => {
    const coupons = [
      coupon,
      { ...coupon, id: 'l', type: 'DISCOUNT', code: undefined, link: 'https://shop.example/c' },
      { ...coupon, id: 'later', startTime: FIXTURE_NOW + 1 },
    ];
    renderInView(<Vouchers ctx={ctx} coupons={coupons} platform="SHOPEE" />, ctx);
    expect((await screen.findByRole('heading')).textContent).toBe('Coupons for Shopee');
    const [code, link, ...others] = screen.getAllByTestId('voucher');
    expect(code?.textContent).toContain('฿100');
    expect(code?.querySelectorAll('button, a')).toHaveLength(1);
    expect(link?.querySelector('a')?.getAttribute('href')).toBe('https://shop.example/c');
    expect(others).toEqual([]);
  });

  test('aren’t named without any, or for an unknown shop', () => {
    renderInView(<Vouchers ctx={ctx} coupons={[]} platform="SHOPEE" />, ctx);
    renderInView(<Vouchers ctx={ctx} coupons={[coupon]} platform="NOWHERE" />, ctx);
    expect(screen.queryByTestId('vouchers')).toBeNull();
  });
});

test('variants lead to their pages with their own prices, and say when they are sold out', () => {
  const variant = (id: string, name: string, price: number, over: object = {}) => ({
    ...goods.default,
    id,
    code: id,
    goodsName: `Aura 700 ${name}`,
    priceRange: { currencyCode: 'THB', minSalePrice: price },
    ...over,
  });
  const variants = [
    variant('b', 'Black', 900),
    variant('g', 'Sage green', 1_000, { availability: 'OUT_OF_STOCK' }),
  ];
  renderInView(<Variants ctx={ctx} variants={variants} current="b" />, ctx);
  const [black, green] = screen.getAllByTestId('variant');
  expect([black?.textContent, green?.textContent]).toEqual(['Black฿900', 'Sage greenSold out']);
  expect(black?.getAttribute('aria-current')).toBe('page');
  expect(green?.getAttribute('href')).toBe('/en/product/g');
});

test('variants have pictures where these differ', () => {
  const variant = (id: string, picture: string) => ({
    ...goods.default,
    id,
    goodsName: `Tee ${id}`,
    pictureUrls: [picture],
  });
  renderInView(
    <Variants ctx={ctx} variants={[variant('a', '/media/1'), variant('b', '/media/2')]} current="a" />,
    ctx,
  );
  expect(screen.getByTestId('variants').querySelectorAll('img')).toHaveLength(2);
  cleanup();
  renderInView(
    <Variants ctx={ctx} variants={[variant('a', '/media/1'), variant('b', '/media/1')]} current="a" />,
    ctx,
  );
  expect(screen.getByTestId('variants').querySelector('img')).toBeNull();
});

test('variants of one price are in the order of their sizes, below cheaper ones', () => {
  const variants = [
    ['l', 'L', 500],
    ['s', 'S', 500],
    ['xl', 'XL', 450],
  ].map(([id, name, minSalePrice]) => ({
    ...goods.default,
    id: String(id),
    goodsName: `Tee ${name}`,
    priceRange: { currencyCode: 'THB', minSalePrice: Number(minSalePrice) },
  }));
  renderInView(<Variants ctx={ctx} variants={variants} current="l" />, ctx);
  const shown = screen.getAllByTestId('variant').map(({ textContent }) => textContent);
  expect(shown).toEqual(['XL฿450', 'S฿500', 'L฿500']);
});

test('the facts of a product are a table of those that are known, below its description', () => {
  const detail = {
    id: '1',
    subjectType: 'GOODS',
    goods: { ...goods.default, description: 'Waterproof.', mpn: 'GO4', gtin: '4006381333931' },
    brand: { id: 'b', code: 'b-kirin', name: 'Kirin' },
    classifications: [{ id: '1', name: 'Speakers', level: 1, code: 'spk' }],
  };
  renderInView(<ProductFacts ctx={ctx} detail={detail} summary="Of the deal" />, ctx);
  expect(screen.getByTestId('detail-summary').textContent).toBe('Waterproof.');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Brand',
    'Category',
    'Model',
    'Barcode (GTIN)',
  ]);
  expect(screen.getByRole('link', { name: 'Speakers' })).toBeTruthy();
});

test('attributes are rows of the table as plain text, none twice', () => {
  const attributes = [
    { name: 'Colour', value: '<b>Black</b>' },
    { name: 'colour', value: 'White' },
    { name: 'Model', value: 'Other' },
  ];
  const detail = { id: '1', subjectType: 'GOODS', goods: { ...goods.default, mpn: 'GO4', attributes } };
  renderInView(<ProductFacts ctx={ctx} detail={detail} />, ctx);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Model', 'Colour']);
  expect(screen.getByText('<b>Black</b>')).toBeTruthy();
});
