import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { articleEntry } from '#content/articles/entry.fixtures.ts';
import { hotKeywords } from '#schemas/api/content.ts';
import {
  addContent,
  bulkContent,
  changeContent,
  contentEntry,
  contentList,
  contentTypes,
  contentVersions,
  discardContent,
  findContent,
  publishContent,
  removeContent,
  restoreContent,
  revertContent,
} from '#schemas/api/invented/content-desk.ts';
import { clientPages, subjectDetail } from '#schemas/api/search.ts';

import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { coupons, dealModuleItems, dealModules, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { contentDrafts, contentVersions as versions } from '../../../../domain/content/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { keywords } from '../../../../domain/search/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, purged } = await openTestApi([zest, guide]);
const as = async (name: string, role: 'editor' | 'publisher' | 'viewer', tenant = zest) =>
  client(tenant, await signIn(db, tenant, await operatorFixture(db, name, { [tenant.id]: role })));
const paul = await as('paul', 'publisher');
const anna = await as('anna', 'editor');
const foreign = await as('gina', 'publisher', guide);

for (const tenantId of ['zest', 'guide']) {
  await db.insert(goods).values(['1', '2', '3'].map((id) => goodsRow(tenantId, id)));
  await db.insert(deals).values(['1', '2', '3'].map((id) => dealRow(tenantId, id)));
}

beforeEach(async () => {
  for (const table of [contentDrafts, versions, keywords, coupons, dealModules, auditLog])
    await db.delete(table);
  purged.length = 0;
});

const named = (name: string) => ({ 'keyword.th': name, 'keyword.en': name });
const addKeyword = (name: string, heat = 1, by = paul) =>
  by.call(addContent, { params: { type: 'keywords' }, body: { leaves: { ...named(name), heat } } });
const list = (type: string, body = {}, by = paul) => by.call(contentList, { params: { type }, body });
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('Not refused', { cause: error });
  return error;
};

describe('a direct type', () => {
  test('an entry is live when it is added, and each change at once', async () => {
    const { id } = await addKeyword('หม้อทอด', 5);
    const shown = async () => (await client(zest).call(hotKeywords, {})).map(({ keyword }) => keyword);
    expect(await shown()).toEqual(['หม้อทอด']);
    expect(purged).toContain('zest:keywords');
    const change = { 'keyword.th': { from: 'หม้อทอด', to: 'หม้อทอดไร้น้ำมัน' }, heat: { from: 5, to: null } };
    const entry = await paul.call(changeContent, {
      params: { type: 'keywords', id },
      body: { changes: change },
    });
    expect(entry).toMatchObject({
      live: { 'keyword.th': 'หม้อทอดไร้น้ำมัน', 'keyword.en': 'หม้อทอด', heat: 0 },
      draft: null,
      version: 2,
    });
    expect(await shown()).toEqual(['หม้อทอดไร้น้ำมัน']);
  });

  test('an editor may look but not change', async () => {
    const { id } = await addKeyword('ร่ม');
    const params = { type: 'keywords', id };
    expect((await anna.call(contentEntry, { params })).leaves).toMatchObject({ 'keyword.th': 'ร่ม' });
    const changes = { heat: { from: 1, to: 2 } };
    expect((await refusal(anna.call(changeContent, { params, body: { changes } }))).code).toBe('FORBIDDEN');
    expect((await refusal(addKeyword('หมวก', 1, anna))).code).toBe('FORBIDDEN');
    expect((await refusal(anna.call(removeContent, { params }))).code).toBe('FORBIDDEN');
  });

  test('removing an entry is taken back with all its values', async () => {
    const { id } = await addKeyword('พัดลม', 7);
    const params = { type: 'keywords', id };
    const { version } = await paul.call(removeContent, { params });
    expect((await refusal(paul.call(contentEntry, { params }))).code).toBe('NOT_FOUND');
    const { entry } = await paul.call(revertContent, { params: { ...params, version } });
    expect(entry?.live).toEqual({ ...named('พัดลม'), heat: 7 });
  });

  test('a change is taken back where its value still stands; the rest stays and is named', async () => {
    const { id } = await addKeyword('กระเป๋า', 1);
    const params = { type: 'keywords', id };
    const change = (changes: Record<string, { from: unknown; to: unknown }>) =>
      paul.call(changeContent, { params, body: { changes } });
    await change({ heat: { from: 1, to: 2 }, 'keyword.en': { from: 'กระเป๋า', to: 'Bag' } });
    await change({ heat: { from: 2, to: 3 } });
    const { entry, kept } = await paul.call(revertContent, { params: { ...params, version: 2 } });
    expect(kept).toEqual(['heat']);
    expect(entry?.live).toMatchObject({ heat: 3, 'keyword.en': 'กระเป๋า' });
  });

  test('a former state is restored as a whole', async () => {
    const { id } = await addKeyword('เสื้อ', 1);
    const params = { type: 'keywords', id };
    for (const to of [2, 3, 4])
      await paul.call(changeContent, { params, body: { changes: { heat: { from: to - 1, to } } } });
    const { live } = await paul.call(restoreContent, { params: { ...params, version: 2 } });
    expect(live).toMatchObject({ heat: 2 });
    const all = await paul.call(contentVersions, { params });
    expect(all.map(({ version, action }) => `${version} ${action}`)).toEqual([
      '5 change',
      '4 change',
      '3 change',
      '2 change',
      '1 create',
    ]);
  });
});

