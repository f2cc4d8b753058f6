import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#schemas/api/invented/comments.ts';
import { COMMENT_LIMITS } from '#schemas/entities/comment.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, type Person, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { operators } from '../../../../domain/operators/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { comments, commentThreads, operatorInbox } from '../../../../domain/teamwork/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
const params = { kind: 'page', id: 'sale' } as const;
type Client = ReturnType<typeof client>;
let anna: Client;
let bob: Client;
let stranger: Client;
const people: Record<string, Person> = {};

beforeAll(async () => {
  people.anna = await operatorFixture(db, 'anna', { zest: 'editor' });
  people.bob = await operatorFixture(db, 'bob', { zest: 'viewer' });
  people.other = await operatorFixture(db, 'other', { guide: 'owner' });
  anna = client(zest, await signIn(db, zest, people.anna));
  bob = client(zest, await signIn(db, zest, people.bob));
  stranger = client(guide, await signIn(db, guide, people.other));
});

beforeEach(async () => {
  clock.set(0);
  for (const table of [commentThreads, operatorInbox, pages]) await db.delete(table);
  await db.insert(pages).values([pageRow('zest', 'sale'), pageRow('guide', 'sale')]);
});

const start = (by: Client, body: string, place = {}) =>
  by.call(endpoints.startThread, { params, body: { body, ...place } });
const answer = (by: Client, id: string, body: string) =>
  by.call(endpoints.addComment, { params: { id }, body: { body } });
const list = (by = anna) => by.call(endpoints.listComments, { params });
const firstId = async () => (await list())[0]?.comments[0]?.id ?? '';
const told = async () =>
  (await db.select().from(operatorInbox).orderBy(asc(operatorInbox.at))).map((row) => ({
    to: Object.keys(people).find((name) => people[name]?.id === row.operatorId),
    text: row.text,
  }));

