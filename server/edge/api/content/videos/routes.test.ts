import { expect, test } from 'vitest';
import { videosForContent } from '#schemas/api/content.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as articleTables from '../../../../domain/articles/schema.ts';
import * as catalogueTables from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

const content = (id: string, url: string, over: object = {}) =>
  rows.contentRow('zest', id, {
    keywords: [{ en: 'air fryer' }],
    body: { th: '<p>ไม่มี</p>', en: `<p><a href="${url}">film</a></p>` },
    ...over,
  });
await db
  .insert(catalogueTables.goods)
  .values(rows.goodsRow('zest', 'g', { name: { en: 'Crisp Air Fryer' } }));
await db.insert(catalogueTables.deals).values(rows.dealRow('zest', 'd', { goodsId: 'g' }));
await db
  .insert(articleTables.contents)
  .values([
    content('watch', 'https://www.youtube.com/watch?v=a_B-9&amp;t=3', { heat: 9 }),
    content('short', 'https://youtu.be/xyz', { heat: 8 }),
    content('tiktok', 'https://www.tiktok.com/@a.b/video/123', { heat: 7 }),
    content('shorts', 'https://youtube.com/shorts/q1', { heat: 6 }),
    content('more', 'https://youtu.be/last', { heat: 5 }),
    content('channel', 'https://www.youtube.com/@someone', { heat: 99 }),
    content('fake', 'https://evil.example/?https:youtu.be/x', { heat: 99 }),
    content('else', 'https://youtu.be/else', { keywords: [{ en: 'drone' }], heat: 99 }),
    content('bad', 'https://youtu.be/bad', { invalid: true, heat: 99 }),
  ]);

const videos = async (body: { contentCodes?: string[]; contentIds?: string[]; videoNum?: number }) =>
  (await api.call(videosForContent, { body })).map(({ id, videoUrl }) => [id, videoUrl]);

test('[B9] returns four videos from content about the same subjects, the most read first', async () => {
  const four = [
    ['watch', 'https://www.youtube.com/watch?v=a_B-9'],
    ['short', 'https://youtu.be/xyz'],
    ['tiktok', 'https://www.tiktok.com/@a.b/video/123'],
    ['shorts', 'https://youtube.com/shorts/q1'],
  ];
  expect(await videos({ contentCodes: ['d-d'] })).toEqual(four);
  expect(await videos({ contentIds: ['d'], videoNum: 1 })).toEqual(four.slice(0, 1));
  expect(await videos({ contentIds: ['none'] })).toEqual([]);
});
