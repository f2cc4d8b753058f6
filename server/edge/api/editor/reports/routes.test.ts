import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  collect,
  createReply,
  markPage,
  rootReplies,
  rootReply,
  subReplies,
} from '#schemas/api/interaction.ts';
import { decideReport, reportCases } from '#schemas/api/invented/reports.ts';
import { receivedMessages } from '#schemas/api/messages.ts';
import { sendReport } from '#schemas/api/user.ts';
import { HOSTILE_HTML } from '#schemas/content/hostile.fixtures.ts';
import type { REPORT_STATES, REPORTED_TYPES } from '#schemas/enums/report.ts';
import type { REPORT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import * as tables from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { goodsRow } from '../../rows.fixtures.ts';

type State = (typeof REPORT_STATES)[number];

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, client, clock, purged } = rig;
const operator = async (name: string, role: 'viewer' | 'editor' | 'publisher') =>
  client(zest, await signIn(db, zest, await operatorFixture(db, name, { zest: role })));
const boss = await operatorFixture(db, 'boss', { zest: 'owner', guide: 'owner' });
const shop = client(zest, { ...(await signIn(db, zest, boss)), 'Accept-Language': 'en' });
const foreign = client(guide, await signIn(db, guide, boss));
const mali = client(zest, await signedIn(db, zest, 'mali', 'Mali'));
const ploy = client(zest, await signedIn(db, zest, 'ploy', 'Ploy'));
const nid = client(zest, await signedIn(db, zest, 'nid', 'Nid'));
await signedIn(db, guide, 'mali', 'Other Mali');
const guest = client(zest);
for (const { id } of [zest, guide]) await db.insert(goods).values(goodsRow(id, 'one'));

const product = { subjectType: 'GOODS', subjectId: 'one' } as const;
let tick = 0;

beforeEach(async () => {
  for (const table of [tables.replies, tables.reports, tables.reportCases, tables.memberMessages, auditLog])
    await db.delete(table);
  tick = 0;
});

/** Writes a comment, one second after the last. */
async function write(by: typeof mali, content: string, replyToId?: string) {
  tick += 1;
  clock.set(tick * 1_000);
  return by.call(createReply, { body: { ...product, content, replyToId } });
}
async function report(
  by: typeof mali,
  subjectId: string,
  reason = 'Nothing but advertisements',
  subjectType: (typeof REPORT_SUBJECT_TYPES)[number] = 'GOODS_COMMENT',
) {
  tick += 1;
  clock.set(tick * 1_000);
  const optionCode = subjectType === 'GOODS' ? 'WRONG_PRICE' : 'SPAM';
  await by.call(sendReport, { body: { subjectType, subjectId, optionCode, reason } });
}
const decide = (
  subjectId: string,
  from: State,
  to: State,
  by = shop,
  subjectType: (typeof REPORTED_TYPES)[number] = 'COMMENT',
) => by.call(decideReport, { body: { subjectType, subjectId, from, to } });
const cases = async (query = {}, by = shop) => (await by.call(reportCases, { query })).content;
const list = (by: typeof mali) => by.call(rootReplies, { body: product });

/** A comment by Mali, reported by Ploy and hidden by the shop. */
async function hiddenComment(content = 'Buy pills') {
  const { id } = await write(mali, content);
  await report(ploy, id);
  await decide(id, 'open', 'hidden');
  return id;
}

