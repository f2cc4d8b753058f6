import { describe, expect, test } from 'vitest';
import { subjectDetail } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as articleTables from '../../../../domain/articles/schema.ts';
import * as catalogueTables from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

const DAY_MS = 86_400_000;
const start = clock.now();
const inDays = (days: number) => new Date(start + days * DAY_MS);
await db
  .insert(catalogueTables.classifications)
  .values([
    rows.classificationRow('zest', 'home', '1'),
    rows.classificationRow('zest', 'fryers', '1:1', { parentId: 'home' }),
    rows.classificationRow('zest', 'tips', '2', { type: 'ARTICLE' }),
  ]);
await db.insert(catalogueTables.brands).values(rows.brandRow('zest', 'crisp'));
await db.insert(catalogueTables.goods).values([
  rows.goodsRow('zest', 'g1', {
    brandId: 'crisp',
    classificationId: 'fryers',
    ratingCounts: [1, 0, 2, 5, 12],
  }),
  rows.goodsRow('zest', 'lost', { classificationId: 'nowhere', brandId: 'nobody' }),
  rows.goodsRow('zest', 'bad', { invalid: true }),
]);
await db.insert(catalogueTables.deals).values([
  rows.dealRow('zest', 'live', { goodsId: 'g1', expiresAt: inDays(3) }),
  rows.dealRow('zest', 'over', { goodsId: 'g1', expiresAt: inDays(-1) }),
  rows.dealRow('zest', 'long', { goodsId: 'g1', expiresAt: inDays(-91) }),
  rows.dealRow('zest', 'bad', { goodsId: 'g1', invalid: true }),
  rows.dealRow('zest', 'dear', { goodsId: 'g1', currentPrice: 11_000 }),
  // The id of this deal is another deal's code.
  rows.dealRow('zest', 'd-live', { goodsId: 'g1', code: 'other' }),
]);
await db
  .insert(articleTables.contents)
  .values([
    rows.contentRow('zest', 'a1', { classificationId: 'tips' }),
    rows.contentRow('zest', 'n1', { contentTypeCode: 'NOTE' }),
    rows.contentRow('zest', 'bad', { invalid: true }),
    rows.contentRow('zest', 'planned', { publishTime: inDays(1) }),
  ]);

await db.insert(catalogueTables.pricePoints).values(
  rows.runRows('zest', 'g1', start, [
    [200, 12_500],
    [5, 10_000],
  ]),
);

type Type = 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE';
const ask = (type: Type, key: { id?: string; code?: string }, includeText = false) =>
  api.call(subjectDetail, { body: { subject: { type, ...key }, includeText } });

describe('[Q8] a subject by its type and code or id', () => {
  test('a deal comes with its product, brand, categories from the root down, and its end', async () => {
    const detail = await ask('CONTENT', { code: 'd-live' });
    expect(detail).toMatchObject({
      id: 'live',
      subjectType: 'CONTENT',
      deal: { code: 'd-live', expired: false },
      goods: { id: 'g1' },
      brand: { id: 'crisp', name: 'zest brand crisp English' },
      expireTime: inDays(3).getTime(),
      ratingCounts: [1, 0, 2, 5, 12],
    });
    expect(detail.classifications?.map(({ id }) => id)).toEqual(['home', 'fryers']);
    expect((await ask('CONTENT', { id: 'live' })).id).toBe('live');
  });

  test('a code takes precedence over another one’s id, and an id can be used in place of a code', async () => {
    expect((await ask('CONTENT', { code: 'd-live' })).id).toBe('live');
    expect((await ask('CONTENT', { code: 'live' })).deal?.code).toBe('d-live');
  });

  test('a product whose category and brand are unknown has none', async () => {
    const { goods, brand, classifications } = await ask('GOODS', { code: 'g-lost' });
    expect([goods?.id, brand, classifications]).toEqual(['lost', undefined, []]);
  });

  test('a deal and its product come with the story of their price, in units of the currency', async () => {
    const story = {
      usual: 125,
      percent: -20,
      verdict: 'FAR_BELOW',
      since: inDays(-200).getTime(),
      lastChecked: start,
      staleness: 'FRESH',
      low: 'HALF_YEAR_LOW',
      reduction: {
        before: 125,
        amount: 25,
        percent: 20,
        from: inDays(-5).getTime(),
        until: inDays(9).getTime(),
      },
    };
    expect((await ask('CONTENT', { code: 'd-live' })).priceStory).toEqual(story);
    expect((await ask('GOODS', { code: 'g-g1' })).priceStory).toEqual(story);
  });

  test('a deal at another price than its product, and a product without a reading, have no story', async () => {
    expect((await ask('CONTENT', { code: 'd-dear' })).priceStory).toBeUndefined();
    expect((await ask('GOODS', { code: 'g-lost' })).priceStory).toBeUndefined();
  });

  test('a note or an article includes its text only on request', async () => {
    expect((await ask('ARTICLE', { code: 'a-a1' })).article?.content.text).toBeUndefined();
    const { article, classifications } = await ask('ARTICLE', { code: 'a-a1' }, true);
    expect(article?.content.text).toBe('zest body a1 English');
    expect(classifications?.map(({ id }) => id)).toEqual(['tips']);
    expect((await ask('ARTICLE', { code: 'a-n1' })).subjectType).toBe('NOTE');
  });
});

describe('a missing subject', () => {
  test.each([
    ['CONTENT', 'none'],
    ['GOODS', "'; --"],
    ['ARTICLE', 'a-planned'],
    ['CONTENT', 'a-a1'],
  ] as const)('%s %s was never public: 404', async (type, code) => {
    await expect(ask(type, { code })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test.each([
    ['CONTENT', 'd-bad'],
    ['CONTENT', 'd-long'],
    ['GOODS', 'g-bad'],
    ['ARTICLE', 'a-bad'],
  ] as const)('%s %s is gone: 410', async (type, code) => {
    await expect(ask(type, { code })).rejects.toMatchObject({ status: 410, code: 'GONE' });
  });

  test('a deal that ended recently is still found, as expired', async () => {
    expect((await ask('CONTENT', { code: 'd-over' })).deal?.expired).toBe(true);
  });

  test('without a code and an id the request is refused', async () => {
    await expect(ask('CONTENT', {})).rejects.toMatchObject({ status: 404 });
  });
});

test('[Q8] `hl` chooses the language of the texts among those of the shop, before the request’s', async () => {
  const titled = async (hl: string) =>
    (await api.call(subjectDetail, { body: { subject: { type: 'CONTENT', code: 'd-live' }, hl } })).deal
      ?.title;
  expect([await titled('th'), await titled('id'), await titled('fr')]).toEqual([
    'zest deal live ไทย',
    'zest deal live Indonesia',
    'zest deal live English',
  ]);
});
