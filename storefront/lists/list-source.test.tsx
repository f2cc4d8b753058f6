import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { deals, fixtureContext, goods, goodsGroup } from '../fixtures.ts';
import { ItemList } from './item-list.tsx';
import { ListCard } from './list-card.tsx';
import { type ListSource, listPage, listTags } from './list-source.ts';
import { renderInView } from './lists.fixtures.tsx';

afterEach(cleanup);

const ctx = fixtureContext({ lang: 'en' });
const found = { content: ['a', 'b', 'c', 'd'].map((id) => ({ ...deals.default, id })), totalElements: 24 };

/** The cards of a page of a list of deals. */
async function show(source: ListSource, page: number) {
  const api = { call: async () => ({ ...found, hasNext: false }) } as unknown as ApiClient;
  const { content } = await listPage(api, source, page);
  for (const item of content) render(<ListCard ctx={ctx} item={item} kind={undefined} />);
  return content;
}

const hrefOf = (card: string) => screen.getAllByTestId(card)[0]?.querySelector('a')?.getAttribute('href');
const ranks = () => screen.queryAllByTestId('deal-rank').map((rank) => rank.textContent);

describe('the first three wear their rank', () => {
  test('of a module of deals, on its first page', async () => {
    await show({ kind: 'module-deals', moduleId: '703' }, 1);
    expect(ranks()).toEqual(['01', '02', '03']);
    cleanup();
    await show({ kind: 'module-deals', moduleId: '703' }, 2);
    expect(ranks()).toEqual([]);
  });

  test('of the daily offers, whose cards say until when', async () => {
    const content = await show({ kind: 'daily-deals', until: Date.UTC(2026, 7, 1, 5) }, 1);
    expect(ranks()).toEqual(['01', '02', '03']);
    expect(screen.getAllByTestId('deal-time-left')[0]?.textContent).toBe('Until 12:00');
    expect(hrefOf('daily-deal-card')).toBe('/en/content/D1');
    expect(listTags({ content, totalElements: 4, hasNext: false })).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `deal:${id}`),
    );
  });

  test('not of the newest deals, which are in no such order', async () => {
    await show({ kind: 'deals' }, 1);
    expect(ranks()).toEqual([]);
  });
});

describe('a list of deals', () => {
  /** Calls for the first page of a list. */
  async function calls(source: ListSource) {
    const made: unknown[] = [];
    const call = async ({ id }: { id: string }, args: object) => {
      made.push([id, args]);
      return { ...found, hasNext: false };
    };
    const { content } = await listPage({ call } as unknown as ApiClient, source, 1);
    for (const item of content) render(<ListCard ctx={ctx} item={item} kind={undefined} />);
    return made;
  }
  const pageRequest = { page: 1, size: 20 };

  test('without a choice is asked as specified', async () => {
    expect(await calls({ kind: 'deals' })).toEqual([['dealFeed', { query: pageRequest }]]);
    expect(await calls({ kind: 'daily-deals', until: 0 })).toEqual([
      ['dailySpecialDeals', { body: { pageRequest } }],
    ]);
  });

  test.each<[ListSource, object]>([
    [{ kind: 'deals', sort: 'DISCOUNT' }, { kind: 'newest' }],
    [
      { kind: 'module-deals', moduleId: '703', sort: 'DISCOUNT' },
      { kind: 'module', moduleId: '703' },
    ],
    [{ kind: 'daily-deals', until: 0, sort: 'DISCOUNT' }, { kind: 'daily' }],
  ])('with a choice wears no ranks: %j', async (source, list) => {
    expect(await calls(source)).toEqual([
      ['dealPages', { body: { list, sort: 'DISCOUNT', query: undefined, pageRequest } }],
    ]);
    expect(ranks()).toEqual([]);
  });
});

test('goods link to the leaderboard that lists them', async () => {
  const one = { id: '11', subjectType: 'goods', goods: goods.default, itemGroupInfo: goodsGroup };
  const api = {
    call: async () => ({ content: [one], totalElements: 1, hasNext: false }),
  } as unknown as ApiClient;
  const search = { kind: 'search', keyword: 'x', tab: 'products', choices: [] } as unknown as ListSource;
  for (const source of [{ kind: 'goods' } as ListSource, search]) {
    const [item] = (await listPage(api, source, 1)).content;
    if (item) render(<ListCard ctx={ctx} item={item} kind="goods" />);
    expect(screen.getByTestId('goods-group').getAttribute('href')).toBe('/en/leaderboard-products/L21');
    cleanup();
  }
});

test('daily offers use a waterfall kind of their own', async () => {
  const source = { kind: 'daily-deals', until: 0 } as const;
  const item = { id: 'a', type: 'daily-deal', deal: deals.default, rank: 1, until: 0 } as const;
  const list = { content: [item], totalElements: 1, hasNext: false };
  const { container } = renderInView(
    <ItemList ctx={ctx} source={source} list={list} page={1} query={{}} />,
    ctx,
  );
  expect(container.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('dailyDeal');
});
