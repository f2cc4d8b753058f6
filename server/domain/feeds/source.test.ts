import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { maskAddress, openFeedSource, storeSource } from './source.ts';

test.each([
  ['https://feed.example/a/b.csv', 'https://feed.example/a/b.csv'],
  ['https://feed.example/?token=geheim&f=csv#x', 'https://feed.example/?token=•••&f=•••'],
  ['https://feed.example/?geheim', 'https://feed.example/?geheim=•••'],
  [
    'https://product.example/datafeed/apikey/1f3870be274f6c49b3e31a0c6728957f/fid/1',
    'https://product.example/datafeed/apikey/•••/fid/1',
  ],
  ['https://feed.example/womens-summer-collection.csv', 'https://feed.example/womens-summer-collection.csv'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test('an address is encrypted for its own feed', async () => {
  const { db } = await openTestDatabase();
  const vault = createVault(db, undefined);
  const key = { tenantId: 'zest', id: 'feed' };
  const source = {
    type: 'address' as const,
    url: 'https://feed.example/?key=geheim',
    header: { name: 'Authorization', value: 'Bearer geheim' },
  };
  const stored = await storeSource(vault, key, source);
  expect(JSON.stringify(stored)).not.toContain('geheim');
  expect(stored.source).toEqual({
    type: 'address',
    url: 'https://feed.example/?key=•••',
    headerName: 'Authorization',
  });
  expect(await openFeedSource(vault, { ...stored, ...key })).toEqual(source);
  for (const other of [
    { tenantId: 'guide', id: 'feed' },
    { tenantId: 'zest', id: 'other' },
  ])
    await expect(openFeedSource(vault, { ...stored, ...other })).rejects.toThrow();
});
