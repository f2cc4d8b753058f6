import { beforeEach, expect, test } from 'vitest';
import {
  addSpelling,
  changeSpelling,
  removeSpelling,
  searchMissList,
  shopSpellings,
} from '#schemas/api/invented/spellings.ts';
import { commonSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { buildIndex } from '../../../../domain/search/build-index.ts';
import { MAX_SPELLINGS } from '../../../../domain/search/load-spellings.ts';
import { searchMisses, spellings } from '../../../../domain/search/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'publisher', guide: 'publisher' });
const shop = client(zest, await signIn(db, zest, anna));
const foreign = client(guide, await signIn(db, guide, anna));
const viewer = client(zest, await signIn(db, zest, await operatorFixture(db, 'vera', { zest: 'viewer' })));
const named = (name: string) => ({ th: name, en: name, id: name });
await db.insert(goods).values(goodsRow('zest', 'drone', { name: named('DJI Mini โดรนถ่ายภาพ') }));
await buildIndex(db, 'zest');

let tick = 0;
beforeEach(async () => {
  for (const table of [spellings, searchMisses, auditLog]) await db.delete(table);
});

const add = (written: string, meant: string, by = shop) => {
  tick += 1_000;
  clock.set(tick);
  return by.call(addSpelling, { body: { kind: 'brand', written, meant } });
};
const list = async (query = {}, by = shop) =>
  (await by.call(shopSpellings, { query })).content.map(({ written, meant }) => `${written} → ${meant}`);
const find = async (keyword: string) =>
  (await client(zest).call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).content.length;
const miss = (keyword: string, day: string, count: number, tenantId = 'zest') =>
  db.insert(searchMisses).values({ tenantId, day, key: keyword, keyword, count });
const misses = async (by = shop) =>
  (await by.call(searchMissList, { query: {} })).content.map((one) => Object.values(one).join(' '));

test('a spelling is found by the next search, changed and removed', async () => {
  expect(await find('ซูมซูม')).toBe(0);
  const { id } = await add('ซูมซูม', 'DJI Mini');
  expect(await find('ซูมซูม')).toBe(1);
  await shop.call(changeSpelling, {
    params: { id },
    body: { kind: 'free', written: 'โดนบิน', meant: 'DJI Mini' },
  });
  expect([await find('ซูมซูม'), await find('โดนบิน')]).toEqual([0, 1]);
  await shop.call(removeSpelling, { params: { id } });
  await shop.call(removeSpelling, { params: { id } });
  expect(await find('โดนบิน')).toBe(0);
  const log = await db.select().from(auditLog).orderBy(auditLog.at);
  expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['spelling.add', id],
    ['spelling.change', id],
    ['spelling.remove', id],
  ]);
});

test('spellings are listed from the last change on, in pages, and searched by words and names', async () => {
  for (const [written, meant] of [
    ['ก้า', 'GA'],
    ['ข', 'GB'],
    ['ค', 'Other'],
  ] as const)
    await add(written, meant);
  expect(await list()).toEqual(['ค → Other', 'ข → GB', 'ก้า → GA']);
  expect(await list({ size: 1, page: 3 })).toEqual(['ก้า → GA']);
  expect([await list({ keyword: 'กา' }), await list({ keyword: 'gb' })]).toEqual([['ก้า → GA'], ['ข → GB']]);
});

