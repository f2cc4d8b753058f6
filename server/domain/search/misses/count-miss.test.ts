import { beforeEach, expect, test } from 'vitest';
import { commonSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../../edge/api/rows.fixtures.ts';
import { goods } from '../../catalogue/schema.ts';
import { buildIndex } from '../build-index.ts';
import { searchMisses } from '../schema.ts';
import { MAX_KEYWORDS_A_DAY } from './count-miss.ts';

const zest = tenantFixture('zest');
const { db, client, clock } = await openTestApi([zest]);
const api = client(zest);
const film = { name: { th: 'ฟิล์ม iPhone', en: '', id: '' }, createdAt: new Date('2026-01-01T00:00:00Z') };
await db.insert(goods).values(goodsRow('zest', 'film', film));
await buildIndex(db, 'zest');

const search = (keyword: string, over: object = {}) =>
  api.call(commonSearch, { body: { keyword, dataTypes: ['GOODS'], ...over } });
const counted = async () =>
  (await db.select().from(searchMisses).orderBy(searchMisses.day, searchMisses.key)).map(
    ({ day, keyword, count }) => `${day} ${keyword} ${count}`,
  );

beforeEach(async () => {
  await db.delete(searchMisses);
  clock.set(Date.parse('2030-11-25T10:00:00Z') - Date.now());
});

test('searches without results and with similar ones are counted by the tenant’s day', async () => {
  for (const keyword of ['โดรน', ' โดรน ', 'iphone', 'ฟิล์ม', '']) await search(keyword);
  clock.set(Date.parse('2030-11-25T17:00:00Z') - Date.now());
  await search('โดรน');
  expect(await counted()).toEqual(['2030-11-25 iphone 1', '2030-11-25 โดรน 2', '2030-11-26 โดรน 1']);
});

test('further pages, filters and other kinds of results are not counted', async () => {
  await search('โดรน', { pageRequest: { page: 2 } });
  await search('โดรน', { platforms: ['LAZADA'] });
  await search('โดรน', { dataTypes: ['CONTENT'] });
  expect(await counted()).toEqual([]);
});

test.each([
  'mali@mail.example',
  '081-234-5678',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '+66 81 234 5678',
  'https://a.example',
  'โ'.repeat(61),
])('personal and long texts are not stored: %s', async (keyword) => {
  await search(keyword);
  expect(await counted()).toEqual([]);
});

test('a day counts a limited number of keywords, and those it has go on', async () => {
  await db.insert(searchMisses).values(
    Array.from({ length: MAX_KEYWORDS_A_DAY }, (_, at) => {
      const key = at === 0 ? 'โดรน' : `k${at}`;
      return { tenantId: 'zest', day: '2030-11-25', key, keyword: key, count: 1 };
    }),
  );
  await search('โดรน');
  await search('เรือดำน้ำ');
  const all = await counted();
  expect(all).toHaveLength(MAX_KEYWORDS_A_DAY);
  expect(all).toContain('2030-11-25 โดรน 2');
});
