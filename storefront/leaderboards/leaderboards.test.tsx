import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { boards, fixtureContext, goods } from '../fixtures.ts';
import { LeaderboardList } from './leaderboard-list.tsx';

afterEach(cleanup);

const ctx = fixtureContext({ lang: 'en' });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function show(shown: ItemGroup[], { page = 1, pages = 1 } = {}) {
  return render(<LeaderboardList ctx={ctx} boards={shown} page={page} pages={pages} query={{ sort: 'x' }} />);
}

describe('the list of leaderboards', () => {
  test('each board has its name, order, freshness and first places, and leads to its own page', () => {
    show([boards.default]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leaderboard');
    const board = screen.getByTestId('board-summary');
    expect(within(board).getByRole('heading', { level: 2 }).textContent).toBe(boards.default.name);
    expect(within(board).getByTestId('board-caption').textContent).toBe('Ranked by sales · 3 hours ago');
    expect(within(board).getByTestId('rank-index').textContent).toBe('01');
    expect(hrefs()).toEqual([
      '/en/leaderboard-products/L71',
      '/en/product/P11',
      '/en/leaderboard-products/L71',
    ]);
  });

  test('a board shows three places at most; one whose goods are gone is only a name', () => {
    const refs = ['a', 'b', 'c', 'd'].map((itemName) => ({ itemName }));
    show([{ ...boards.default, refs }]);
    expect(screen.getAllByTestId('ranked-item').map((item) => item.textContent)).toEqual([
      '01a',
      '02b',
      '03c',
    ]);
    expect(hrefs()).toHaveLength(2);
  });

  test('a place without a name of its own is called after its product', () => {
    show([{ ...boards.default, refs: [{ goodsDetail: { goods: goods.default } }] }]);
    expect(screen.getByRole('link', { name: goods.default.goodsName })).toBeDefined();
  });

  test('a board that is nothing but an id still can be opened', () => {
    show([boards.empty]);
    expect(screen.getByRole('link', { name: 'Leaderboard' }).getAttribute('href')).toBe(
      '/en/leaderboard-products/73',
    );
    expect(screen.getByTestId('board-caption').textContent).toBe('');
  });

  test('has numbered pages that keep the other parameters', () => {
    show([boards.default], { pages: 2 });
    expect(screen.getByRole('link', { name: '2' }).getAttribute('href')).toBe('?page=2&sort=x');
  });

  test('no board at all: no data', () => {
    const { container } = show([], { pages: 0 });
    expect(screen.getByTestId('no-data').dataset.state).toBe('default');
    expect(container.ownerDocument.querySelector('meta[name=robots]')).toBeNull();
  });

  test('beyond the last page: the way to the first, not for search engines', () => {
    const { container } = show([], { page: 9, pages: 2 });
    expect(screen.getByRole('link', { name: 'Go to page 1' }).getAttribute('href')).toBe('?sort=x');
    expect(container.ownerDocument.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });
});
