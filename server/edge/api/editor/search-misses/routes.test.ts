import { beforeEach, expect, test } from 'vitest';
import { addContent, changeContent, removeContent } from '#schemas/api/invented/content-desk.ts';
import { searchMissList } from '#schemas/api/invented/search-misses.ts';
import { commonSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { buildIndex } from '../../../../domain/search/build-index.ts';
import { searchMisses, spellings } from '../../../../domain/search/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'publisher', guide: 'publisher' });
const shop = client(zest, await signIn(db, zest, anna));
const foreign = client(guide, await signIn(db, guide, anna));
const viewer = client(zest, await signIn(db, zest, await operatorFixture(db, 'vera', { zest: 'viewer' })));
const named = (name: string) => ({ th: name, en: name, id: name });
await db.insert(goods).values(goodsRow('zest', 'drone', { name: named('DJI Mini โดรนถ่ายภาพ') }));
await buildIndex(db, 'zest');

beforeEach(async () => {
  for (const table of [spellings, searchMisses]) await db.delete(table);
});

const spelling = (written: string, meant: string, by = shop) =>
  by.call(addContent, { params: { type: 'spellings' }, body: { leaves: { kind: 'brand', written, meant } } });
const redirect = (written: string, meant: string, by = shop) =>
  by.call(addContent, { params: { type: 'search-redirects' }, body: { leaves: { written, meant } } });
const change = (type: string, id: string, leaf: string, from: string, to: string) =>
  shop.call(changeContent, { params: { type, id }, body: { changes: { [leaf]: { from, to } } } });
const find = async (keyword: string) =>
  (await client(zest).call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).content.length;
const led = async (keyword: string, by = client(zest)) =>
  (await by.call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).redirect;
const miss = (keyword: string, day: string, count: number, tenantId = 'zest') =>
  db.insert(searchMisses).values({ tenantId, day, key: keyword, keyword, count });
const misses = async (by = shop) =>
  (await by.call(searchMissList, { query: {} })).content.map((one) => Object.values(one).join(' '));

test('a spelling is found by the next search, changed and removed', async () => {
  expect(await find('ซูมซูม')).toBe(0);
  const { id } = await spelling('ซูมซูม', 'DJI Mini');
  expect(await find('ซูมซูม')).toBe(1);
  await change('spellings', id, 'written', 'ซูมซูม', 'โดนบิน');
  expect([await find('ซูมซูม'), await find('โดนบิน')]).toEqual([0, 1]);
  await shop.call(removeContent, { params: { type: 'spellings', id } });
  expect(await find('โดนบิน')).toBe(0);
});

test('misses are added up, the most frequent first, without those that have a spelling', async () => {
  await miss('โดน', '2026-11-20', 2);
  await miss('โดน', '2026-11-21', 3);
  await miss('เรือ', '2026-11-22', 4);
  await miss('เรือ', '2026-11-22', 9, 'guide');
  expect(await misses()).toEqual(['โดน 5 2026-11-21', 'เรือ 4 2026-11-22']);
  await spelling('โดน', 'โดรน');
  expect(await misses()).toEqual(['เรือ 4 2026-11-22']);
  expect(await misses(foreign)).toEqual(['เรือ 9 2026-11-22']);
});

test('redirected words are no misses, neither new ones nor those counted before', async () => {
  await miss('เรือ', '2026-11-22', 4);
  await redirect('เรือ', '/brands');
  await led('เรือ');
  expect([await misses(), await db.$count(searchMisses)]).toEqual([[], 1]);
});

test('a search for exactly the words of a redirect leads to its address until that is removed', async () => {
  const { id } = await redirect('โดรนบิน', `${zest.siteOrigin}/en/brand/dji`);
  expect([await led(' โดรน-บิ้น'), await led('โดรนบิน dji'), await led('')]).toEqual([
    '/brand/dji',
    undefined,
    undefined,
  ]);
  await change('search-redirects', id, 'meant', '/brand/dji', '/brands');
  expect(await led('โดรนบิน')).toBe('/brands');
  await shop.call(removeContent, { params: { type: 'search-redirects', id } });
  expect(await led('โดรนบิน')).toBeUndefined();
});

test('a redirect leaves the built-in spelling of its words in other searches', async () => {
  await redirect('ดีเจไอ', '/brands');
  expect(await find('ดีเจไอ mini')).toBe(1);
});

test('two shops redirect the same words to their own pages', async () => {
  await redirect('โดรนบิน', '/brands');
  expect(await led('โดรนบิน', client(guide))).toBeUndefined();
  await redirect('โดรนบิน', '/articles', foreign);
  // A circle is one of the shop's own redirects.
  await redirect('a', '/search?keyword=b');
  await redirect('b', '/search?keyword=a', foreign);
  expect([await led('โดรนบิน'), await led('โดรนบิน', client(guide)), await led('a')]).toEqual([
    '/brands',
    '/articles',
    '/search?keyword=b',
  ]);
});

test('viewers see no misses', async () => {
  await expect(misses(viewer)).rejects.toMatchObject({ status: 403 });
});
