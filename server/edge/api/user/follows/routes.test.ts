import { expect, test } from 'vitest';
import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const mali = client(zest, await signedIn(db, zest, 'mali'));
const foreign = client(guide, await signedIn(db, guide, 'mali'));
for (const id of ['ploy', 'nid', 'gone']) await signedIn(db, zest, id);
await signedIn(db, guide, 'stranger');

const to = (targetId: string) => ({ body: { followInfo: { targetId, targetType: 'USER' as const } } });
const followed = async (api = mali, targetIds?: string[]) =>
  (await api.call(followedUsers, { body: { targetIds } })).content.map(({ id }) => id);

test('[I7] members can follow others, listed newest first, and unfollow them', async () => {
  for (const [i, id] of ['ploy', 'nid', 'ploy'].entries()) {
    clock.set(i * 1_000);
    await mali.call(follow, to(id));
  }
  expect(await followed()).toEqual(['nid', 'ploy']);
  expect(await followed(mali, ['ploy', 'gone'])).toEqual(['ploy']);
  expect(await followed(foreign)).toEqual([]);
  await foreign.call(unfollow, to('ploy'));
  await mali.call(unfollow, to('nid'));
  await mali.call(unfollow, to('nid'));
  expect(await followed()).toEqual(['ploy']);
});

test('members can’t follow themselves, unknown members or members of another tenant', async () => {
  for (const id of ['mali', 'nothing', 'stranger'])
    await expect(mali.call(follow, to(id))).rejects.toMatchObject({ status: 404 });
});

test('a closed account can’t be followed', async () => {
  await mali.call(follow, to('gone'));
  await db
    .insert(members)
    .values({ tenantId: 'zest', id: 'gone', nickname: 'gone' })
    .onConflictDoUpdate({
      target: [members.tenantId, members.id],
      set: { closedAt: new Date() },
    });
  expect(await followed()).not.toContain('gone');
});
