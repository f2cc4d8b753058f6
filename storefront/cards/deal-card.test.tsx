import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Deal } from '#schemas/entities/deal.ts';
import { deals, fixtureContext } from '../fixtures.ts';
import { DealCard, type DealCardProps } from './deal-card.tsx';

afterEach(cleanup);

const english = fixtureContext({ lang: 'en' });

function show(deal: Deal, props: Partial<DealCardProps> = {}) {
  render(<DealCard ctx={english} deal={deal} {...props} />);
  return screen.getByTestId('deal-card');
}

const text = (id: string) => screen.queryByTestId(id)?.textContent;
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('the parts of a deal', () => {
  const card = show(deals.default, { rank: 1, labelPolicy: 'A' });
  expect(card.dataset.id).toBe('1');
  expect(card.dataset.state).toBeUndefined();
  expect(text('deal-rank')).toBe('01');
  expect(text('deal-label')).toBe('Free shipping');
  expect(text('deal-platform')).toBe('Lazada');
  expect(text('deal-title')).toContain('JBL Go 4');
  expect(text('deal-off')).toBe('35% OFF');
  expect(text('deal-price')).toBe('฿1,290');
  expect(text('deal-base')).toBe('List ฿1,990');
  expect(text('deal-drop')).toBe('฿210 (14%) off ฿1,500');
  expect(text('deal-buy')).toBe('Buy now');
  expect(text('deal-expired')).toBeUndefined();
});

