import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { searchRedirectEntry } from '#content/search-redirects/entry.fixtures.ts';
import { spellingEntry } from '#content/spellings/entry.fixtures.ts';
import { knownNames, MAX_SPELLINGS } from '../../search/load-spellings.ts';
import { spellings } from '../../search/schema.ts';
import { openContent } from '../content.fixtures.ts';
import { listEntries } from '../list.ts';
import { addEntry, changeEntry, removeEntry, requireEntry } from '../operations.ts';
import { storedType } from './all.ts';

const { db, call, foreign, purged } = await openContent();
const ofSpellings = storedType('spellings');
const ofRedirects = storedType('search-redirects');
beforeEach(() => db.delete(spellings));

const redirect = (written: string, meant: string, by = call) =>
  addEntry(by, ofRedirects, { ...searchRedirectEntry, written, meant });

test('the next search knows a change, and cached results are purged', async () => {
  const leads = async () => (await knownNames(db, 'zest')).redirects.get('sale');
  expect(await leads()).toBeUndefined();
  const { id } = await redirect('Sale', '/coupons');
  expect(await leads()).toBe('/coupons');
  expect(purged).toContain('words');
  await changeEntry(call, ofRedirects, id, { written: { from: 'Sale', to: 'Offers' } });
  expect(await leads()).toBeUndefined();
  await removeEntry(call, ofRedirects, id);
  expect((await knownNames(db, 'zest')).redirects.size).toBe(0);
});

test('words exist once, as a spelling or as a redirect, in each shop', async () => {
  await addEntry(call, ofSpellings, spellingEntry);
  await expect(addEntry(call, ofSpellings, spellingEntry)).rejects.toThrow('CHECKS_FAILED');
  await expect(redirect(spellingEntry.written, '/coupons')).rejects.toThrow('CHECKS_FAILED');
  await redirect(spellingEntry.written, '/coupons', foreign);
  await expect(addEntry(call, ofSpellings, { ...spellingEntry, written: '!?' })).rejects.toThrow(
    'CHECKS_FAILED',
  );
});

test('a shop has a limited number of words', async () => {
  const row = { tenantId: 'zest', kind: 'free', meant: 'x', source: 'operator', updatedAt: new Date() };
  const names = Array.from({ length: MAX_SPELLINGS }, (_, at) => String(at));
  await db.insert(spellings).values(names.map((name) => ({ ...row, id: name, key: name, written: name })));
  await expect(redirect('one more', '/coupons')).rejects.toThrow('CHECKS_FAILED');
  await redirect('one more', '/coupons', foreign);
});

test('a redirect leads to a page of the shop, stored without its language', async () => {
  const { live } = await redirect('sale', `${call.scope.tenant.siteOrigin}/en/coupons?tab=1`);
  expect(live).toMatchObject({ meant: '/coupons?tab=1' });
  for (const meant of ['https://other.example/x', '/api/x', 'tel:123'])
    await expect(redirect('other', meant), meant).rejects.toThrow('CHECKS_FAILED');
});

test('redirects that lead in a circle are refused', async () => {
  await redirect('sale', '/search?keyword=offers');
  await expect(redirect('offers', '/search?keyword=sale')).rejects.toThrow('CHECKS_FAILED');
});

test('neither type has the entries of the other', async () => {
  const { id } = await redirect('sale', '/coupons');
  await expect(requireEntry(call, ofSpellings, id)).rejects.toThrow('NOT_FOUND');
  expect((await listEntries(call, ofSpellings, { keyword: '', filter: [] })).rows).toEqual([]);
  await expect(removeEntry(call, ofSpellings, id)).rejects.toThrow('NOT_FOUND');
  expect(await db.$count(spellings, eq(spellings.id, id))).toBe(1);
});
