import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Goods } from '#schemas/entities/goods.ts';
import { GOODS_CARD_TYPES } from '#schemas/enums/goods.ts';
import { fixtureContext, goods, goodsGroup } from '../fixtures.ts';
import { GoodsCard } from './goods-card.tsx';

afterEach(cleanup);

const english = fixtureContext({ lang: 'en' });

function show(item: Goods, props: Partial<ComponentProps<typeof GoodsCard>> = {}) {
  render(<GoodsCard ctx={english} goods={item} {...props} />);
  return screen.getByTestId('goods-card');
}

const text = (id: string) => screen.queryByTestId(id)?.textContent;
const titleLink = () => screen.getByTestId('goods-title').querySelector('a');

test('the parts of a product', () => {
  const card = show(goods.default);
  expect(card.dataset).toMatchObject({ id: '11', type: 'NORMAL' });
  expect(text('goods-title')).toContain('หม้อทอด');
  expect(text('goods-price')).toBe('฿1,099.50 – ฿1,290');
  expect(text('goods-off')).toBe('35% OFF');
  expect(text('goods-base')).toBe('Usually ฿1,692');
  expect(card.textContent).toContain('35 percent below its usual price of ฿1,692');
  expect(screen.getByTestId('goods-price').parentElement?.dataset.based).toBe('records');
  expect(text('goods-label')).toBe('All-time low');
  expect(text('goods-platform')).toBe('Shopee');
  expect(text('goods-score')).toBe('4.8');
  expect(screen.getByRole('img', { name: '4.8 out of 5 stars' })).toBeDefined();
  expect(text('goods-sales')).toBe('12k+ sold');
  expect(text('goods-reviews')).toBe('900+ reviews');
  expect(text('goods-month-sales')).toBe('1k+ sold this month');
});

test('an unchanged card is not rendered again', () => {
  const read = vi.fn(() => 'Fan');
  const item = Object.defineProperty({ ...goods.bare }, 'goodsName', { get: read });
  const card = () => (
    <section>
      <GoodsCard ctx={english} goods={item} toPlatform={false} />
    </section>
  );
  const { rerender } = render(card());
  const before = read.mock.calls.length;
  rerender(card());
  expect([before > 0, read.mock.calls.length]).toEqual([true, before]);
});

test('missing fields of a product are left out', () => {
  const card = show(goods.bare);
  for (const part of ['off', 'label', 'platform', 'score', 'sales', 'reviews', 'month-sales', 'group'])
    expect(card.querySelector(`[data-testid="goods-${part}"]`)).toBeNull();
  expect(text('goods-price')).toBe('');
  expect(titleLink()?.textContent).toBe('–');
});

describe('link', () => {
  test('to its page by code, else by id', () => {
    show(goods.default);
    expect(titleLink()?.getAttribute('href')).toBe('/en/product/P11');
    cleanup();
    show(goods.missingImage);
    expect(titleLink()?.getAttribute('href')).toBe('/en/product/13');
  });

  test('to the platform in a new window, with toPlatform', () => {
    show(goods.default, { toPlatform: true });
    expect(titleLink()?.getAttribute('href')).toBe('https://shopee.co.th/i.11');
    expect(titleLink()?.getAttribute('target')).toBe('_blank');
    expect(titleLink()?.getAttribute('rel')).toBe('sponsored noopener');
    expect(titleLink()?.textContent).toContain('opens in a new window');
  });

  test('to its page in the app, and where the platform’s address is no web address', () => {
    show(goods.default, { toPlatform: true, ctx: fixtureContext({ terminal: 'app' }) });
    expect(titleLink()?.getAttribute('href')).toBe('/product/P11');
    cleanup();
    show(goods.unknownPlatform, { toPlatform: true });
    expect(titleLink()?.getAttribute('href')).toBe('/en/product/P15');
    expect(titleLink()?.hasAttribute('target')).toBe(false);
  });

  test('none for an invalid product in favourites, which has a badge before the title', () => {
    const card = show(goods.invalid, { inFavorites: true });
    expect(card.dataset.state).toBe('invalid');
    expect(titleLink()).toBeNull();
    expect(text('goods-title')).toMatch(/^Invalid/);
    expect(text('badge-invalid')).toBe('Invalid');
  });

  test('to its page when it is invalid elsewhere', () => {
    show(goods.invalid);
    expect(titleLink()).not.toBeNull();
    expect(screen.queryByTestId('badge-invalid')).toBeNull();
  });
});

