import { beforeEach, describe, expect, test } from 'vitest';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { createReply, deleteReply, rootReplies, rootReply, subReplies } from '#schemas/api/interaction.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members, replies } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock, purged } = await openTestApi([zest, guide]);
const mali = client(zest, await signedIn(db, zest, 'mali', 'Mali'));
const ploy = client(zest, await signedIn(db, zest, 'ploy', 'Ploy'));
const foreign = client(guide, await signedIn(db, guide, 'mali', 'Other Mali'));
const guest = client(zest);
for (const { id } of [zest, guide]) await db.insert(goods).values([goodsRow(id, 'one'), goodsRow(id, 'two')]);

const product = { subjectType: 'GOODS', subjectId: 'one' } as const;
let tick = 0;

beforeEach(async () => {
  await db.delete(replies);
  tick = 0;
});

/** Writes a comment, one second after the last. */
async function write(
  api: typeof mali,
  content: string,
  over: Partial<EndpointArgs<typeof createReply>['body']> = {},
) {
  tick += 1;
  clock.set(tick * 1_000);
  return api.call(createReply, { body: { ...product, content, ...over } });
}
const list = async (api = guest) => (await api.call(rootReplies, { body: product })).content;

test('[I8] comments come newest first, each with its first two replies and their number', async () => {
  const first = await write(mali, 'First');
  await write(ploy, 'Second');
  for (let i = 1; i <= 3; i++) await write(ploy, `Answer ${i}`, { replyToId: first.id });
  const [second, one] = await list();
  expect(second).toMatchObject({ content: 'Second', subReplies: [], subReplyCount: 0 });
  expect(one?.subReplies?.map(({ content }) => content)).toEqual(['Answer 1', 'Answer 2']);
  expect(one).toMatchObject({ content: 'First', subReplyCount: 3, user: { id: 'mali', nickname: 'Mali' } });
});

test('[I8] replies below a comment come oldest first, in pages of ten', async () => {
  const { id: rootId } = await write(mali, 'Root');
  for (let i = 1; i <= 12; i++) await write(ploy, `${i}`, { replyToId: rootId });
  const first = await guest.call(subReplies, { body: { rootId } });
  expect(first.content.map(({ content }) => content)).toEqual(
    Array.from({ length: 10 }, (_, i) => `${i + 1}`),
  );
  const second = await guest.call(subReplies, { body: { rootId, page: 2 } });
  expect([second.content.length, second.hasNext, second.totalElements]).toEqual([2, false, 12]);
});

test('[I8] a reply to a reply is listed below the comment and names the member it answers', async () => {
  const root = await write(mali, 'Root');
  const sub = await write(ploy, 'Sub', { replyToId: root.id });
  expect(sub).toMatchObject({ rootId: root.id, replyToId: root.id });
  expect(sub.replyToUser).toBeUndefined();
  const answer = await write(mali, 'Answer', { replyToId: sub.id });
  expect(answer).toMatchObject({ rootId: root.id, replyToId: sub.id, replyToUser: { nickname: 'Ploy' } });
  expect(await guest.call(rootReply, { params: { id: answer.id } })).toMatchObject({
    id: root.id,
    subReplyCount: 2,
  });
});

test('[I8] members can be mentioned; ids that aren’t members of the tenant are left out', async () => {
  const { meta } = await write(mali, 'Hi @Ploy', { meta: { atUserIds: ['ploy', 'nobody', 'ploy'] } });
  expect(meta.atUsers).toEqual([{ id: 'ploy', nickname: 'Ploy' }]);
});

test('only the author’s comments are marked as own', async () => {
  await write(mali, 'Mine');
  expect((await list(mali))[0]?.own).toBe(true);
  for (const api of [guest, ploy]) expect((await list(api))[0]?.own).toBe(false);
});