describe('threads', () => {
  test('hold the comments of a place in order, newest thread first', async () => {
    const first = await start(anna, 'Too long?', { nodeId: 'a', field: 'title', lang: 'th', quote: 'ลด' });
    clock.set(1_000);
    await answer(bob, first.id, 'Yes');
    clock.set(2_000);
    await start(bob, 'The page looks good');
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ nodeId: null, field: null, lang: null, quote: '' });
    expect(oldest).toMatchObject({ nodeId: 'a', field: 'title', lang: 'th', quote: 'ลด', resolvedAt: null });
    expect(oldest?.comments.map(({ operatorName, body }) => [operatorName, body])).toEqual([
      ['anna', 'Too long?'],
      ['bob', 'Yes'],
    ]);
  });

  test('are resolved and opened again by anyone', async () => {
    const { id } = await start(anna, 'Done?');
    const resolve = (resolved: boolean) =>
      bob.call(endpoints.resolveThread, { params: { id }, body: { resolved } });
    await resolve(true);
    expect(await list()).toMatchObject([{ resolvedBy: 'bob', resolvedAt: expect.any(Number) }]);
    await resolve(false);
    expect(await list()).toMatchObject([{ resolvedBy: null, resolvedAt: null }]);
  });

  test('are of existing pages alone', async () => {
    const none = { kind: 'page', id: 'none' } as const;
    const body = { body: 'x' };
    await expect(anna.call(endpoints.startThread, { params: none, body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(anna.call(endpoints.listComments, { params: none })).rejects.toMatchObject({ status: 404 });
    await expect(answer(anna, 'none', 'x')).rejects.toMatchObject({ status: 404 });
    expect(await db.$count(commentThreads)).toBe(0);
  });

  test('of another tenant can’t be read, answered or resolved', async () => {
    const { id } = await start(anna, 'secret');
    const comment = await firstId();
    expect(await list(stranger)).toEqual([]);
    await expect(answer(stranger, id, 'x')).rejects.toMatchObject({ status: 404 });
    const one = { params: { id: comment } };
    await expect(
      stranger.call(endpoints.resolveThread, { params: { id }, body: { resolved: true } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(endpoints.editComment, { ...one, body: { body: 'x' } })).rejects.toMatchObject(
      { status: 404 },
    );
    await expect(stranger.call(endpoints.deleteComment, one)).rejects.toMatchObject({ status: 404 });
    expect(await list()).toMatchObject([{ resolvedAt: null, comments: [{ body: 'secret' }] }]);
  });
});

describe('comments', () => {
  test('are changed and deleted by their author alone', async () => {
    const { id } = await start(anna, 'first');
    const one = { params: { id: await firstId() } };
    await expect(bob.call(endpoints.editComment, { ...one, body: { body: 'x' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(bob.call(endpoints.deleteComment, one)).rejects.toMatchObject({ status: 403 });
    await anna.call(endpoints.editComment, { ...one, body: { body: 'better' } });
    expect(await list()).toMatchObject([{ comments: [{ body: 'better', editedAt: expect.any(Number) }] }]);
    await answer(bob, id, 'second');
    await anna.call(endpoints.deleteComment, one);
    expect(await list()).toMatchObject([{ comments: [{ body: 'second' }] }]);
    await bob.call(endpoints.deleteComment, { params: { id: await firstId() } });
    expect(await list()).toEqual([]);
    expect(await db.$count(commentThreads)).toBe(0);
  });

  test('have a text of limited length', async () => {
    for (const body of ['', '  ', 'x'.repeat(COMMENT_LIMITS.body + 1), 'zero \0'])
      await expect(start(anna, body)).rejects.toMatchObject({ status: 422 });
    await start(anna, `  ${'x'.repeat(COMMENT_LIMITS.body)}  `);
    expect((await list())[0]?.comments[0]?.body).toHaveLength(COMMENT_LIMITS.body);
  });

  test('are a limited number in a page', async () => {
    const { id } = await start(anna, 'first');
    const row = {
      tenantId: 'zest',
      threadId: id,
      body: 'x',
      at: new Date(0),
      operatorId: 'o',
      operatorName: 'o',
    };
    const rows = Array.from({ length: COMMENT_LIMITS.perDocument - 1 }, (_, i) => ({ ...row, id: `c${i}` }));
    await db.insert(comments).values(rows);
    await expect(answer(anna, id, 'x')).rejects.toMatchObject({ status: 409, code: 'COMMENT_LIMIT' });
    await expect(start(anna, 'x')).rejects.toMatchObject({ status: 409, code: 'COMMENT_LIMIT' });
    expect(await db.$count(commentThreads)).toBe(1);
    expect((await list())[0]?.comments).toHaveLength(COMMENT_LIMITS.perDocument);
  });
});

describe('mentions', () => {
  test('tell each named member once, and neither the author nor another tenant’s operator', async () => {
    await operatorFixture(db, 'bob elsewhere', { guide: 'owner' });
    await start(anna, 'Hi @bob elsewhere, @bob and @anna and @other');
    expect(await told()).toEqual([{ to: 'bob', text: 'Hi @bob elsewhere, @bob and @anna and @other' }]);
  });

  test('in a changed comment tell those who weren’t told before', async () => {
    people.cleo ??= await operatorFixture(db, 'cleo', { zest: 'owner' });
    await start(anna, 'Hi @bob');
    const one = { params: { id: await firstId() } };
    clock.set(1_000);
    await anna.call(endpoints.editComment, { ...one, body: { body: 'Hi @bob and @cleo' } });
    expect(await told()).toEqual([
      { to: 'bob', text: 'Hi @bob' },
      { to: 'cleo', text: 'Hi @bob and @cleo' },
    ]);
  });

  test('end with the comment', async () => {
    await start(anna, 'Hi @bob');
    await anna.call(endpoints.deleteComment, { params: { id: await firstId() } });
    expect(await told()).toEqual([]);
  });

  test('come by mail unless the member has switched that off', async () => {
    const setMails = (mailsWanted: boolean) =>
      db
        .update(operators)
        .set({ mailsWanted })
        .where(eq(operators.id, people.bob?.id ?? ''));
    await start(anna, '@bob one');
    await setMails(false);
    clock.set(1_000);
    await start(anna, '@bob two');
    await setMails(true);
    const rows = await db.select().from(operatorInbox).orderBy(asc(operatorInbox.at));
    expect(rows.map(({ mailAt }) => mailAt !== null)).toEqual([true, false]);
  });
});
