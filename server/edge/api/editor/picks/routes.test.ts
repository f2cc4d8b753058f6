import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lookUpPicks, searchPicks } from '#schemas/api/invented/editor-picks.ts';
import type { PickKind } from '#schemas/entities/editor-pick.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow } from '../../../../domain/activities/activities.fixtures.ts';
import { activities } from '../../../../domain/activities/schema.ts';
import { contents, topics } from '../../../../domain/articles/schema.ts';
import {
  brands,
  classifications,
  dealModules,
  deals,
  goods,
  itemGroups,
} from '../../../../domain/catalogue/schema.ts';
import { contentDrafts } from '../../../../domain/content/schema.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import * as rows from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = { ...tenantFixture('guide'), type: 'ARTICLE' as const };
const { db, client, clock } = await openTestApi([zest, guide]);
const headers = await tokenHeaders(db, zest, 'pages:write');
const theirs = client(guide, {
  'Accept-Language': 'en',
  ...(await tokenHeaders(db, guide, 'pages:write')),
});
const api = client(zest, { 'Accept-Language': 'en', ...headers });

const later = new Date(clock.now() + 60_000);
await db
  .insert(goods)
  .values([
    ...Array.from({ length: 30 }, (_, index) => rows.goodsRow('zest', `${index}`)),
    rows.goodsRow('zest', 'gone', { invalid: true }),
    rows.goodsRow('zest', 'percent', { name: { th: 'ลด 50% ทันที', en: 'a_b' } }),
    rows.goodsRow('guide', '1'),
  ]);
await db
  .insert(deals)
  .values([
    rows.dealRow('zest', '1'),
    rows.dealRow('zest', '2', { expiresAt: new Date(0) }),
    rows.dealRow('guide', '1', { code: 'd-guide' }),
  ]);
await db
  .insert(contents)
  .values([
    rows.contentRow('zest', '1'),
    rows.contentRow('zest', '2', { contentTypeCode: 'NOTE' }),
    rows.contentRow('zest', '3', { publishTime: later }),
  ]);
await db
  .insert(topics)
  .values([rows.topicRow('zest', 'แต่งห้อง งบ 5000'), rows.topicRow('zest', 'secret', { shelved: false })]);
await db.insert(brands).values([rows.brandRow('zest', '1'), rows.brandRow('zest', '2', { online: false })]);
await db.insert(itemGroups).values([rows.boardRow('zest', '1')]);
await db
  .insert(dealModules)
  .values([rows.moduleRow('zest', 'm1'), rows.moduleRow('zest', 'm2', { kind: 'zbc', position: 1 })]);
await db
  .insert(activities)
  .values([
    activityRow('zest', 'running'),
    activityRow('zest', 'draft', { publishedAt: null }),
    activityRow('zest', 'over', { startsAt: new Date(0), endsAt: new Date(1) }),
    activityRow('zest', 'invalid', { invalidAt: new Date(0) }),
    activityRow('guide', 'theirs'),
  ]);
await db
  .insert(classifications)
  .values([
    rows.classificationRow('zest', '1', '1'),
    rows.classificationRow('zest', '2', '2', { type: 'ARTICLE' }),
  ]);
const tree = [
  rows.classificationRow('guide', 'tips', '1', { type: 'ARTICLE', name: { th: 'เคล็ด ลับ', en: 'Tips' } }),
  rows.classificationRow('guide', 'a', '2', { name: { th: 'บ้าน', en: 'Home' } }),
  rows.classificationRow('guide', 'c', '10', { name: { th: 'รถ' } }),
  rows.classificationRow('guide', 'b', '2:1', { parentId: 'a', level: 2, name: { th: 'จอ', en: 'Screens' } }),
  rows.classificationRow('guide', 'tv', '2:1:1', { parentId: 'b', level: 3, name: { th: 'ที วี', en: 'TV' } }),
];
await db.insert(classifications).values(tree);
await db
  .insert(pages)
  .values([
    rows.pageRow('zest', 'sale'),
    rows.pageRow('zest', 'draft', { document: null }),
    rows.pageRow('zest', 'archived', { document: null, archivedAt: new Date(0) }),
  ]);

const search = async (kind: PickKind, words = '') =>
  (await api.call(searchPicks, { body: { kinds: [kind], words } })).map(({ code }) => code);