test('words that the shop has already are a conflict, whatever their tone marks', async () => {
  const { id } = await add('ก้า', 'A');
  await add('ข', 'B');
  await expect(add('กา', 'C')).rejects.toMatchObject({ code: 'CONFLICT' });
  const body = { kind: 'brand' as const, written: 'ข', meant: 'A' };
  await expect(shop.call(changeSpelling, { params: { id }, body })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await shop.call(changeSpelling, { params: { id }, body: { ...body, written: 'ก๊า' } });
  await expect(
    shop.call(changeSpelling, { params: { id: 'none' }, body: { ...body, written: 'ฅ' } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a shop has a limited number of spellings', async () => {
  const row = { tenantId: 'zest', kind: 'free', meant: 'x', source: 'operator', updatedAt: new Date() };
  const rows = Array.from({ length: MAX_SPELLINGS }, (_, at) => ({
    ...row,
    id: `${at}`,
    key: `${at}`,
    written: `${at}`,
  }));
  await db.insert(spellings).values(rows);
  await expect(add('ก', 'A')).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('misses are added up, the most frequent first, without those that have a spelling', async () => {
  await miss('โดน', '2026-11-20', 2);
  await miss('โดน', '2026-11-21', 3);
  await miss('เรือ', '2026-11-22', 4);
  await miss('เรือ', '2026-11-22', 9, 'guide');
  expect(await misses()).toEqual(['โดน 5 2026-11-21', 'เรือ 4 2026-11-22']);
  await add('โดน', 'โดรน');
  expect(await misses()).toEqual(['เรือ 4 2026-11-22']);
});

test('another shop sees and changes nothing of it', async () => {
  const { id } = await add('ก', 'A');
  await miss('เรือ', '2026-11-22', 4);
  expect([await list({}, foreign), await misses(foreign)]).toEqual([[], []]);
  const body = { kind: 'brand' as const, written: 'ง', meant: '' };
  await expect(foreign.call(changeSpelling, { params: { id }, body })).rejects.toMatchObject({ status: 404 });
  await foreign.call(removeSpelling, { params: { id } });
  expect(await list()).toEqual(['ก → A']);
});

const redirect = (written: string, meant: string, by = shop) =>
  by.call(addSpelling, { body: { kind: 'redirect', written, meant } });
const led = async (keyword: string, by = client(zest)) =>
  (await by.call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).redirect;

test('a search for exactly the words of a redirect leads to its address until that is removed', async () => {
  const { id, meant } = await redirect('โดรนบิน', `${zest.siteOrigin}/en/brand/dji`);
  expect([meant, await led(' โดรน-บิ้น'), await led('โดรนบิน dji'), await led('')]).toEqual([
    '/brand/dji',
    '/brand/dji',
    undefined,
    undefined,
  ]);
  await shop.call(changeSpelling, {
    params: { id },
    body: { kind: 'redirect', written: 'โดรนบิน', meant: '/brands' },
  });
  expect(await led('โดรนบิน')).toBe('/brands');
  await shop.call(removeSpelling, { params: { id } });
  expect(await led('โดรนบิน')).toBeUndefined();
  const log = await db.select().from(auditLog).orderBy(auditLog.at, auditLog.action);
  expect(log.map(({ action, details }) => [action, details])).toEqual([
    ['redirect.add', { from: 'โดรนบิน', to: '/brand/dji' }],
    ['redirect.change', { from: 'โดรนบิน', to: '/brands' }],
    ['redirect.remove', { from: 'โดรนบิน', to: '/brands' }],
  ]);
});

test('a redirect leaves the built-in spelling of its words in other searches', async () => {
  await redirect('ดีเจไอ', '/brands');
  expect(await find('ดีเจไอ mini')).toBe(1);
});

test('a redirect elsewhere or in a circle is refused, and nothing of it is kept', async () => {
  await expect(redirect('a', 'https://elsewhere.example/')).rejects.toMatchObject({ code: 'BAD_LINK' });
  await expect(redirect('a', '/s/abc')).rejects.toMatchObject({ code: 'BAD_LINK' });
  await redirect('a', '/search?keyword=b');
  await expect(redirect('b', '/search?keyword=a')).rejects.toMatchObject({ code: 'REDIRECT_CIRCLE' });
  const { id } = await redirect('b', '/brands');
  const body = { kind: 'redirect' as const, written: 'b', meant: '/search?keyword=b' };
  await expect(shop.call(changeSpelling, { params: { id }, body })).rejects.toMatchObject({
    code: 'REDIRECT_CIRCLE',
  });
  expect([await led('a'), await led('b')]).toEqual(['/brands', '/brands']);
  expect(await db.$count(auditLog)).toBe(2);
});

test('redirected words are no misses, neither new ones nor those counted before', async () => {
  await miss('เรือ', '2026-11-22', 4);
  await redirect('เรือ', '/brands');
  await led('เรือ');
  expect([await misses(), await db.$count(searchMisses)]).toEqual([[], 1]);
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

test('viewers may not see or change spellings', async () => {
  await expect(list({}, viewer)).rejects.toMatchObject({ status: 403 });
  await expect(misses(viewer)).rejects.toMatchObject({ status: 403 });
  await expect(add('ก', 'A', viewer)).rejects.toMatchObject({ status: 403 });
});
