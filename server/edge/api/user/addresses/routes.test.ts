import { expect, test } from 'vitest';
import { searchAddresses } from '#schemas/api/invented/addresses.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';

const { client } = await openTestApi([tenantFixture('zest')]);
const search = (keyword: string, lang = 'th', limit?: number) =>
  client(tenantFixture('zest'), { 'Accept-Language': lang }).call(searchAddresses, {
    query: { keyword, ...(limit !== undefined && { limit }) },
  });

test('suggestions for a part of an address are in Thai, and in English for every other language', async () => {
  expect(await search('ลุมพินี', 'th', 1)).toEqual([
    {
      code: '100704',
      subDistrict: 'ลุมพินี',
      district: 'ปทุมวัน',
      province: 'กรุงเทพมหานคร',
      postalCodes: ['10330'],
    },
  ]);
  const inEnglish = { subDistrict: 'Lumphini', district: 'Pathum Wan', province: 'Bangkok' };
  for (const lang of ['en', 'id']) expect(await search('lumphini', lang)).toMatchObject([inEnglish]);
});

test('at most twenty are returned, ten by default', async () => {
  expect(await search('บาง')).toHaveLength(10);
  expect(await search('บาง', 'th', 20)).toHaveLength(20);
  for (const limit of [0, 21, 1.5])
    await expect(search('บาง', 'th', limit)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(search('x'.repeat(101))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a text without matches gives an empty list', async () => {
  for (const keyword of ['', ' ', 'ก', '1', '%_\\', '<b>', '99999', '‮', '((((('])
    expect(await search(keyword)).toEqual([]);
});