describe('a product that can’t be bought', () => {
  test.each([
    ['OUT_OF_STOCK', 'Sold out'],
    ['DISCONTINUED', 'Discontinued'],
  ])('because it is %s is marked, and leads to its own page', (availability, mark) => {
    const card = show({ ...goods.default, availability }, { toPlatform: true });
    expect([card.dataset.state, text('goods-availability')]).toEqual(['sold-out', mark]);
    expect(titleLink()?.getAttribute('href')).toBe('/en/product/P11');
  });

  test.each([
    ['PREORDER', 'Pre-order'],
    ['BACKORDER', 'Back-order'],
    ['IN_STOCK', undefined],
    ['SOON', undefined],
    [undefined, undefined],
  ])('%s can be bought, with the mark %s', (availability, mark) => {
    const card = show({ ...goods.default, availability }, { toPlatform: true });
    expect([card.dataset.state, text('goods-availability')]).toEqual([undefined, mark]);
    expect(titleLink()?.getAttribute('href')).toBe('https://shopee.co.th/i.11');
  });
});

test('a discount whose base another server doesn’t tell is small', () => {
  show({ ...goods.default, usualPrice: undefined });
  expect(text('goods-off')).toBe('35% OFF');
  expect(screen.queryByTestId('goods-base')).toBeNull();
  expect(screen.getByTestId('goods-price').parentElement?.dataset.based).toBe('shop');
});

describe('leaderboard', () => {
  test('a link of its own, by code, else by id', () => {
    show(goods.default, { group: goodsGroup });
    const group = screen.getByRole('link', { name: '#2 in หม้อทอดไร้น้ำมันขายดี' });
    expect(group.getAttribute('href')).toBe('/en/leaderboard-products/L21');
    expect(group.closest('h3')).toBeNull();
    cleanup();
    show(goods.default, { group: { groupId: '21', groupName: 'Fryers' } });
    expect(screen.getByRole('link', { name: 'Fryers' }).getAttribute('href')).toBe(
      '/en/leaderboard-products/21',
    );
  });

  test('leaves no discount', () => {
    show(goods.default, { group: goodsGroup });
    expect(screen.queryByTestId('goods-off')).toBeNull();
  });
});

describe('types', () => {
  test.each(GOODS_CARD_TYPES)('%s', (type) => {
    const chat = type.startsWith('AICHAT');
    const card = show(goods.default, { type, group: goodsGroup, why: 'Quiet' });
    expect(card.dataset.type).toBe(type);
    expect(text('goods-price')).toBe('฿1,099.50 – ฿1,290');
    expect(text('goods-platform')).toBe(chat ? undefined : 'Shopee');
    expect(text('goods-group') === undefined).toBe(chat);
    expect(card.textContent.includes('Quiet')).toBe(type === 'AICHATVERTICAL');
    expect(text('goods-score') === undefined).toBe(type === 'AICHATHORIZONTAL');
  });

  test('an unknown platform has an empty box in search results only', () => {
    show(goods.unknownPlatform, { source: 'SEARCH' });
    expect(screen.getByTestId('goods-platform').dataset.state).toBe('empty');
    cleanup();
    show(goods.unknownPlatform, { source: 'AIFEED' });
    expect(screen.queryByTestId('goods-platform')).toBeNull();
  });
});
