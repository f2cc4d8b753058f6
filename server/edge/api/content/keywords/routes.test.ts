import { expect, test } from 'vitest';
import { hotKeywords, hotTags } from '#schemas/api/content.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { keywords } from '../../../../domain/search/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { keywordRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);

test('hot tags and hot keywords are the hottest twenty, in the requested language', async () => {
  const many = Array.from({ length: 25 }, (_, i) => keywordRow('zest', `k${i + 10}`, i));
  await db.insert(keywords).values([...many, { tenantId: 'zest', id: 'blank', keyword: {}, heat: 99 }]);
  const api = client(zest, { 'Accept-Language': 'id' });
  const found = await api.call(hotKeywords, {});
  expect(found).toHaveLength(19);
  expect(found[0]).toEqual({ id: 'k34', keyword: 'zest keyword k34 Indonesia' });
  expect(await api.call(hotTags, {})).toEqual(found);
});