test('a search of all types is for every operator, and finds the own shop’s entries alone', async () => {
  const words = { search: 'deal 2' };
  const viewer = await as('vera', 'viewer');
  const found = await viewer.call(findContent, { query: words });
  expect(found.entries.map(({ type, id }) => `${type} ${id}`)).toEqual(['deals 2']);
  expect(found.entries[0]?.title).toContain('zest');
  expect((await foreign.call(findContent, { query: words })).entries[0]?.title).toContain('guide');
  expect((await refusal(client(zest).call(findContent, { query: words }))).status).toBe(401);
});

describe('a drafted type', () => {
  const coupon = {
    'title.th': 'ลด 100',
    type: 'CODE',
    platform: 'SHOPEE',
    discountType: 'AMOUNT',
    discount: 10_000,
    code: 'NEW100',
    link: 'https://shopee.co.th/x',
    shelfTime: '2026-01-01T00:00:00.000Z',
    startTime: '2026-01-01T00:00:00.000Z',
  };
  const add = (by = anna, leaves: Record<string, unknown> = coupon) =>
    by.call(addContent, { params: { type: 'coupons' }, body: { leaves } });
  const live = () => db.select().from(coupons);

  test('nothing of it is live before it is published', async () => {
    const { id, ...entry } = await add();
    expect(entry).toMatchObject({ live: null, leaves: coupon, version: 0, problems: [] });
    expect(await live()).toEqual([]);
    expect((await list('coupons')).rows).toMatchObject([{ id, draft: true, isNew: true }]);
    const params = { type: 'coupons', id };
    expect((await refusal(anna.call(publishContent, { params, body: {} }))).code).toBe('FORBIDDEN');
    await paul.call(publishContent, { params, body: { note: 'for 11.11' } });
    expect(await live()).toMatchObject([{ id, tenantId: 'zest', code: 'NEW100', currency: 'THB' }]);
    expect((await list('coupons')).rows).toMatchObject([{ id, draft: false, isNew: false }]);
    expect(purged).toEqual(['zest:coupons']);
  });

  test('a draft holds only what differs from the live values', async () => {
    const { id } = await add();
    const params = { type: 'coupons', id };
    await paul.call(publishContent, { params, body: {} });
    const change = (from: unknown, to: unknown) =>
      anna.call(changeContent, { params, body: { changes: { code: { from, to } } } });
    expect((await change('NEW100', 'NEW200')).draft).toMatchObject({ by: 'anna' });
    expect((await change('NEW200', 'NEW100')).draft).toBeNull();
    await change('NEW100', 'NEW300');
    await anna.call(discardContent, { params });
    expect((await anna.call(contentEntry, { params })).leaves).toMatchObject({ code: 'NEW100' });
  });

  test('required fields that are empty keep it from being published, and are named', async () => {
    const { link: _, ...rest } = coupon;
    const { id, problems } = await add(anna, rest);
    expect(problems).toEqual([{ leaf: 'link', code: 'REQUIRED' }]);
    const refused = await refusal(paul.call(publishContent, { params: { type: 'coupons', id }, body: {} }));
    expect(refused.code).toBe('CHECKS_FAILED');
    expect(await live()).toEqual([]);
  });

  test('values that no field takes are refused, and nothing of the request is stored', async () => {
    for (const wrong of [
      { discount: 1.5 },
      { discount: '100' },
      { link: 'javascript:alert(1)' },
      { type: 'GIFT' },
      { 'title.fr': 'x' },
      { title: { th: 'x' } },
      { tenantId: 'guide' },
      { endTime: 'tomorrow' },
    ])
      expect(await refusal(add(anna, { ...coupon, ...wrong }))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining(Object.keys(wrong)[0] ?? ''),
      });
    expect(await db.select().from(contentDrafts)).toEqual([]);
  });

  test('of two operators the second learns of the first; different leaves don’t conflict', async () => {
    const { id } = await add();
    const params = { type: 'coupons', id };
    const change = (by: typeof anna, leaf: string, from: unknown, to: unknown) =>
      by.call(changeContent, { params, body: { changes: { [leaf]: { from, to } } } });
    await change(anna, 'code', 'NEW100', 'A');
    await change(paul, 'title.en', null, '100 off');
    const refused = await refusal(change(paul, 'code', 'NEW100', 'B'));
    expect(refused.code).toBe('CONFLICT');
    expect((await anna.call(contentEntry, { params })).leaves).toMatchObject({
      code: 'A',
      'title.en': '100 off',
    });
    await change(paul, 'code', 'NEW100', 'A');
  });

  test('concurrent changes of different leaves are all kept', async () => {
    const { id } = await add();
    const leaves = ['title.en', 'title.id', 'endTime', 'code', 'discount'];
    const to: Record<string, unknown> = { endTime: '2027-01-01T00:00:00.000Z', discount: 5 };
    await Promise.all(
      leaves.map((leaf) =>
        anna.call(changeContent, {
          params: { type: 'coupons', id },
          body: {
            changes: {
              [leaf]: { from: (coupon as Record<string, unknown>)[leaf] ?? null, to: to[leaf] ?? leaf },
            },
          },
        }),
      ),
    );
    const entry = await anna.call(contentEntry, { params: { type: 'coupons', id } });
    expect(entry.leaves).toMatchObject({
      ...to,
      'title.en': 'title.en',
      'title.id': 'title.id',
      code: 'code',
    });
  });
});

