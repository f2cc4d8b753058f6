import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateProfile } from '#schemas/api/account.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { cancelThumbUp, collect, createReply, deleteReply, thumbUp } from '#schemas/api/interaction.ts';
import { decideProfileReview } from '#schemas/api/invented/member-desk.ts';
import { messageCenter, readMessages, receivedMessages, systemMessages } from '#schemas/api/messages.ts';
import { follow, unfollow } from '#schemas/api/user.ts';
import type { OwnMessageType } from '#schemas/enums/message.ts';
import { MESSAGES } from '#schemas/member-constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deleteMember } from '../../../../domain/account-closing/delete-member.ts';
import { contents } from '../../../../domain/articles/schema.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { tellMembers } from '../../../../domain/members/messages.ts';
import {
  follows,
  marks,
  memberBlocks,
  memberMessages,
  members,
  noticeReads,
  notices,
  replies,
} from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import type { Call } from '../../../../platform/call.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { contentRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const guest = client(zest);
type Client = typeof guest;
let mali: Client;
let ploy: Client;
let nid: Client;
/** Client of the other tenant's member with the same id. */
let otherMali: Client;

for (const { id } of [zest, guide]) {
  await db.insert(goods).values(goodsRow(id, 'one'));
  await db
    .insert(contents)
    .values([
      contentRow(id, 'note', { contentTypeCode: 'NOTE', authorId: 'mali' }),
      contentRow(id, 'article'),
    ]);
}
const product = { subjectType: 'GOODS', subjectId: 'one' } as const;
const note = { subjectType: 'NOTE', subjectId: 'note' } as const;
const user = (targetId: string) => ({ body: { followInfo: { targetId, targetType: 'USER' as const } } });

beforeEach(async () => {
  clock.set(0);
  for (const table of [notices, replies, members]) await db.delete(table);
  const english = async (tenant: typeof zest, id: string) =>
    client(tenant, { ...(await signedIn(db, tenant, id)), 'Accept-Language': 'en' });
  [mali, ploy, nid] = [await english(zest, 'mali'), await english(zest, 'ploy'), await english(zest, 'nid')];
  otherMali = await english(guide, 'mali');
});

let tick = 0;
const write = (
  api: Client,
  content: string,
  over: Partial<EndpointArgs<typeof createReply>['body']> = {},
) => {
  tick += 1;
  clock.set(tick * 1_000);
  return api.call(createReply, { body: { ...product, content, ...over } });
};
const received = async (api: Client, type: OwnMessageType) =>
  (await api.call(receivedMessages, { body: { type } })).content;
const unread = async (api: Client) => {
  const { types } = await api.call(messageCenter, {});
  return Object.fromEntries(types.flatMap((one) => (one.unread > 0 ? [[one.type, one.unread]] : [])));
};
const notice = (tenantId: string, id: string, over: Partial<typeof notices.$inferInsert> = {}) => ({
  tenantId,
  id,
  publishedAt: new Date(),
  title: { en: `${id} of ${tenantId}` },
  content: { en: 'Text' },
  ...over,
});

