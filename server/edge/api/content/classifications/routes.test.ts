import { describe, expect, test } from 'vitest';
import * as content from '#schemas/api/content.ts';
import { goodsCategories } from '#schemas/api/das.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { classifications } from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { classificationRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'phones', '2'),
    classificationRow('zest', 'home', '10', { picture: '/media/home.webp' }),
    classificationRow('zest', 'odd', 'x', { level: 1 }),
    classificationRow('zest', 'cases', '2:10', { parentId: 'phones' }),
    classificationRow('zest', 'chargers', '2:9', { parentId: 'phones' }),
    classificationRow('zest', 'usb', '2:9:1', { parentId: 'chargers' }),
    classificationRow('zest', 'reviews', '1', { type: 'ARTICLE', name: { th: 'รีวิว' } }),
    classificationRow('zest', 'loop1', '7:1', { parentId: 'loop2' }),
    classificationRow('zest', 'loop2', '7:2', { parentId: 'loop1' }),
  ]);

const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

test('a category has the fields of S1 §3, in the requested language', async () => {
  expect(await api.call(content.classification, { params: { id: 'home' } })).toEqual({
    id: 'home',
    name: 'zest category home English',
    type: 'GOODS',
    level: 1,
    code: 'c-home',
    picture: '/media/home.webp',
    sequenceNumber: '10',
  });
  expect(await api.call(content.classificationByCode, { query: { code: 'c-usb' } })).toMatchObject({
    id: 'usb',
    level: 3,
    parentId: 'chargers',
  });
  const reviews = await api.call(content.classification, { params: { id: 'reviews' } });
  expect(reviews.name).toBe('รีวิว');
});

test('an unknown one is not found', async () => {
  const unknown = [
    api.call(content.classification, { params: { id: 'c-home' } }),
    api.call(content.classificationByCode, { query: { code: 'home' } }),
    api.call(content.classificationParents, { params: { id: 'none' } }),
    api.call(content.classificationParentsByCode, { query: { code: 'none' } }),
    api.call(content.relatedClassifications, { body: { id: 'none' } }),
  ];
  const missing = { status: 404, code: 'NOT_FOUND' };
  await Promise.all(unknown.map((one) => expect(one).rejects.toMatchObject(missing)));
});

describe('lists', () => {
  const list = (body: { level?: number; type?: string }) => api.call(content.classifications, { body });

  test('are ordered by sequence number, compared as numbers; a malformed one comes last', async () => {
    expect(ids(await list({ type: 'GOODS', level: 1 }))).toEqual(['phones', 'home', 'odd']);
    expect(ids(await list({ level: 2 }))).toEqual(['chargers', 'cases', 'loop1', 'loop2']);
  });

  test('filter by level and type if given', async () => {
    expect(ids(await list({ type: 'ARTICLE' }))).toEqual(['reviews']);
    expect(ids(await list({}))).toEqual(ids(await api.call(content.allClassifications, {})));
    expect(await list({})).toHaveLength(9);
    expect(await list({ level: 9 })).toEqual([]);
  });

  test('top categories are those of level 1, the navigator’s are the goods categories', async () => {
    expect(ids(await api.call(content.topClassifications, {}))).toEqual(['reviews', 'phones', 'home', 'odd']);
    expect(ids(await api.call(goodsCategories, {}))).not.toContain('reviews');
    expect(await api.call(goodsCategories, {})).toHaveLength(8);
  });
});

describe('relatives', () => {
  test('children are only the direct ones', async () => {
    const children = (id: string) => api.call(content.childClassifications, { params: { id } });
    expect(ids(await children('phones'))).toEqual(['chargers', 'cases']);
    expect(await children('usb')).toEqual([]);
  });

  test('parents are listed from the root down', async () => {
    const parents = (id: string) => api.call(content.classificationParents, { params: { id } });
    expect(ids(await parents('usb'))).toEqual(['phones', 'chargers']);
    expect(await parents('phones')).toEqual([]);
    const byCode = await api.call(content.classificationParentsByCode, { query: { code: 'c-usb' } });
    expect(byCode).toEqual(await parents('usb'));
  });

  test('cyclic parents end', async () => {
    const circle = await api.call(content.classificationParents, { params: { id: 'loop1' } });
    expect(ids(circle)).toEqual(['loop2']);
  });

  test('related categories are siblings of the same type', async () => {
    const related = (id: string) => api.call(content.relatedClassifications, { body: { id } });
    expect(ids(await related('cases'))).toEqual(['chargers']);
    expect(ids(await related('phones'))).toEqual(['home', 'odd']);
  });
});
