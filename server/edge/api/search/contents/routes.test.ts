import { describe, expect, test } from 'vitest';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { clientPages, hotArticles } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents } from '../../../../domain/articles/schema.ts';
import { classifications } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { classificationRow, contentRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

const on = (day: string) => new Date(`2026-01-${day}T00:00:00Z`);
await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'tips', '1', { type: 'ARTICLE' }),
    classificationRow('zest', 'kitchen', '1:1', { type: 'ARTICLE', parentId: 'tips' }),
  ]);
await db.insert(contents).values([
  contentRow('zest', 'fryers', {
    publishTime: on('05'),
    updateTime: on('06'),
    heat: 10,
    classificationId: 'kitchen',
    keywords: [{ th: 'หม้อทอด ไร้น้ำมัน', en: 'Air  Fryer' }, { en: 'kitchen' }],
    cover: { url: '/media/a.webp', width: 800, height: 600 },
  }),
  contentRow('zest', 'chosen', { publishTime: on('03'), updateTime: on('09'), heat: 5, selected: true }),
  contentRow('zest', 'classic', { publishTime: on('01'), heat: 99, classificationId: 'tips' }),
  contentRow('zest', 'note', { publishTime: on('04'), contentTypeCode: 'NOTE', heat: 50, selected: true }),
  contentRow('zest', 'bad', { publishTime: on('08'), heat: 500, selected: true, invalid: true }),
  contentRow('zest', 'planned', { publishTime: new Date(clock.now() + 3_600_000), heat: 500 }),
]);

type Body = EndpointArgs<typeof clientPages>['body'];
const list = async (body: Body) => (await api.call(clientPages, { body })).content.map(({ id }) => id);

test('an article has the fields of S1 §3, without its text', async () => {
  expect((await api.call(clientPages, { body: { keyword: 'kitchen' } })).content).toEqual([
    {
      id: 'fryers',
      code: 'a-fryers',
      currentUserThumbUp: false,
      updateTime: on('06').getTime(),
      content: {
        contentTypeCode: 'ARTICLE',
        title: 'zest article fryers English',
        summary: 'zest summary fryers English',
        author: 'zest author',
        publishTime: on('05').getTime(),
        coverImage: { url: '/media/a.webp', width: 800, height: 600 },
        keywords: ['Air  Fryer', 'kitchen'],
        queryKeywords: ['Air  Fryer', 'kitchen'],
        invalid: false,
        shelved: false,
      },
    },
  ]);
});

describe('lists', () => {
  test('contain valid content that is already published', async () => {
    expect(await list({})).toEqual(['fryers', 'note', 'chosen', 'classic']);
    clock.set(3_600_000);
    expect(await list({})).toContain('planned');
    clock.set(0);
  });

  test.each([
    ['newest', ['fryers', 'note', 'chosen', 'classic']],
    ['hot', ['classic', 'note', 'fryers', 'chosen']],
    ['selected', ['note', 'chosen']],
    ['top', ['note', 'chosen', 'classic', 'fryers']],
  ] as const)('%s', async (kind, expected) => {
    expect(await list({ kind })).toEqual(expected);
  });

  test('can be sorted differently', async () => {
    expect(await list({ sort: 'UPDATE_DESC' })).toEqual(['chosen', 'fryers', 'classic', 'note']);
    expect(await list({ kind: 'selected', sort: 'UPDATE_DESC' })).toEqual(['chosen', 'note']);
    expect(await list({ sort: 'HOT_DESC' })).toEqual(['classic', 'note', 'fryers', 'chosen']);
  });

  test('can be filtered by type of content', async () => {
    expect(await list({ contentTypeCodes: ['NOTE'] })).toEqual(['note']);
    expect(await list({ contentTypeCodes: ['ARTICLE'] })).toEqual(['fryers', 'chosen', 'classic']);
    expect(await list({ contentTypeCodes: [] })).toEqual([]);
  });

  test('can be filtered by a category and its descendants', async () => {
    expect(await list({ classificationCode: 'c-tips' })).toEqual(['fryers', 'classic']);
    expect(await list({ classificationCode: 'c-kitchen' })).toEqual(['fryers']);
    expect(await list({ classificationCode: 'none' })).toEqual([]);
  });

  test.each(['Air  Fryer', 'air-fryer', 'AIR FRYER', 'หม้อทอด ไร้น้ำมัน', 'หม้อทอด-ไร้น้ำมัน'])(
    'accept the keyword %s, as it is or as in its path',
    async (keyword) => {
      expect(await list({ keyword })).toEqual(['fryers']);
    },
  );

  test.each(['air', "'; --", 'air_fryer', '%'])('find nothing by %s', async (keyword) => {
    expect(await list({ keyword })).toEqual([]);
  });

  test('are paged', async () => {
    const page = await api.call(clientPages, { body: { pageRequest: { page: 2, size: 3 } } });
    expect([page.content.length, page.totalElements, page.hasNext]).toEqual([1, 4, false]);
  });
});

test('hot articles are the ten most read ones, without notes', async () => {
  const hot = async () => (await api.call(hotArticles, {})).map(({ id }) => id);
  expect(await hot()).toEqual(['classic', 'fryers', 'chosen']);
  await db
    .insert(contents)
    .values(Array.from({ length: 12 }, (_, i) => contentRow('zest', `more${i}`, { heat: 100 })));
  expect(await hot()).toHaveLength(10);
});