describe('deleting', () => {
  test('is allowed to the author only, at the same tenant', async () => {
    const { id } = await write(mali, 'Mine');
    for (const api of [ploy, foreign])
      await expect(api.call(deleteReply, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(guest.call(deleteReply, { params: { id } })).rejects.toMatchObject({ status: 401 });
    expect(await list()).toHaveLength(1);
    await mali.call(deleteReply, { params: { id } });
    expect(await list()).toEqual([]);
    await expect(mali.call(deleteReply, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('keeps the place of a comment with replies, without its text', async () => {
    const root = await write(mali, 'Secret');
    const sub = await write(ploy, 'Answer', { replyToId: root.id });
    await mali.call(deleteReply, { params: { id: root.id } });
    const [left] = await list(mali);
    expect(left).toMatchObject({ own: false, subReplyCount: 1 });
    expect([left?.content, left?.user]).toEqual([undefined, undefined]);
    expect(JSON.stringify(await db.select().from(replies))).not.toContain('Secret');
    await ploy.call(deleteReply, { params: { id: sub.id } });
    expect(await list()).toEqual([]);
  });

  test('and writing purge the pages of the subject', async () => {
    purged.length = 0;
    const { id } = await write(mali, 'Mine');
    await mali.call(deleteReply, { params: { id } });
    expect(purged).toEqual(['zest:replies:GOODS:one', 'zest:replies:GOODS:one']);
  });
});

describe('with replies of the same ids at the other tenant', () => {
  const reply = (tenantId: string, id: string, over: Partial<typeof replies.$inferInsert> = {}) => ({
    ...product,
    tenantId,
    id,
    memberId: 'mali',
    content: `${id} of ${tenantId}`,
    atUserIds: [],
    ...over,
  });
  const under = (rootId: string, replyToId = rootId) => ({ rootId, replyToId });
  const isTakenBack = { deletedAt: new Date(), content: '' };

  test('a deleted comment disappears, although the other tenant’s comment with its id has replies', async () => {
    await db
      .insert(replies)
      .values([
        reply('zest', 'root', isTakenBack),
        reply('guide', 'root'),
        reply('guide', 'a', under('root')),
      ]);
    expect(await list()).toEqual([]);
  });

  test('only the tenant’s own replies are counted and shown below a comment', async () => {
    const below = ['a', 'b', 'c'].map((id) => reply('guide', id, under('root')));
    const own = reply('zest', 'c', { ...under('root'), createdAt: new Date(Date.now() + 60_000) });
    await db.insert(replies).values([reply('zest', 'root'), reply('guide', 'root'), ...below, own]);
    const [root] = await list();
    expect(root?.subReplies?.map(({ content }) => content)).toEqual(['c of zest']);
    expect(root?.subReplyCount).toBe(1);
  });

  test('a reply to a deleted comment names no author', async () => {
    await db
      .insert(replies)
      .values([
        reply('zest', 'root'),
        reply('zest', 'a', { ...under('root'), ...isTakenBack }),
        reply('guide', 'a', under('root')),
        reply('zest', 'b', under('root', 'a')),
      ]);
    const [root] = await list();
    expect(root?.subReplies?.map(({ content, replyToUser }) => [content, replyToUser])).toEqual([
      ['b of zest', undefined],
    ]);
  });
});

test('a closed account shows no name', async () => {
  await db.insert(members).values({ tenantId: 'zest', id: 'gone', nickname: 'Gone', closedAt: new Date() });
  await db.insert(replies).values({
    ...product,
    tenantId: 'zest',
    id: 'r',
    memberId: 'gone',
    content: 'Still here',
    atUserIds: ['gone'],
  });
  const [shown] = await list();
  expect(shown).toMatchObject({ content: 'Still here', meta: { atUsers: [] } });
  expect(shown?.user).toBeUndefined();
});

describe('a refused comment', () => {
  test.each([
    ['nothing but white space', { content: ' \n ' }, 422],
    ['a text too long', { content: 'x'.repeat(1_001) }, 422],
    ['text that the database can’t store', { content: 'a\0b' }, 422],
    ['too many mentions', { meta: { atUserIds: Array.from({ length: 11 }, (_, i) => `${i}`) } }, 422],
    ['an unknown subject', { subjectId: 'nothing' }, 404],
    ['a reply to an unknown comment', { replyToId: 'nothing' }, 404],
  ])('is %s', async (_, over, status) => {
    await expect(write(mali, 'Text', over)).rejects.toMatchObject({ status });
    expect(await list()).toEqual([]);
  });

  test('is a reply to a comment on another subject, or of the other tenant', async () => {
    const { id: replyToId } = await write(mali, 'Root');
    await expect(write(ploy, 'Text', { subjectId: 'two', replyToId })).rejects.toMatchObject({ status: 404 });
    await expect(write(foreign, 'Text', { replyToId })).rejects.toMatchObject({ status: 404 });
  });

  test('is one by a guest', async () => {
    await expect(write(guest, 'Text')).rejects.toMatchObject({ status: 401 });
  });
});
