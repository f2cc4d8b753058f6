import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { fixtureContext } from '../fixtures.ts';
import { choiceHref, goodsQuery, readChoices } from '../lists/product-filter.ts';
import { FilterBar } from './filter-bar.tsx';

afterEach(cleanup);

const filters: GoodsFilter[] = [
  { kind: 'platform', value: 'LAZADA', count: 3 },
  { kind: 'platform', value: 'SHOPEE', count: 9 },
  { kind: 'platform', value: 'UNKNOWN', count: 1 },
  { kind: 'price', value: '10000-', count: 1 },
  { kind: 'price', value: '0-200', count: 2 },
  { kind: 'brand', value: '501', name: '<b>JBL</b>', count: 4 },
  { kind: 'shipping', value: 'free', count: 5 },
];
const show = (query: Record<string, string>) =>
  render(
    <FilterBar
      ctx={fixtureContext({ lang: 'en' })}
      source={{ kind: 'goods', query: goodsQuery([]), sort: 'HOT_DESC' }}
      total={9}
      filters={filters}
      choices={readChoices(query.filter)}
      hrefOf={(choices) => choiceHref(query, { choices })}
      query={query}
      sorts={null}
    />,
  );
const options = () =>
  screen
    .getAllByTestId('filter-option')
    .map((option) => [option.textContent, option.getAttribute('href'), option.getAttribute('aria-current')]);

describe('the filters of a list of goods', () => {
  test('are links with counts: ranges by size, the rest by count; values without a name are left out', () => {
    show({ page: '2', sort: 'LOW_PRICE' });
    expect(options()).toEqual([
      ['Shopee9', '?sort=LOW_PRICE&filter=platform-SHOPEE', null],
      ['Lazada3', '?sort=LOW_PRICE&filter=platform-LAZADA', null],
      ['Under ฿2002', '?sort=LOW_PRICE&filter=price-0-200', null],
      ['฿10,000 and up1', '?sort=LOW_PRICE&filter=price-10000-', null],
      ['<b>JBL</b>4', '?sort=LOW_PRICE&filter=brand-501', null],
      ['Free shipping5', '?sort=LOW_PRICE&filter=shipping-free', null],
    ]);
    expect(screen.queryByTestId('filter-chip')).toBeNull();
  });

  test('a chosen filter is marked, and a chip removes it', () => {
    show({ filter: 'platform-LAZADA brand-501 brand-999' });
    expect(options().filter(([, , current]) => current)).toHaveLength(2);
    const chips = screen.getAllByTestId('filter-chip');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Lazada', '<b>JBL</b>', 'Brand']);
    expect(chips[0]?.getAttribute('href')).toBe('?filter=brand-501+brand-999');
    expect(chips[0]?.getAttribute('aria-label')).toBe('Remove the filter Lazada');
    expect(screen.getByTestId('filter-clear').getAttribute('href')).toBe('?');
  });

  test('Escape closes an open menu and gives its title the focus; so does a press outside', () => {
    show({});
    const [menu] = screen.getAllByTestId<HTMLDetailsElement>('filter-menu');
    if (!menu) throw new Error('No menu');
    menu.open = true;
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
    menu.open = true;
    fireEvent.pointerDown(menu.querySelector('a') as Element);
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });
});
