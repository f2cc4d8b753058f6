import { expect, test } from 'vitest';
import { searchUsers } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const api = client(zest, await signedIn(db, zest, 'me', 'Mali herself'));
for (const [i, name] of ['Mali Kha', 'Nong Mali', 'Amalia', 'มะลิ', '100% off', 'a_b'].entries())
  await signedIn(db, zest, `m${i}`, name);
await signedIn(db, guide, 'other', 'Mali Elsewhere');

const named = async (keyword: string) =>
  (await api.call(searchUsers, { body: { keyword } })).content.map(({ nickname }) => nickname);

test.each([
  ['mal', ['Mali Kha', 'Nong Mali']],
  ['MALI K', ['Mali Kha']],
  ['มะ', ['มะลิ']],
  ['%', []],
  ['100%', ['100% off']],
  ['a_', ['a_b']],
  ['_', []],
  ['\\', []],
])('[I7] members are found by the beginning of a word of their name: %s', async (keyword, names) => {
  expect(await named(keyword)).toEqual(names);
});

test('guests can’t search members', async () => {
  await expect(client(zest).call(searchUsers, { body: { keyword: 'm' } })).rejects.toMatchObject({
    status: 401,
  });
});
