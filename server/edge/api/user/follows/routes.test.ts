import { expect, test } from 'vitest';
import { followedContents, suggestedPublishers } from '#schemas/api/invented/following.ts';
import { followedUsers } from '#schemas/api/service-in-one.ts';
import { follow, unfollow } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents } from '../../../../domain/articles/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { contentRow } from '../../rows.fixtures.ts';

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

test('[E1] each member gets the posts of those whom this member follows, the newest first, and others are suggested', async () => {
  for (const id of ['ann', 'bee', 'cat']) await signedIn(db, zest, id);
  const [ann, bee] = [
    client(zest, await signedIn(db, zest, 'ann')),
    client(zest, await signedIn(db, zest, 'bee')),
  ];
  const post = (id: string, authorId: string, over = {}) =>
    contentRow('zest', id, { contentTypeCode: 'NOTE', authorId, publishTime: new Date(1), heat: 1, ...over });
  await db
    .insert(contents)
    .values([
      post('old', 'cat'),
      post('new', 'cat', { publishTime: new Date(2) }),
      post('later', 'cat', { publishTime: new Date(clock.now() + 1_000) }),
      post('hidden', 'cat', { invalid: true }),
      post('nids', 'nid', { heat: 9 }),
      contentRow('guide', 'theirs', { authorId: 'cat', publishTime: new Date(1) }),
    ]);
  const feed = async (api = ann) =>
    (await api.call(followedContents, { body: {} })).content.map(({ id }) => id);
  const suggested = async (api = ann) => (await api.call(suggestedPublishers, {})).map(({ id }) => id);
  expect([await feed(), await suggested()]).toEqual([[], ['nid', 'cat']]);
  await ann.call(follow, to('cat'));
  await bee.call(follow, to('nid'));
  expect([await feed(), await suggested()]).toEqual([['new', 'old'], ['nid']]);
  expect([await feed(bee), await suggested(bee)]).toEqual([['nids'], ['cat']]);
  await ann.call(unfollow, to('cat'));
  expect(await feed()).toEqual([]);
});