describe('search', () => {
  test.each<[PickKind, string, string[]]>([
    ['CONTENT', 'deal 1', ['d-1']],
    ['CONTENT', 'deal', ['d-1']],
    ['GOODS', 'goods 29', ['g-29']],
    ['GOODS', 'ไทย 29', ['g-29']],
    ['GOODS', 'g-29', ['g-29']],
    ['GOODS', '50%', ['g-percent']],
    ['GOODS', 'a_b', ['g-percent']],
    ['GOODS', "x'; drop table goods", []],
    ['NOTE', '', ['a-2']],
    ['ARTICLE', '', ['a-1']],
    ['TOPIC', 'แต่ง', ['แต่งห้อง งบ 5000']],
    ['BRAND', '', ['b-1']],
    ['BOARD', 'INDONESIA', ['l-1']],
    ['PAGE', '', ['/draft', '/sale']],
    ['CATEGORY', 'category', ['c-1', 'c-2']],
    ['CATEGORY', 'หมวดหมู่สินค้า', ['GOODS']],
    ['CATEGORY', '', ['GOODS', 'ARTICLE', 'c-1', 'c-2']],
    ['DEAL_MODULE', '', ['m1', 'zbc']],
    ['ACTIVITY', '', ['running']],
  ])('%s “%s” finds %j', async (kind, words, codes) => {
    expect(await search(kind, words)).toEqual(codes);
  });

  test.each([
    ['GOODS', ['c-1']],
    ['ARTICLE', ['c-2']],
  ] as const)(
    'among the catalogue’s categories, %s finds its own and no others',
    async (categories, codes) => {
      const found = await api.call(searchPicks, { body: { kinds: ['CATEGORY'], categories } });
      expect(found.map(({ code }) => code)).toEqual(codes);
    },
  );

  test('returns at most 20, of several kinds together', async () => {
    expect(await search('GOODS', 'goods')).toHaveLength(20);
    expect(await api.call(searchPicks, { body: { kinds: ['CONTENT', 'GOODS'] } })).toHaveLength(20);
  });

  test('returns name, picture and price', async () => {
    expect(await api.call(searchPicks, { body: { kinds: ['CONTENT'] } })).toEqual([
      expect.objectContaining({
        title: 'zest deal 1 English',
        picture: '/media/zest/1.webp',
        price: 100,
        currency: 'THB',
        state: 'ok',
      }),
    ]);
  });
});

test('categories come in the order of their tree, with those above and the path for shoppers', async () => {
  const body = { kinds: ['CATEGORY' as const], categories: 'GOODS' as const };
  const found = await theirs.call(searchPicks, { body });
  expect(found.map(({ title, above, path }) => [title, above, decodeURIComponent(path ?? '')])).toEqual([
    ['Home', undefined, '/products/บ้าน-c-a'],
    ['Screens', ['Home'], '/products/จอ-c-b'],
    ['TV', ['Home', 'Screens'], '/products/ที-วี-c-tv'],
    ['รถ', undefined, '/products/รถ-c-c'],
  ]);
  const refs = [
    { kind: 'CATEGORY' as const, code: 'c-tips' },
    { kind: 'CATEGORY' as const, code: 'ARTICLE' },
  ];
  const [tips, whole] = await theirs.call(lookUpPicks, { body: { refs } });
  // An article tenant's categories of articles are at the root.
  expect(decodeURIComponent(tips?.path ?? '')).toBe('/เคล็ด-ลับ-c-tips');
  expect(whole?.path).toBeUndefined();
});

test('a shop with more categories than a list of other things offers up to a hundred', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    rows.classificationRow('zest', `m${at}`, `9:${at + 1}`),
  );
  await db.insert(classifications).values(many);
  expect(await search('CATEGORY', 'c-m')).toHaveLength(100);
  expect(await search('CATEGORY', 'c-m119')).toEqual(['c-m119']);
  await db.delete(classifications).where(like(classifications.id, 'm%'));
});

test.each(['BONUS', 'BADGE'] as const)(
  'a %s has its own path, and is marked until it starts',
  async (type) => {
    await db.insert(activities).values(activityRow('zest', 'a b', { type, startsAt: later }));
    const refs = [
      { kind: 'ACTIVITY' as const, code: 'a b' },
      { kind: 'ACTIVITY' as const, code: 'running' },
    ];
    const found = await api.call(lookUpPicks, { body: { refs } });
    expect(found.map(({ path, coming }) => [path, coming])).toEqual([
      [`/${type.toLowerCase()}/a%20b`, true],
      ['/badge/running', undefined],
    ]);
    await db.delete(activities).where(eq(activities.id, 'a b'));
  },
);

test('a deal without a title says so in the operator’s language, beside its code, platform and price', async () => {
  await db.insert(deals).values(rows.dealRow('zest', 'bare', { goodsId: '1', title: {} }));
  const wanted = { kinds: ['CONTENT' as const], words: 'd-bare' };
  const byLanguage = { en: 'No title', th: 'ไม่มีชื่อ', id: 'Tanpa judul' };
  for (const [lang, title] of Object.entries(byLanguage)) {
    const by = client(zest, { ...headers, 'accept-language': lang });
    expect(await by.call(searchPicks, { body: wanted })).toEqual([
      expect.objectContaining({ code: 'd-bare', title, untitled: true, price: 100, platform: 'LAZADA' }),
    ]);
  }
  await db.delete(deals).where(eq(deals.id, 'bare'));
});