describe('a reported item', () => {
  test('is listed once, the last reported first, with its author, its reasons and the number of reporters', async () => {
    const comment = await write(mali, 'Buy pills');
    await report(ploy, comment.id, 'The first reason');
    await report(nid, comment.id, 'Another reason', 'CONTENT_COMMENT');
    await report(nid, comment.id, 'A third reason');
    await report(nid, 'one', 'It costs more there', 'GOODS');
    const about = { subjectType: 'GOODS', code: 'g-one', title: expect.any(String) };
    expect(await cases()).toEqual([
      {
        subjectType: 'GOODS',
        subjectId: 'one',
        state: 'open',
        reporters: 1,
        about,
        reports: [
          { option: 'The price is wrong', reason: 'It costs more there', createdAt: expect.any(Number) },
        ],
      },
      {
        subjectType: 'COMMENT',
        subjectId: comment.id,
        state: 'open',
        reporters: 2,
        about,
        text: 'Buy pills',
        author: { id: 'mali', nickname: 'Mali' },
        reports: ['A third reason', 'Another reason', 'The first reason'].map((reason) => ({
          option: 'It is spam',
          reason,
          createdAt: expect.any(Number),
        })),
      },
    ]);
  });

  test('is paged, with its newest five reasons', async () => {
    for (const id of ['mali', 'ploy']) await report(nid, id, 'Somebody else’s name', 'USER');
    const { id } = await write(mali, 'Buy pills');
    for (let i = 1; i <= 6; i += 1) await report(ploy, id, `Reason number ${i}`);
    const first = await shop.call(reportCases, { query: { size: 2 } });
    expect(first).toMatchObject({ totalElements: 3, hasNext: true });
    expect(first.content.map(({ subjectId }) => subjectId)).toEqual([id, 'ploy']);
    expect(first.content[0]?.reports.map(({ reason }) => reason.at(-1))).toEqual(['6', '5', '4', '3', '2']);
    expect(await cases({ size: 2, page: 2 })).toMatchObject([{ subjectId: 'mali', subjectType: 'USER' }]);
  });

  test('is visible only to its own tenant', async () => {
    const { id } = await write(mali, 'Buy pills');
    await report(ploy, id);
    expect(await cases({}, foreign)).toEqual([]);
    await expect(decide(id, 'open', 'hidden', foreign)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await list(guest)).toMatchObject({ totalElements: 1 });
    // A comment with the same id at another tenant is neither shown nor hidden along with it.
    const twin = { ...product, tenantId: 'guide', id, memberId: 'mali', content: 'Twin', atUserIds: [] };
    await db.insert(tables.replies).values(twin);
    const said = { subjectType: 'GOODS_COMMENT', subjectId: id, optionCode: 'SPAM', reason: 'Theirs' };
    await db.insert(tables.reports).values({ ...said, tenantId: 'guide', id: 'theirs', memberId: 'mali' });
    expect(await cases()).toMatchObject([
      { text: 'Buy pills', author: { nickname: 'Mali' }, reporters: 1, reports: [{ option: 'It is spam' }] },
    ]);
    await decide(id, 'open', 'hidden');
    const [left] = await db.select().from(tables.replies).where(eq(tables.replies.tenantId, 'guide'));
    expect(left?.hiddenAt).toBeNull();
  });

  test.each(['viewer', 'editor'] as const)('is hidden from the role %s', async (role) => {
    const by = await operator(role, role);
    const { id } = await write(mali, 'Buy pills');
    await report(ploy, id);
    await expect(by.call(reportCases, { query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(decide(id, 'open', 'hidden', by)).rejects.toMatchObject({ status: 403 });
    expect(await cases()).toMatchObject([{ state: 'open' }]);
  });

  test('is decided by publishers', async () => {
    const by = await operator('pim', 'publisher');
    const { id } = await write(mali, 'Buy pills');
    await report(ploy, id);
    await decide(id, 'open', 'kept', by);
    expect(await cases({ decided: true }, by)).toMatchObject([{ subjectId: id, state: 'kept' }]);
  });

  test('keeps its text exactly, however hostile', async () => {
    for (const text of HOSTILE_HTML.slice(0, 20)) {
      const { id } = await write(mali, `x ${text}`);
      await report(ploy, id, `It says ${text} here`);
      const [shown] = await cases({ size: 1 });
      expect([shown?.text, shown?.reports[0]?.reason]).toEqual([`x ${text}`, `It says ${text} here`]);
    }
  });
});

describe('a hidden comment', () => {
  test('is hidden from everybody but its author, and the pages with it are purged', async () => {
    await write(nid, 'I like it');
    purged.length = 0;
    const id = await hiddenComment();
    expect(purged).toEqual(['zest:replies:GOODS:one', 'zest:replies:GOODS:one']);
    for (const by of [guest, ploy, nid]) {
      expect(await list(by)).toMatchObject({ totalElements: 1, content: [{ content: 'I like it' }] });
      await expect(by.call(rootReply, { params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    const refused = [
      () => report(ploy, id),
      () => write(ploy, 'Yes', id),
      () => ploy.call(collect, { body: { subjectType: 'GOODS_COMMENT', subjectId: id } }),
    ];
    for (const one of refused) await expect(one()).rejects.toMatchObject({ status: 404 });

    const [own] = (await list(mali)).content;
    expect(own).toMatchObject({ id, content: 'Buy pills', own: true, user: { nickname: 'Mali' } });
    expect(own?.hidden).toBeUndefined();
    expect(await list(mali)).toMatchObject({ totalElements: 2 });
    expect(await mali.call(rootReply, { params: { id } })).toMatchObject({ content: 'Buy pills' });
    await write(mali, 'Really', id);
  });

  test('keeps its place while it has replies, which stay readable', async () => {
    const meta = { atUserIds: ['nid'] };
    const { id } = await mali.call(createReply, { body: { ...product, content: 'Buy @Nid pills', meta } });
    const sub = await write(ploy, 'No thanks', id);
    await report(ploy, id);
    await decide(id, 'open', 'hidden');
    for (const root of [
      (await list(nid)).content[0],
      await nid.call(rootReply, { params: { id: sub.id } }),
    ]) {
      expect(root).toMatchObject({ id, hidden: true, own: false, subReplyCount: 1, meta: { atUsers: [] } });
      expect([root?.content, root?.user]).toEqual([undefined, undefined]);
      expect(root?.subReplies).toMatchObject([{ content: 'No thanks' }]);
    }
    expect((await list(mali)).content).toMatchObject([{ content: 'Buy @Nid pills', subReplyCount: 1 }]);
  });

  test('below another comment isn’t counted; replies to it name no author', async () => {
    const { id: rootId } = await write(nid, 'I like it');
    const sub = await write(mali, 'Buy pills', rootId);
    await write(ploy, 'No thanks', sub.id);
    await report(ploy, sub.id, undefined, 'REPLY_COMMENT');
    await decide(sub.id, 'open', 'hidden');
    const [root] = (await list(guest)).content;
    expect(root).toMatchObject({ subReplyCount: 1, subReplies: [{ content: 'No thanks' }] });
    expect(root?.subReplies?.[0]?.replyToUser).toBeUndefined();
    const below = await guest.call(subReplies, { body: { rootId } });
    expect(below).toMatchObject({ totalElements: 1, content: [{ content: 'No thanks' }] });
    expect((await list(mali)).content).toMatchObject([{ subReplyCount: 2 }]);
  });

  test('is no longer readable in messages and collections', async () => {
    const root = await write(nid, 'I like it');
    const sub = await write(mali, 'Buy pills', root.id);
    const review = await write(mali, 'Pills are great');
    await nid.call(collect, { body: { subjectType: 'GOODS_COMMENT', subjectId: review.id } });
    for (const { id } of [sub, review]) {
      await report(ploy, id);
      await decide(id, 'open', 'hidden');
    }
    const [message] = (await nid.call(receivedMessages, { body: { type: 'comment' } })).content;
    expect(message).toMatchObject({ kind: 'REPLY', replyId: sub.id });
    expect(message?.content).toBeUndefined();
    const marks = await nid.call(markPage, {
      body: { actionType: 'COLLECT', subjectTypes: ['GOODS_COMMENT'] },
    });
    expect(marks.content).toMatchObject([{ subjectId: review.id }]);
    expect(marks.content[0]?.reply).toBeUndefined();
  });

  test('can be restored unchanged', async () => {
    const id = await hiddenComment();
    purged.length = 0;
    await decide(id, 'hidden', 'open');
    expect(purged).toEqual(['zest:replies:GOODS:one']);
    expect((await list(guest)).content).toMatchObject([{ id, content: 'Buy pills' }]);
    expect(await cases()).toMatchObject([{ subjectId: id, state: 'open' }]);
  });
});

describe('a decision', () => {
  test('is logged with its operator, and so is undoing it', async () => {
    const id = await hiddenComment();
    await decide(id, 'hidden', 'open');
    await decide(id, 'open', 'kept');
    const entries = await db.select().from(auditLog).orderBy(auditLog.id);
    const by = {
      tenantId: 'zest',
      operatorName: 'boss',
      subjectType: 'report',
      subjectId: id,
      details: { kind: 'COMMENT' },
    };
    expect(entries).toMatchObject([
      { ...by, action: 'report.hide' },
      { ...by, action: 'report.reopen' },
      { ...by, action: 'report.keep' },
    ]);
  });

  test('after another operator’s decision is a conflict', async () => {
    const { id } = await write(mali, 'Buy pills');
    await report(ploy, id);
    const both = await Promise.allSettled([decide(id, 'open', 'hidden'), decide(id, 'open', 'kept')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.select().from(auditLog)).toHaveLength(1);
    const hidden = (await list(guest)).totalElements === 0;
    expect(await cases({ decided: true })).toMatchObject([{ state: hidden ? 'hidden' : 'kept' }]);
  });

  test('can hide comments only', async () => {
    await report(ploy, 'mali', undefined, 'USER');
    await expect(decide('mali', 'open', 'hidden', shop, 'USER')).rejects.toMatchObject({ status: 422 });
    await decide('mali', 'open', 'kept', shop, 'USER');
    expect(await cases({ decided: true })).toMatchObject([{ subjectId: 'mali', state: 'kept' }]);
  });

  test('to keep a comment holds until it is reported again; a hidden one stays hidden', async () => {
    const kept = await write(mali, 'Fine');
    await report(ploy, kept.id);
    await decide(kept.id, 'open', 'kept');
    expect(await cases()).toEqual([]);
    await report(nid, kept.id);
    expect(await cases()).toMatchObject([{ subjectId: kept.id, reporters: 2 }]);
    const hidden = await hiddenComment();
    // Its author must not learn of it, not even by the response to a report.
    await report(mali, hidden);
    expect(await cases({ decided: true })).toMatchObject([{ subjectId: hidden, state: 'hidden' }]);
  });

  test('about an unreported item is a conflict', async () => {
    const { id } = await write(mali, 'Fine');
    await expect(decide(id, 'open', 'hidden')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await list(guest)).toMatchObject({ totalElements: 1 });
  });
});

test('a comment deleted by its author is listed without its text', async () => {
  const { id } = await write(mali, 'Buy pills');
  await report(ploy, id);
  await db.update(tables.replies).set({ deletedAt: new Date(), content: '' });
  const [shown] = await cases();
  expect(shown).toMatchObject({ subjectId: id, author: { nickname: 'Mali' } });
  expect(shown?.text).toBeUndefined();
});