describe('a list of deals', () => {
  const leaves = { 'label.th': 'ดีลเด็ด', kind: 'module', position: 3 };
  const ref = (code: string) => ({ type: 'CONTENT', code });
  const publish = async (over: Record<string, unknown>) => {
    const { id } = await paul.call(addContent, {
      params: { type: 'deal-lists' },
      body: { leaves: { ...leaves, ...over } },
    });
    await paul.call(publishContent, { params: { type: 'deal-lists', id }, body: {} });
    return id;
  };

  test('its deals are stored in their order, and colours as texts', async () => {
    const id = await publish({
      deals: [ref('d-3'), ref('d-1')],
      backgroundColors: [{ colour: '#FFE8DC' }],
    });
    const items = await db.select().from(dealModuleItems).orderBy(dealModuleItems.position);
    expect(items.map(({ tenantId, moduleId, dealId }) => [tenantId, moduleId, dealId])).toEqual([
      ['zest', id, '3'],
      ['zest', id, '1'],
    ]);
    expect(await db.select().from(dealModules)).toMatchObject([{ backgroundColors: ['#FFE8DC'] }]);
    const entry = await paul.call(contentEntry, { params: { type: 'deal-lists', id } });
    expect(entry.live).toMatchObject({ deals: [ref('d-3'), ref('d-1')] });
  });

  test('a deal that doesn’t exist is refused, not left out', async () => {
    expect((await refusal(publish({ deals: [ref('d-1'), ref('d-9')] }))).code).toBe('CHECKS_FAILED');
    expect(await db.select().from(dealModules)).toEqual([]);
  });
});