describe('messages are sent about', () => {
  test('a reply, to the member it answers; a mention, to the member mentioned; once each', async () => {
    const root = await write(mali, 'Any good?');
    const answer = await write(ploy, 'Yes, @mali and @nid', {
      replyToId: root.id,
      meta: { atUserIds: ['mali', 'nid', 'ploy'] },
    });
    expect(await received(mali, 'comment')).toEqual([
      {
        id: expect.any(String),
        type: 'comment',
        kind: 'REPLY',
        read: false,
        createTime: expect.any(Number),
        ...product,
        subjectCode: 'g-one',
        title: 'zest goods one English',
        replyId: answer.id,
        content: 'Yes, @mali and @nid',
        user: { id: 'ploy', nickname: 'ploy' },
      },
    ]);
    expect(await received(nid, 'comment')).toMatchObject([{ kind: 'MENTION', replyId: answer.id }]);
    expect(await received(ploy, 'comment')).toEqual([]);
    expect(await unread(otherMali)).toEqual({});
  });

  test('a comment on a member’s own note, and a like of it, once even if repeated', async () => {
    await write(ploy, 'Nice', note);
    for (let i = 0; i < 3; i++) {
      await ploy.call(thumbUp, { body: note });
      await ploy.call(cancelThumbUp, { body: note });
    }
    await ploy.call(collect, { body: note });
    await ploy.call(thumbUp, { body: { subjectType: 'ARTICLE', subjectId: 'article' } });
    await mali.call(thumbUp, { body: note });
    expect(await received(mali, 'comment')).toMatchObject([{ kind: 'COMMENT', content: 'Nice', ...note }]);
    expect(await received(mali, 'like')).toMatchObject([{ kind: 'LIKE', user: { id: 'ploy' }, ...note }]);
    expect(await db.select().from(memberMessages)).toHaveLength(2);
  });

  test('a new follower, once even if repeated', async () => {
    for (let i = 0; i < 3; i++) {
      await ploy.call(follow, user('mali'));
      await ploy.call(unfollow, user('mali'));
    }
    expect(await received(mali, 'follow')).toMatchObject([{ kind: 'FOLLOW', user: { id: 'ploy' } }]);
  });

  test('the shop’s decision about a profile, with the reason of a refusal', async () => {
    const boss = await operatorFixture(db, `boss${tick}`, { zest: 'owner', guide: 'owner' });
    const owner = client(zest, await signIn(db, zest, boss));
    for (const [dataValue, passed] of [
      ['Mali S', true],
      ['Mali T', false],
    ] as const) {
      tick += 1;
      clock.set(tick * 1_000);
      await mali.call(updateProfile, { body: { nickname: dataValue } });
      const reason = 'An advertisement';
      const body = { memberId: 'mali', dataType: 'nickname', dataValue, passed, reason } as const;
      await owner.call(decideProfileReview, { body });
    }
    const told = await received(mali, 'community_security');
    expect(told).toMatchObject([
      { kind: 'PROFILE_REFUSED', subjectType: 'nickname', content: 'An advertisement' },
      { kind: 'PROFILE_PASSED', subjectType: 'nickname' },
    ]);
    expect(told[1]).not.toHaveProperty('content');
    expect(await unread(otherMali)).toEqual({});
  });

  test('nothing by a member they have blocked', async () => {
    await signedIn(db, guide, 'nid');
    await db.insert(memberBlocks).values([
      { tenantId: 'zest', memberId: 'mali', blockedId: 'ploy' },
      { tenantId: 'guide', memberId: 'mali', blockedId: 'nid' },
    ]);
    const { id: replyToId } = await write(mali, 'Root');
    await write(ploy, '@mali', { replyToId, meta: { atUserIds: ['mali'] } });
    await ploy.call(follow, user('mali'));
    expect(await unread(mali)).toEqual({});
    await nid.call(follow, user('mali'));
    expect(await unread(mali)).toEqual({ follow: 1 });
  });

  test('nothing that was rolled back', async () => {
    const call = { scope: tenantScope(zest), now: clock.now } as Call;
    const broken = db.transaction(async (tx) => {
      await tellMembers(tx, call, ['mali'], like('ploy'));
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await unread(mali)).toEqual({});
  });
});

const like = (actorId: string, cause = actorId) =>
  ({ type: 'like', kind: 'LIKE', cause, actorId, ...note }) as const;

test('[CALL107] [M2] the overview counts unread messages by type, with the newest of each', async () => {
  expect(await mali.call(messageCenter, {})).toMatchObject({ unread: 0 });
  const { id: replyToId } = await write(mali, 'Root');
  for (const text of ['First', 'Second']) await write(ploy, text, { replyToId });
  await nid.call(follow, user('mali'));
  await db.insert(notices).values([notice('zest', 'sale'), notice('guide', 'other')]);
  const { unread: total, types } = await mali.call(messageCenter, {});
  expect(total).toBe(4);
  expect(
    types.map(({ type, unread, newest }) => [type, unread, newest?.content ?? newest?.user?.id]),
  ).toEqual([
    ['notice', 1, 'Text'],
    ['community_security', 0, undefined],
    ['comment', 2, 'Second'],
    ['follow', 1, 'nid'],
    ['like', 0, undefined],
  ]);
  expect(await unread(otherMali)).toEqual({ notice: 1 });
  await expect(guest.call(messageCenter, {})).rejects.toMatchObject({ status: 401 });
});

test('[CALL108] messages of a type come newest first, in pages', async () => {
  const { id: replyToId } = await write(mali, 'Root');
  for (let i = 1; i <= 5; i++) await write(ploy, `${i}`, { replyToId });
  const page = (number: number) =>
    mali.call(receivedMessages, { body: { type: 'comment', pageRequest: { page: number, size: 3 } } });
  const [first, second] = [await page(1), await page(2)];
  expect(first.content.map(({ content }) => content)).toEqual(['5', '4', '3']);
  expect([first.hasNext, first.totalElements, second.hasNext]).toEqual([true, 5, false]);
  expect(second.content.map(({ content }) => content)).toEqual(['2', '1']);
  for (const api of [nid, otherMali]) expect(await received(api, 'comment')).toEqual([]);
  await expect(received(guest, 'comment')).rejects.toMatchObject({ status: 401 });
  await expect(received(mali, 'notice' as OwnMessageType)).rejects.toMatchObject({ status: 422 });
});

test('a deleted comment is no longer quoted; a closed account has no name', async () => {
  const { id: replyToId } = await write(mali, 'Root');
  const { id } = await write(ploy, 'Secret', { replyToId });
  await ploy.call(deleteReply, { params: { id } });
  await db.update(members).set({ closedAt: new Date() }).where(eq(members.id, 'ploy'));
  const [message] = await received(mali, 'comment');
  expect(message).toMatchObject({ kind: 'REPLY', replyId: id });
  expect([message?.content, message?.user]).toEqual([undefined, undefined]);
});

test('a notice is shown from its time on, and counts as unread then', async () => {
  const soon = notice('zest', 'soon', { publishedAt: new Date(Date.now() + 3_600_000) });
  await db.insert(notices).values([soon, notice('zest', 'now')]);
  expect(await unread(mali)).toEqual({ notice: 1 });
  await mali.call(readMessages, { body: { type: 'notice' } });
  await db.update(notices).set({ publishedAt: new Date() });
  expect(await unread(mali)).toEqual({ notice: 1 });
});

test('[CALL109] notices are for every member of the tenant; those older than the account count as read', async () => {
  const old = { publishedAt: new Date(Date.now() - 60_000) };
  await db.insert(notices).values([notice('zest', 'old', old), notice('zest', 'new', { link: '/coupons' })]);
  await db.insert(notices).values(notice('guide', 'new'));
  const { content, totalElements } = await mali.call(systemMessages, { body: {} });
  expect(content).toMatchObject([
    { id: 'new', type: 'notice', kind: 'NOTICE', title: 'new of zest', link: '/coupons', read: false },
    { id: 'old', read: true },
  ]);
  expect(totalElements).toBe(2);
  await expect(guest.call(systemMessages, { body: {} })).rejects.toMatchObject({ status: 401 });
});

describe('[CALL110] [X15] reading', () => {
  beforeEach(async () => {
    const { id: replyToId } = await write(mali, 'Root');
    for (const text of ['First', 'Second']) await write(ploy, text, { replyToId });
    await ploy.call(follow, user('mali'));
    await db.insert(notices).values([notice('zest', 'a'), notice('zest', 'b'), notice('guide', 'a')]);
  });

  test('accepts the ids of one type, in batches', async () => {
    const [second] = await received(mali, 'comment');
    const ids = [second?.id ?? ''];
    await mali.call(readMessages, { body: { type: 'comment', ids } });
    expect((await received(mali, 'comment')).map(({ read }) => read)).toEqual([true, false]);
    await mali.call(readMessages, { body: { type: 'notice', ids: ['a'] } });
    await mali.call(readMessages, { body: { type: 'notice', ids: ['a'] } });
    expect(await unread(mali)).toEqual({ notice: 1, comment: 1, follow: 1 });
    expect(await unread(otherMali)).toEqual({ notice: 1 });
    expect(await unread(ploy)).toEqual({ notice: 2 });
  });

  test('without ids marks all of the type', async () => {
    await mali.call(readMessages, { body: { type: 'comment' } });
    expect(await unread(mali)).toEqual({ notice: 2, follow: 1 });
    await mali.call(readMessages, { body: { type: 'notice' } });
    expect(await unread(mali)).toEqual({ follow: 1 });
    expect(await unread(otherMali)).toEqual({ notice: 1 });
  });

  test('with an empty list marks none', async () => {
    await mali.call(readMessages, { body: { type: 'comment', ids: [] } });
    expect(await unread(mali)).toEqual({ notice: 2, comment: 2, follow: 1 });
  });

  test('ignores ids of another member, of another type and unknown ones', async () => {
    const rows = await db.select().from(memberMessages);
    await db.insert(memberMessages).values(rows.map((row) => ({ ...row, tenantId: 'guide', actorId: null })));
    const before = await db.select().from(memberMessages);
    const ids = [...rows.map(({ id }) => id), 'nothing'];
    for (const type of ['like', 'community_security', 'notice'] as const)
      await mali.call(readMessages, { body: { type, ids } });
    for (const type of ['comment', 'follow', 'like'] as const) {
      await ploy.call(readMessages, { body: { type, ids } });
      await nid.call(readMessages, { body: { type } });
    }
    expect(await db.select().from(memberMessages)).toEqual(before);
    expect(await db.select().from(noticeReads)).toEqual([]);
    await mali.call(readMessages, { body: { type: 'comment', ids } });
    expect(await unread(otherMali)).toEqual({ notice: 1, comment: 2, follow: 1 });
  });

  test('refuses a guest, another type and too many ids', async () => {
    const read = (body: object, api = mali) =>
      api.call(readMessages, { body: body as EndpointArgs<typeof readMessages>['body'] });
    await expect(read({ type: 'comment', ids: ['a'] }, guest)).rejects.toMatchObject({ status: 401 });
    const many = Array.from({ length: MESSAGES.readAtOnce + 1 }, (_, i) => `${i}`);
    for (const body of [{ type: 'gossip', ids: [] }, { type: 'comment', ids: many }, { ids: [] }])
      await expect(read(body)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a member’s messages', () => {
  const call = { scope: tenantScope(zest), now: clock.now } as Call;
  const tell = (cause: string, to = 'mali') =>
    db.transaction((tx) => tellMembers(tx, call, [to], like('ploy', cause)));
  const causes = async (memberId: string) =>
    (
      await db
        .select()
        .from(memberMessages)
        .where(and(eq(memberMessages.tenantId, 'zest'), eq(memberMessages.memberId, memberId)))
    ).map(({ cause }) => cause);

  test('are limited to the newest ones, without affecting other members’', async () => {
    await tell('hers', 'nid');
    const row = { tenantId: 'zest', memberId: 'mali', ...like('ploy') };
    await db.insert(memberMessages).values(
      Array.from({ length: MESSAGES.kept + 3 }, (_, i) => ({
        ...row,
        id: `m${i}`,
        cause: `m${i}`,
        createdAt: new Date(i * 1_000),
      })),
    );
    await tell('newest');
    const kept = await causes('mali');
    expect(kept).toHaveLength(MESSAGES.kept);
    expect(['newest', 'm4', 'm3'].map((cause) => kept.includes(cause))).toEqual([true, true, false]);
    expect(await causes('nid')).toEqual(['hers']);
  });

  test('are deleted with the account, and so are messages to others about its follows and likes', async () => {
    await db.insert(notices).values(notice('zest', 'a'));
    await nid.call(readMessages, { body: { type: 'notice' } });
    const { id: replyToId } = await write(mali, 'Root');
    await write(nid, 'Answer', { replyToId });
    await nid.call(follow, user('mali'));
    await nid.call(thumbUp, { body: note });
    await ploy.call(follow, user('nid'));
    await db.transaction((tx) => deleteMember(tx, call, 'nid'));
    expect(await causes('nid')).toEqual([]);
    expect(await db.select().from(noticeReads)).toEqual([]);
    expect(await unread(mali)).toEqual({ notice: 1, comment: 1 });
    expect(await db.select().from(follows)).toMatchObject([{ memberId: 'ploy' }]);
    expect(await db.select().from(marks)).toEqual([]);
  });

  test('that are being sent while the account is deleted leave no trace', async () => {
    let deletion: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tellMembers(tx, call, ['mali'], like('ploy'));
      deletion = db.transaction((other) => deleteMember(other, call, 'mali'));
      await setTimeout(500);
    });
    await deletion;
    expect(await causes('mali')).toEqual([]);
    await tell('later');
    expect(await causes('mali')).toEqual([]);
  });
});
