import { expect, test } from 'vitest';
import { commonSearch, dealFeed, subjectDetail } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deals, goods } from '../../domain/catalogue/schema.ts';
import { buildIndex } from '../../domain/search/build-index.ts';
import { openTestApi } from './api.fixtures.ts';
import { dealRow, goodsRow } from './rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest);
await db.insert(goods).values(goodsRow('zest', 'bare', { pictures: [] }));
// Changed after it was published, so its newer data are sent too.
const updatedAt = new Date('2026-01-02T00:00:00Z');
await db.insert(deals).values(dealRow('zest', 'bare', { picture: '', updatedAt }));
await buildIndex(db, 'zest');

test.each([
  ['detail', () => api.call(subjectDetail, { body: { subject: { type: 'CONTENT', id: 'bare' } } })],
  ['search', () => api.call(commonSearch, { body: { keyword: 'bare', dataTypes: ['CONTENT'] } })],
  ['feed', () => api.call(dealFeed, { query: {} })],
])('%s: goods without a picture have none, and no empty address', async (_, read) => {
  const json = JSON.stringify(await read());
  expect(json).toContain('d-bare');
  expect(json).not.toMatch(/"(url|mainPic|coverImage|dealPicture)":(""|\{\}|null)/);
});