describe('lists', () => {
  beforeEach(async () => {
    const rows = Array.from({ length: 120 }, (_, i) => ({
      tenantId: 'zest',
      id: String(i).padStart(3, '0'),
      keyword: { th: `คำ ${i}`, en: `word ${i}%` },
      heat: i % 40,
    }));
    await db.insert(keywords).values([...rows, { ...rows[0], tenantId: 'guide', id: '000', keyword: {} }]);
  });

  test('parts follow each other without a gap or a double, in both directions', async () => {
    for (const descending of [true, false]) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const part = await list('keywords', { sort: { field: 'heat', descending }, ...(after && { after }) });
        seen.push(...part.rows.map(({ id, leaves }) => `${String(leaves.heat).padStart(2, '0')} ${id}`));
        expect(part.total).toBe(after === undefined ? 120 : null);
        after = part.next ?? undefined;
      } while (after !== undefined);
      expect(seen).toEqual(descending ? seen.toSorted().reverse() : seen.toSorted());
      expect(new Set(seen).size).toBe(120);
    }
  });

  test('words and filters narrow it; wildcards are letters', async () => {
    expect((await list('keywords', { keyword: 'word 11%' })).rows.map(({ id }) => id)).toEqual(['011']);
    const { total } = await list('keywords', { filter: [{ field: 'heat', op: 'atLeast', value: 38 }] });
    expect(total).toBe(6);
    for (const filter of [
      [{ field: 'tenantId', op: 'is', value: 'guide' }],
      [{ field: 'heat', op: 'contains', value: '1' }],
    ])
      expect((await refusal(list('keywords', { filter }))).code).toBe('VALIDATION_FAILED');
    for (const body of [{ sort: { field: 'keyword', descending: true } }, { after: '[]' }, { after: 'x' }])
      expect((await refusal(list('keywords', body))).code).toBe('VALIDATION_FAILED');
  });

  test('many entries are changed or removed at once, each with its own result', async () => {
    const ids = ['000', '001', 'nowhere'];
    const set = await paul.call(bulkContent, {
      params: { type: 'keywords' },
      body: { ids, set: { heat: 99 } },
    });
    expect(set).toEqual([
      { id: '000', error: null, version: 1 },
      { id: '001', error: null, version: 1 },
      { id: 'nowhere', error: 'NOT_FOUND', version: null },
    ]);
    await paul.call(bulkContent, { params: { type: 'keywords' }, body: { ids, remove: true } });
    expect((await list('keywords')).total).toBe(118);
    const counts = await paul.call(contentTypes, {});
    expect(counts).toContainEqual({ type: 'keywords', entries: 118, drafts: 0 });
  });
});

test('another tenant’s entries can’t be read, changed or removed, and aren’t listed', async () => {
  const { id } = await addKeyword('ของเรา');
  const params = { type: 'keywords', id };
  const work = [
    () => foreign.call(contentEntry, { params }),
    () => foreign.call(contentVersions, { params }),
    () => foreign.call(changeContent, { params, body: { changes: { heat: { from: 1, to: 2 } } } }),
    () => foreign.call(removeContent, { params }),
    () => foreign.call(revertContent, { params: { ...params, version: 1 } }),
    () => foreign.call(restoreContent, { params: { ...params, version: 1 } }),
  ];
  for (const one of work) expect((await refusal(one())).code).toBe('NOT_FOUND');
  expect((await list('keywords', {}, foreign)).rows).toEqual([]);
  expect(await db.select().from(keywords).where(eq(keywords.tenantId, 'zest'))).toHaveLength(1);
});

test('a type that doesn’t exist is not found', async () => {
  for (const type of ['pages', '__proto__', 'toString'])
    expect((await refusal(list(type))).code).toBe('NOT_FOUND');
});

test('[E3] the ten fields of a content go from the desk to the wire; the text is sanitised', async () => {
  const type = { params: { type: 'articles' } };
  const leaves = { ...articleEntry, 'body.th': '<p onclick="x()">ดูขนาดก่อน</p>' };
  const { id } = await paul.call(addContent, { ...type, body: { leaves } });
  const ofEntry = { params: { type: 'articles', id } };
  await paul.call(publishContent, { ...ofEntry, body: {} });
  const shopper = client(zest, { 'Accept-Language': 'th' });
  const { content } = await shopper.call(clientPages, { body: { contentTypeCodes: ['ARTICLE'] } });
  expect(content.find((one) => one.id === id)?.content).toMatchObject({
    title: 'เลือกหม้อทอดอย่างไร',
    subtitle: 'วัดกันที่ลิตร',
    shortTitle: 'เลือกหม้อทอด',
    author: 'Mali',
    thumbnail: { url: '/media/zest/fryer-small.webp' },
    queryKeywords: ['ครัว'],
    coverImage: { url: '/media/zest/fryer.webp' },
    publishTime: Date.parse('2026-01-01T00:00:00Z'),
    shelved: false,
  });
  const { article } = await shopper.call(subjectDetail, {
    body: { subject: { type: 'ARTICLE', code: id }, includeText: true },
  });
  expect(article?.content).toMatchObject({ text: '<p>ดูขนาดก่อน</p>', subtitle: 'วัดกันที่ลิตร' });
});
