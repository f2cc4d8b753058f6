import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { createVault } from './vault.ts';

const { db } = await openTestDatabase();
const place = { tenantId: 'zest', memberId: 'mali', kind: 'address' } as const;
const value = { street: '1 ถนนพระราม 4' };

test.each([undefined, 'a key of the shop’s own, long enough'])(
  'sealed data can be opened at its own place only (%s)',
  async (key) => {
    const vault = createVault(db, key);
    const sealed = await vault.seal(place, value);
    expect(await createVault(db, key).open(place, sealed)).toEqual(value);
    expect(await vault.seal(place, value)).not.toBe(sealed);
    for (const elsewhere of [
      { ...place, tenantId: 'guide' },
      { ...place, memberId: 'ploy' },
      { ...place, kind: 'account' as const },
    ])
      await expect(vault.open(elsewhere, sealed)).rejects.toThrow();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(vault.open(place, changed.toString('base64url'))).rejects.toThrow();
    await expect(
      createVault(db, 'another key, which is long enough too').open(place, sealed),
    ).rejects.toThrow();
  },
);

test('the stored key is queried once for concurrent uses, and again after a failure', async () => {
  const sealed = await createVault(db, undefined).seal(place, value);
  const select = vi.spyOn(db, 'select');
  select.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  const vault = createVault(db, undefined);
  await expect(vault.open(place, sealed)).rejects.toThrow('no connection');
  const opened = await Promise.all(Array.from({ length: 50 }, () => vault.open(place, sealed)));
  expect(new Set(opened.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(value)]));
  expect(select).toHaveBeenCalledTimes(2);
  select.mockRestore();
});
