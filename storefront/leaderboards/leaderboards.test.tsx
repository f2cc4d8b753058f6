import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PAGE } from '#schemas/constants.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { BoardPlace } from '../cards/board-place.tsx';
import { articles, boards, deals, fixtureContext, goods, topics } from '../fixtures.ts';
import { paths } from '../links/paths.ts';
import type { ListItem } from '../lists/list-source.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { LeaderboardDetail } from './leaderboard-detail.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';

afterEach(cleanup);

const ctx = fixtureContext({ lang: 'en' });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const listOf = (content: ListItem[], pages: number) => ({
  content,
  totalElements: pages * PAGE.size,
  hasNext: pages > 1,
});

function show(shown: ItemGroup[], { page = 1, pages = 1 } = {}) {
  const items = shown.map((board) => ({ id: board.id, type: 'board' as const, board }));
  const props = { ctx, crumbs: [], page, query: { sort: 'x' } };
  const list = listOf(items, pages);
  return renderInView(<LeaderboardList {...props} source={{ kind: 'boards' }} list={list} />, ctx);
}

describe('the list of leaderboards', () => {
  test('each board has its name, order, freshness and first places with prices, and leads to its own page', () => {
    show([boards.default]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leaderboard');
    const board = screen.getByTestId('board-summary');
    expect(within(board).getByRole('heading', { level: 2 }).textContent).toBe(boards.default.name);
    expect(within(board).getByTestId('board-caption').textContent).toBe('Ranked by sales · 3 hours ago');
    expect(within(board).getByTestId('rank-index').textContent).toBe('01');
    expect(within(board).getByTestId('ranked-item').textContent).toContain('฿');
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

  test('a board with only an id can still be opened', () => {
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

  test('beyond the last page: a link to the first, not indexed', () => {
    const { container } = show([], { page: 9, pages: 2 });
    expect(screen.getByRole('link', { name: 'Go to page 1' }).getAttribute('href')).toBe('?sort=x');
    expect(container.ownerDocument.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });
});

test.each([
  ['SOLD_QUANTITY', 'Ranked by sales'],
  ['SCORE', 'Ranked by rating'],
  ['DISCOUNT', 'Ranked by discount'],
  ['REVIEW_COUNT', 'Ranked by reviews'],
] as const)('[B5] a board by %s says so, one kept by hand doesn’t', (orderType, caption) => {
  const board = { ...boards.default, sortDate: undefined, autoRule: { orderType } };
  const captionOf = (shown: ItemGroup) => {
    show([shown]);
    const text = screen.getByTestId('board-caption').textContent;
    cleanup();
    return text;
  };
  expect(captionOf({ ...board, genType: 'AUTO' })).toBe(caption);
  expect(captionOf({ ...board, genType: 'MANUAL' })).toBe('');
});

test('[B5] a leaderboard’s own page numbers its places on from the pages before', () => {
  const board = boards.default;
  const places = (board.refs ?? []).map((place, i) => ({
    id: `${i}`,
    type: 'place' as const,
    rank: 20 + i + 1,
    place,
  }));
  renderInView(
    <LeaderboardDetail
      ctx={ctx}
      crumbs={[]}
      source={{ kind: 'board-places', groupId: board.id }}
      list={listOf(places, 2)}
      page={2}
      query={{ page: '2' }}
      board={board}
      boards={[board]}
    />,
    ctx,
  );
  expect(screen.getByTestId('board-caption').textContent).toContain('Ranked by sales');
  expect(screen.getAllByTestId('rank-index')[0]?.textContent).toBe('21');
  expect(screen.getByRole('link', { name: board.name }).getAttribute('aria-current')).toBe('page');
});

test('each place of content leads to its page, on the board and in the list of boards', () => {
  const refs = [
    { id: '1', content: { type: 'CONTENT' as const, deal: deals.default } },
    { id: '2', content: { type: 'ARTICLE' as const, article: articles.default } },
    { id: '3', content: { type: 'TOPIC' as const, topic: topics.default } },
  ];
  const targets = [
    paths.deal(deals.default.code ?? deals.default.id),
    paths.article(articles.default.code ?? articles.default.id),
    paths.topic(topics.default.subtitle),
  ].map((path) => `/en${path}`);
  show([{ ...boards.default, refs }]);
  expect(hrefs().slice(1, 4)).toEqual(targets);
  cleanup();
  const { container } = renderInView(
    <>
      {refs.map((place, i) => (
        <BoardPlace key={place.id} ctx={ctx} rank={i + 1} place={place} />
      ))}
    </>,
    ctx,
  );
  expect(hrefs()).toEqual(targets);
  expect(container.querySelectorAll('img')).toHaveLength(3);
});
