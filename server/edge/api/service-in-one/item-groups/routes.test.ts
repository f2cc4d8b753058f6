import { describe, expect, test } from 'vitest';
import { homeBoards } from '#schemas/api/integration.ts';
import * as inOne from '#schemas/api/service-in-one.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import { deals, goods, itemGroupRefs, itemGroups } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { boardRow, contentRow, dealRow, goodsRow, refRow, topicRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

await db.insert(goods).values([
  goodsRow('zest', 'g1', {
    price: 75_000,
    maxPrice: 80_050,
    usualPrice: 100_000,
    monthSales: 12,
    totalSales: 345,
    averageScore: 4.85,
    reviewCount: 67,
    labels: ['BEST_SELLER'],
  }),
  ...['g2', 'g3', 'g4'].map((id) => goodsRow('zest', id)),
]);
await db
  .insert(itemGroups)
  .values([
    boardRow('zest', 'late', { position: 2 }),
    boardRow('zest', 'early', { position: 1, genType: 'AUTO', orderType: 'SOLD_QUANTITY' }),
    boardRow('zest', 'off', { position: 3, online: false }),
    boardRow('zest', 'other', { position: 4, groupType: 'LIST' }),
  ]);
await db
  .insert(itemGroupRefs)
  .values([
    { ...refRow('zest', 'early', 7, 'g4'), itemName: {} },
    { ...refRow('zest', 'early', 5, 'g2'), sortValue: 12.5 },
    refRow('zest', 'early', 3, 'g1'),
    refRow('zest', 'early', 6, 'g3'),
    refRow('zest', 'off', 1, 'g1'),
  ]);

const notFound = { status: 404, code: 'NOT_FOUND' };
const names = (refs: { itemName?: string | undefined }[] | undefined) =>
  refs?.map(({ itemName }) => itemName);

describe('one leaderboard', () => {
  test('has all its places in order, with their products', async () => {
    const board = await api.call(inOne.boardByCode, { params: { code: 'l-early' }, query: {} });
    const { refs, ...rest } = board;
    expect(rest).toEqual({
      id: 'early',
      code: 'l-early',
      name: 'zest board early English',
      genType: 'AUTO',
      autoRule: { orderType: 'SOLD_QUANTITY' },
      subjectType: 'GOODS',
      sortDate: Date.parse('2026-01-01T00:00:00Z'),
    });
    expect(names(refs)).toEqual([
      'zest place 3 English',
      'zest place 5 English',
      'zest place 6 English',
      'zest goods g4 English',
    ]);
    expect(refs?.[0]).toEqual({
      id: 'early:3',
      itemName: 'zest place 3 English',
      goodsDetail: {
        goods: {
          id: 'g1',
          code: 'g-g1',
          goodsName: 'zest goods g1 English',
          pictureUrls: ['/media/zest/g1.webp'],
          platformName: 'LAZADA',
          originUrl: 'https://shop.example/zest/g1',
          invalid: false,
          availability: 'IN_STOCK',
          discount: 0.25,
          priceRange: { currencyCode: 'THB', minSalePrice: 750, maxSalePrice: 800.5 },
          usualPrice: 1000,
          monthSales: 12,
          totalSales: 345,
          averageScore: 4.85,
          reviewCount: 67,
          labels: [{ code: 'BEST_SELLER' }],
        },
      },
    });
    expect(refs?.[1]).toMatchObject({ sortValue: 12.5 });
    expect(await api.call(inOne.board, { params: { id: 'early' }, query: {} })).toEqual(board);
  });

  test('[B4 online] is found by id and code; offline only with ignoreOnline', async () => {
    const byId = (query: object) => api.call(inOne.board, { params: { id: 'off' }, query });
    const byCode = (query: object) => api.call(inOne.boardByCode, { params: { code: 'l-off' }, query });
    await expect(byId({})).rejects.toMatchObject(notFound);
    await expect(byCode({ ignoreOnline: false })).rejects.toMatchObject(notFound);
    expect(await byId({ ignoreOnline: true })).toMatchObject({ id: 'off', refs: [{ id: 'off:1' }] });
    expect(await byCode({ ignoreOnline: 'true' })).toMatchObject({ id: 'off' });
  });

  test('a code is not accepted in place of an id', async () => {
    await expect(api.call(inOne.board, { params: { id: 'l-early' }, query: {} })).rejects.toMatchObject(
      notFound,
    );
  });
});

