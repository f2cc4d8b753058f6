import { beforeEach, describe, expect, test } from 'vitest';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import {
  cancelThumbUp,
  collect,
  markPage,
  statistics,
  thumbUp,
  uncollect,
} from '#schemas/api/interaction.ts';
import { contentsByCodes } from '#schemas/api/invented/picks.ts';
import { clientPages, hotArticles, subjectDetail } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents } from '../../../../domain/articles/schema.ts';
import { brands, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { marks, memberBlocks, replies } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, contentRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const mali = client(zest, { ...(await signedIn(db, zest, 'mali')), 'Accept-Language': 'en' });
const ploy = client(zest, await signedIn(db, zest, 'ploy'));
// A member of the other tenant with the same id.
const otherMali = client(guide, await signedIn(db, guide, 'mali'));
const guest = client(zest);

for (const { id } of [zest, guide]) {
  await db.insert(goods).values([goodsRow(id, 'one'), goodsRow(id, 'gone', { invalid: true })]);
  await db.insert(deals).values(dealRow(id, 'one'));
  await db.insert(brands).values(brandRow(id, 'one'));
  await db
    .insert(contents)
    .values([
      contentRow(id, 'note', { contentTypeCode: 'NOTE', authorId: 'ploy' }),
      contentRow(id, 'article', { authorId: 'ploy' }),
    ]);
}
await db.insert(goods).values(goodsRow('guide', 'foreign'));
await db.insert(replies).values({
  tenantId: 'zest',
  id: 'review',
  subjectType: 'GOODS',
  subjectId: 'one',
  memberId: 'ploy',
  content: 'Quiet and quick',
  atUserIds: [],
});

beforeEach(async () => {
  await db.delete(marks);
  await db.delete(memberBlocks);
  clock.set(0);
});

type Collected = EndpointArgs<typeof collect>['body'];
const note = { subjectType: 'NOTE', subjectId: 'note' } as const;
const product = { subjectType: 'GOODS', subjectId: 'one' } as const;
const every: Collected[] = [
  { subjectType: 'CONTENT', subjectId: 'one' },
  product,
  note,
  { subjectType: 'ARTICLE', subjectId: 'article' },
  { subjectType: 'BRAND', subjectId: 'one' },
  { subjectType: 'GOODS_COMMENT', subjectId: 'review' },
];
const types = every.map(({ subjectType }) => subjectType);
const favorites = async (api = mali, over: Partial<EndpointArgs<typeof markPage>['body']> = {}) =>
  api.call(markPage, { body: { actionType: 'COLLECT', subjectTypes: types, ...over } });

test('favourites contain each kind of subject, the newest first, and mark deleted ones', async () => {
  for (const [i, body] of [...every, { subjectType: 'GOODS', subjectId: 'gone' } as const].entries()) {
    clock.set(i * 1_000);
    await mali.call(collect, { body });
  }
  const { content, totalElements, hasNext } = await favorites();
  expect([totalElements, hasNext]).toEqual([7, false]);
  const [gone, review, brand, article, noted, goodsOne, deal] = content;
  expect(gone?.goods).toMatchObject({ id: 'gone', invalid: true });
  expect(review?.reply).toMatchObject({ content: 'Quiet and quick', user: { nickname: 'ploy' } });
  expect(brand?.brand?.name).toBe('zest brand one English');
  expect(article?.article?.content.contentTypeCode).toBe('ARTICLE');
  expect(noted?.article?.content.contentTypeCode).toBe('NOTE');
  expect(goodsOne?.goods?.goodsName).toBe('zest goods one English');
  expect(deal?.deal?.code).toBe('d-one');
  const brandsOnly = await favorites(mali, { subjectTypes: ['BRAND'] });
  expect(brandsOnly.content.map(({ subjectId }) => subjectId)).toEqual(['one']);
  const second = await favorites(mali, { pageRequest: { page: 2, size: 4 } });
  expect([second.content.length, second.hasNext]).toEqual([3, false]);
});

test('marking twice has no further effect; removing a missing mark is no error', async () => {
  await mali.call(collect, { body: product });
  await mali.call(collect, { body: product });
  expect((await favorites()).totalElements).toBe(1);
  await mali.call(uncollect, { body: product });
  await mali.call(uncollect, { body: product });
  expect((await favorites()).totalElements).toBe(0);
});

test('likes and favourites are independent', async () => {
  await mali.call(thumbUp, { body: note });
  expect((await favorites()).totalElements).toBe(0);
  expect((await favorites(mali, { actionType: 'THUMB_UP' })).totalElements).toBe(1);
  await mali.call(cancelThumbUp, { body: note });
  expect((await favorites(mali, { actionType: 'THUMB_UP' })).totalElements).toBe(0);
});

describe('a request is refused', () => {
  test('to collect or like without a session', async () => {
    for (const [endpoint, body] of [
      [collect, product],
      [uncollect, product],
      [thumbUp, note],
      [cancelThumbUp, note],
    ] as const)
      await expect(guest.call(endpoint, { body } as never)).rejects.toMatchObject({
        status: 401,
        code: '401',
      });
    await expect(favorites(guest)).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    { subjectType: 'GOODS', subjectId: 'nothing' },
    { subjectType: 'GOODS', subjectId: 'foreign' },
    { subjectType: 'NOTE', subjectId: 'article' },
    { subjectType: 'GOODS_COMMENT', subjectId: 'nothing' },
  ] as const)('to collect an unknown subject: $subjectType $subjectId', async (body) => {
    await expect(mali.call(collect, { body })).rejects.toMatchObject({ status: 404 });
  });

  test('to see or remove another member’s favourites, at this or another tenant', async () => {
    await mali.call(collect, { body: product });
    for (const other of [ploy, otherMali]) {
      expect((await favorites(other)).totalElements).toBe(0);
      await other.call(uncollect, { body: product });
    }
    expect((await favorites()).totalElements).toBe(1);
  });

  test('[I9] to like an item whose author has blocked the member', async () => {
    await db.insert(memberBlocks).values({ tenantId: 'zest', memberId: 'ploy', blockedId: 'mali' });
    await expect(mali.call(thumbUp, { body: note })).rejects.toMatchObject({
      status: 403,
      code: 'LIKE_BLOCKED',
      message: 'Due to some privacy settings, you cannot like this content',
    });
    expect((await favorites(mali, { actionType: 'THUMB_UP' })).totalElements).toBe(0);
    // Favourites send the author no message; a block at the other tenant has no effect here.
    await mali.call(collect, { body: note });
    await otherMali.call(thumbUp, { body: note });
  });
});

describe('statistics', () => {
  const subjects = [note, product];
  const ask = (api = mali) => api.call(statistics, { body: { subjects } });

  test('count all members’ marks, and tell which are the member’s own', async () => {
    await mali.call(thumbUp, { body: note });
    await ploy.call(thumbUp, { body: note });
    await ploy.call(collect, { body: product });
    await otherMali.call(collect, { body: product });
    expect(await ask()).toEqual([
      { ...note, currentUserMark: false, currentUserThumbUp: true, markCount: 0, thumbUpCount: 2 },
      { ...product, currentUserMark: false, currentUserThumbUp: false, markCount: 1, thumbUpCount: 0 },
    ]);
    const [asGuest] = await ask(guest);
    expect(asGuest).toMatchObject({ currentUserThumbUp: false, thumbUpCount: 2 });
  });

  test('accept at most a hundred subjects', async () => {
    const many = Array.from({ length: 101 }, () => note);
    await expect(guest.call(statistics, { body: { subjects: many } })).rejects.toMatchObject({ status: 422 });
    expect(await guest.call(statistics, { body: { subjects: [] } })).toEqual([]);
  });
});

test('a like is reported to the member who gave it, and to no one else, in every list', async () => {
  const article = { subjectType: 'ARTICLE', subjectId: 'article' } as const;
  await mali.call(thumbUp, { body: article });
  const reads = {
    lists: (api = mali) => api.call(clientPages, { body: {} }).then(({ content }) => content),
    hot: (api = mali) => api.call(hotArticles, {}),
    picks: async (api = mali) => {
      const items = [{ type: 'ARTICLE', code: 'a-article' } as const];
      return (await api.call(contentsByCodes, { body: { items } })).map((pick) => pick.article);
    },
    detail: async (api = mali) => [
      (await api.call(subjectDetail, { body: { subject: { type: 'ARTICLE', id: 'article' } } })).article,
    ],
  };
  for (const [name, read] of Object.entries(reads)) {
    const liked = async (api = mali) =>
      (await read(api)).filter((one) => one?.currentUserThumbUp).map((one) => one?.id);
    expect([name, await liked()]).toEqual([name, ['article']]);
    expect([name, await liked(ploy)]).toEqual([name, []]);
    expect([name, await liked(guest)]).toEqual([name, []]);
  }
  await mali.call(collect, { body: article });
  expect((await favorites()).content[0]?.article?.currentUserThumbUp).toBe(true);
  expect((await reads.lists(otherMali)).some((one) => one.currentUserThumbUp)).toBe(false);
});