test('the parts are read as title, label, prices in words, drop, Buy', () => {
  const card = show(deals.default);
  const order = [
    'JBL',
    'Free shipping',
    'Now ฿1,290, 35 percent below the shop’s list price of ฿1,990',
    '฿210 (14%) off',
    'Buy now',
  ];
  const places = order.map((part) => card.textContent.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(screen.getByTestId('deal-price').getAttribute('aria-hidden')).toBe('true');
});

describe('links', () => {
  test('the title leads to the deal, in the language of the page', () => {
    show(deals.default);
    expect(link(/JBL/).getAttribute('href')).toBe('/en/content/D1');
  });

  test('Buy leads to the traced link in a new window and names the platform', () => {
    show(deals.default);
    const buy = link('Buy now on Lazada, opens in a new window');
    expect(buy.getAttribute('href')).toBe('https://s.lazada.co.th/s.1?trace=1');
    expect(buy.getAttribute('target')).toBe('_blank');
    expect(buy.getAttribute('rel')).toBe('sponsored noopener');
  });

  test('without a traced link Buy leads to the plain one', () => {
    show(deals.noTraceLink);
    expect(screen.getByTestId('deal-buy').getAttribute('href')).toBe(
      'https://www.lazada.co.th/products/i1.html',
    );
  });

  test('Buy links to http addresses only', () => {
    show({ ...deals.default, goodsTraceLink: 'javascript:alert(1)', goodsLink: undefined });
    expect(screen.queryByTestId('deal-buy')).toBeNull();
  });

  test('an unknown platform has no chip and no name on Buy', () => {
    show({ ...deals.default, platform: 'UNKNOWN' });
    expect(screen.queryByTestId('deal-platform')).toBeNull();
    expect(link('Buy now, opens in a new window')).toBeDefined();
  });
});

test('newer data wins over the deal’s own', () => {
  const card = show(deals.dynamicDataConflict, { eager: true });
  expect(card.dataset.state).toBeUndefined();
  expect(text('deal-title')).toBe('New summary');
  expect(text('deal-platform')).toBe('Shopee');
  expect(text('deal-price')).toBe('S$142');
  expect(text('deal-off')).toBe('29% OFF');
  expect(card.querySelector('img')?.getAttribute('src')).toBe(
    '/media/zest/goods/earbuds-2.svg@450x450q70.webp',
  );
  expect(screen.getByTestId('deal-buy').getAttribute('href')).toBe('https://s.shopee.co.th/7');
});

test('an expired deal has its mark outside the greyed picture', () => {
  const card = show(deals.expired);
  expect(card.dataset.state).toBe('expired');
  expect(text('deal-expired')).toBe('Expired');
  expect(screen.getByTestId('deal-expired').parentElement).toBe(card);
});

describe('rank', () => {
  test.each([
    [1, '01'],
    [3, '03'],
  ])('%i is shown as %s', (rank, digits) => {
    show(deals.default, { rank });
    expect(screen.getByRole('img', { name: `Rank ${rank}` }).textContent).toBe(digits);
  });

  test.each([0, 4, undefined])('%s has no ribbon', (rank) => {
    show(deals.default, { rank });
    expect(screen.queryByTestId('deal-rank')).toBeNull();
  });
});

describe('label', () => {
  const both = { ...deals.default, labels: [{ code: 'FREE_SHIPPING' }, { code: 'FLASH_SALE' }] };

  test('the call site chooses the label policy, the tenant overrides it', () => {
    show(both);
    expect(screen.getByTestId('deal-label').dataset).toMatchObject({ code: 'FLASH_SALE', tone: 'price' });
    cleanup();
    show(both, { labelPolicy: 'A' });
    expect(screen.getByTestId('deal-label').dataset).toMatchObject({
      code: 'FREE_SHIPPING',
      tone: 'success',
    });
    cleanup();
    show(both, { labelPolicy: 'A', ctx: fixtureContext({ tenant: { labelPolicy: 'B' } }) });
    expect(screen.getByTestId('deal-label').dataset.code).toBe('FLASH_SALE');
  });

  test('free shipping has a place of its own unless it is the label', () => {
    show(both);
    expect(text('deal-shipping')).toBe('Free shipping');
    cleanup();
    show(both, { labelPolicy: 'A' });
    expect(screen.queryByTestId('deal-shipping')).toBeNull();
    cleanup();
    show(deals.longestThai);
    expect(screen.queryByTestId('deal-shipping')).toBeNull();
  });

  test.each([
    ['HIGHLY_RATED', 'sm', 1],
    ['LOWEST_170_DAYS', 'md', 1],
    ['LONG', 'lg', 0],
  ])('%s is of size %s with %i image', (code, size, images) => {
    const long = (key: string) =>
      key === 'label.ALL_TIME_LOW'
        ? 'Harga terendah sepanjang masa'
        : english.t(key as 'card.buy', { days: 170 });
    const labels = [{ code: code === 'LONG' ? 'ALL_TIME_LOW' : code }];
    show({ ...deals.default, labels }, { ctx: { ...english, t: long } });
    const label = screen.getByTestId('deal-label');
    expect(label.dataset.labelSize).toBe(size);
    expect(label.querySelectorAll('svg')).toHaveLength(images);
  });

  test('a deal without a ranked label has none', () => {
    show({ ...deals.default, labels: [{ code: 'LAZ_MALL' }] });
    expect(screen.queryByTestId('deal-label')).toBeNull();
  });
});

describe('prices', () => {
  test('no discount, no list price', () => {
    show({ ...deals.default, originalPrice: 1290 });
    expect(screen.queryByTestId('deal-off')).toBeNull();
    expect(screen.queryByTestId('deal-base')).toBeNull();
    expect(screen.getByTestId('deal-price').hasAttribute('aria-hidden')).toBe(false);
  });

  test('the list price is the shop’s word, not struck and not borne out by records', () => {
    const card = show(deals.default);
    expect(card.querySelector('s')).toBeNull();
    expect(screen.getByTestId('deal-price').parentElement?.dataset.based).toBe('shop');
  });

  test('the discount can be hidden, with its base', () => {
    show(deals.default, { hideDiscount: true });
    expect(screen.queryByTestId('deal-off')).toBeNull();
    expect(screen.queryByTestId('deal-base')).toBeNull();
  });

  test.each([
    [1290, undefined],
    [12_999.99, 'md'],
    [12_999_999.99, 'lg'],
  ])('%d is a price of size %s', (currentPrice, size) => {
    show({ ...deals.default, currentPrice });
    expect(screen.getByTestId('deal-price').parentElement?.dataset.priceSize).toBe(size);
  });

  test('no drop note without a price reduction', () => {
    show({ ...deals.default, priceDeduct: undefined });
    expect(screen.queryByTestId('deal-drop')).toBeNull();
  });
});

test('a deal without a picture shows the placeholder', () => {
  expect(show(deals.missingImage).querySelector('img')?.dataset.state).toBe('failed');
});

test('the heart comes last', () => {
  const card = show(deals.default);
  expect(card.lastElementChild?.querySelector('button')?.getAttribute('aria-label')).toBe('Favourite');
});

test.each([undefined, { url: '' }])(
  'without a picture (%o) the card has no image with an empty address',
  (mainPic) => {
    const card = show({ ...deals.default, mainPic, dynamicData: undefined });
    expect(card.innerHTML).not.toMatch(/(src|srcset|href)=""/);
  },
);