test('[B4 ranking] a page of leaderboards has the online ones of its type, RANKING by default, with their first three places', async () => {
  const page = await api.call(inOne.boards, { body: {} });
  expect(page.content.map(({ id, refs }) => [id, refs?.length])).toEqual([
    ['early', 3],
    ['late', 0],
  ]);
  expect([page.totalElements, page.hasNext]).toEqual([2, false]);
  expect(await api.call(inOne.boards, { body: { groupType: 'RANKING' } })).toEqual(page);
  const second = await api.call(inOne.boards, { body: { pageRequest: { page: 2, size: 1 } } });
  expect(second.content.map(({ id }) => id)).toEqual(['late']);
});

test('[B4 refs] the places of a leaderboard are paged', async () => {
  const places = (body: { groupId: string; pageRequest?: object }) => api.call(inOne.boardRefs, { body });
  const page = await places({ groupId: 'early', pageRequest: { page: 2, size: 3 } });
  expect([names(page.content), page.totalElements, page.hasNext]).toEqual([
    ['zest goods g4 English'],
    4,
    false,
  ]);
  expect(await places({ groupId: 'none' })).toEqual({ content: [], totalElements: 0, hasNext: false });
});

test('the home page’s leaderboards keep the requested order; unknown and offline ones are left out', async () => {
  const codes = ['l-late', 'l-none', 'l-off', 'l-early', 'l-late'];
  const boards = await api.call(homeBoards, { body: { codes } });
  expect(boards.map(({ id, refs }) => [id, refs?.length])).toEqual([
    ['late', 0],
    ['early', 3],
  ]);
  expect(await api.call(homeBoards, { body: { codes: [] } })).toEqual([]);
});

test('a board of content has deals, articles and topics that are public, each with its data', async () => {
  await db
    .insert(deals)
    .values([
      dealRow('zest', 'd1', { goodsId: 'g1' }),
      dealRow('zest', 'bad', { goodsId: 'g1', invalid: true }),
    ]);
  await db.insert(contents).values(contentRow('zest', 'a1'));
  await db.insert(topics).values(topicRow('zest', 'crisp week'));
  await db.insert(itemGroups).values(boardRow('zest', 'mixed', { position: 9, subjectType: 'CONTENT' }));
  const refs = [
    ['ARTICLE', 'a-a1'],
    ['CONTENT', 'd-d1'],
    ['CONTENT', 'd-bad'],
    ['TOPIC', 'crisp week'],
  ] as const;
  await db.insert(itemGroupRefs).values(
    refs.map(([contentType, contentCode], i) => ({
      tenantId: 'zest',
      groupId: 'mixed',
      position: i + 1,
      itemName: {},
      contentType,
      contentCode,
    })),
  );
  const board = await api.call(inOne.boardByCode, { params: { code: 'l-mixed' }, query: {} });
  expect(board.subjectType).toBe('CONTENT');
  expect(board.refs?.map(({ content }) => content?.type)).toEqual(['ARTICLE', 'CONTENT', 'TOPIC']);
  expect(board.refs?.[1]).toMatchObject({
    itemName: 'zest deal d1 English',
    content: { deal: { id: 'd1' } },
  });
  const body = { groupId: 'mixed', pageRequest: { page: 1, size: 9 } };
  expect((await api.call(inOne.boardRefs, { body })).content).toEqual(board.refs);
  const [home] = await api.call(homeBoards, { body: { codes: ['l-mixed'] } });
  expect(home?.refs?.map(({ content }) => content?.type)).toEqual(['ARTICLE', 'CONTENT']);
});