test('a look-up keeps the order and marks expired, offline and missing items', async () => {
  const refs: { kind: PickKind; code: string }[] = [
    { kind: 'CONTENT', code: 'd-2' },
    { kind: 'GOODS', code: 'g-gone' },
    { kind: 'CONTENT', code: 'd-1' },
    { kind: 'CONTENT', code: 'd-guide' },
    { kind: 'ARTICLE', code: 'a-2' },
    { kind: 'ARTICLE', code: 'a-3' },
    { kind: 'TOPIC', code: 'แต่งห้อง-งบ-5000' },
    { kind: 'TOPIC', code: 'secret' },
    { kind: 'BRAND', code: 'b-2' },
    { kind: 'PAGE', code: '/draft' },
    { kind: 'PAGE', code: '/archived' },
    { kind: 'DEAL_MODULE', code: 'zbc' },
    { kind: 'DEAL_MODULE', code: 'm2' },
    { kind: 'CATEGORY', code: 'GOODS' },
    { kind: 'CATEGORY', code: 'PRODUCTS' },
    { kind: 'ACTIVITY', code: 'over' },
    { kind: 'ACTIVITY', code: 'theirs' },
  ];
  const found = await api.call(lookUpPicks, { body: { refs } });
  expect(found.map(({ kind, code }) => ({ kind, code }))).toEqual(refs);
  expect(found.map(({ state }) => state)).toEqual(
    'expired expired ok missing missing expired ok expired expired draft expired ok ok ok missing expired missing'.split(
      ' ',
    ),
  );
});

test('drafts of new entries are found and looked up, those of live entries and of other shops aren’t', async () => {
  const change = (leaves: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(leaves).map(([leaf, to]) => [leaf, { from: null, to }]));
  const draft = (type: string, id: string, leaves: Record<string, unknown>, tenantId = 'zest') => {
    const by = { operatorId: 'o', operatorName: 'Olga' };
    const isNew = id !== '1';
    return { tenantId, type, id, changes: change(leaves), isNew, updatedAt: new Date(), ...by };
  };
  await db
    .insert(contentDrafts)
    .values([
      draft('articles', 'n1', { type: 'NOTE', 'title.en': 'Fresh note' }),
      draft('articles', 'n2', { type: 'ARTICLE', 'title.en': 'Fresh article' }),
      draft('leaderboards', '1', { 'name.en': 'Fresh name of a live one' }),
      draft('articles', 'n3', { type: 'ARTICLE', 'title.en': 'Fresh, theirs' }, 'guide'),
      draft('topics', 'n4', { subtitle: 'fresh topic', 'title.en': 'Fresh' }),
      draft('topics', 'n5', { 'title.en': 'Fresh without an address' }),
      draft('leaderboards', 'n6', { 'name.en': 'Fresh board' }),
      draft('deal-lists', 'n7', { kind: 'module', 'label.en': 'Fresh deals' }),
      draft('deal-lists', 'n8', { kind: 'zbc', 'label.en': 'Fresh collection' }),
    ]);
  try {
    expect(await search('NOTE', 'fresh')).toEqual(['n1']);
    expect(await search('ARTICLE', 'fresh')).toEqual(['n2']);
    expect(await search('TOPIC', 'fresh')).toEqual(['fresh topic']);
    expect(await search('BOARD', 'fresh')).toEqual(['n6']);
    expect(await search('DEAL_MODULE', 'fresh')).toEqual(['n7']);
    const refs = [
      { kind: 'TOPIC' as const, code: 'fresh-topic' },
      { kind: 'DEAL_MODULE' as const, code: 'n7' },
      { kind: 'ARTICLE' as const, code: 'n3' },
    ];
    const found = await api.call(lookUpPicks, { body: { refs } });
    expect(found.map(({ title, state }) => [title, state])).toEqual([
      ['Fresh', 'draft'],
      ['Fresh deals', 'draft'],
      ['n3', 'missing'],
    ]);
  } finally {
    await db.delete(contentDrafts);
  }
});

test('shoppers have no access', async () => {
  const guest = client(zest);
  await expect(guest.call(searchPicks, { body: { kinds: ['CONTENT'] } })).rejects.toThrow();
  await expect(guest.call(lookUpPicks, { body: { refs: [] } })).rejects.toThrow();
});
