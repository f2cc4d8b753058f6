import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startThread } from '#schemas/api/invented/comments.ts';
import * as endpoints from '#schemas/api/invented/inbox.ts';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, type Person, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { operators } from '../../../../domain/operators/schema.ts';
import { pages } from '../../../../domain/page-tables/schema.ts';
import { operatorInbox } from '../../../../domain/teamwork/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock } = await openTestApi([zest, guide]);
type Client = ReturnType<typeof client>;
let anna: Client;
let bob: Client;
let bobAtGuide: Client;
let bobsAccount: Person;

beforeAll(async () => {
  anna = client(zest, await signIn(db, zest, await operatorFixture(db, 'anna', { zest: 'editor' })));
  bobsAccount = await operatorFixture(db, 'bob', { zest: 'viewer', guide: 'owner' });
  bob = client(zest, await signIn(db, zest, bobsAccount));
  bobAtGuide = client(guide, await signIn(db, guide, bobsAccount));
});

beforeEach(async () => {
  for (const table of [operatorInbox, pages]) await db.delete(table);
  await db.insert(pages).values(pageRow('zest', 'sale'));
  for (const [at, body] of [
    [1_000, '@bob first'],
    [2_000, '@bob second'],
  ] as const) {
    clock.set(at);
    await anna.call(startThread, { params: { kind: 'page', id: 'sale' }, body: { body } });
  }
});

const inbox = async (by: Client) => (await by.call(endpoints.operatorInbox, { query: {} })).content;
const unread = async (by: Client) => (await by.call(operatorMe, {})).unread;

test('an inbox has the operator’s own messages in this tenant, newest first, with links', async () => {
  expect(await inbox(bob)).toMatchObject([
    { text: '@bob second', event: 'mention', from: 'anna', isRead: false, title: 'zest sale ไทย' },
    { text: '@bob first', path: expect.stringMatching(/^\/editor\/pages\/sale\?comment=[\w-]+$/) },
  ]);
  expect([await inbox(anna), await inbox(bobAtGuide)]).toEqual([[], []]);
  expect([await unread(bob), await unread(anna), await unread(bobAtGuide)]).toEqual([2, 0, 0]);
});

test('messages are marked as read one by one or all at once, by their operator alone', async () => {
  const [second] = await inbox(bob);
  const ids = [second?.id ?? ''];
  await anna.call(endpoints.markInboxRead, { body: { ids } });
  await bobAtGuide.call(endpoints.markInboxRead, { body: {} });
  expect(await unread(bob)).toBe(2);
  await bob.call(endpoints.markInboxRead, { body: { ids } });
  expect((await inbox(bob)).map(({ isRead }) => isRead)).toEqual([true, false]);
  await bob.call(endpoints.markInboxRead, { body: {} });
  expect(await unread(bob)).toBe(0);
});

test('an operator sets their own language and mails', async () => {
  const ofBob = eq(operators.id, bobsAccount.id);
  await bob.call(endpoints.changePreferences, { body: { language: 'id' } });
  await bob.call(endpoints.changePreferences, { body: { mailsWanted: false } });
  expect(await db.select().from(operators).where(ofBob)).toMatchObject([
    { language: 'id', mailsWanted: false },
  ]);
  expect(await bob.call(operatorMe, {})).toMatchObject({ mailsWanted: false });
  expect(await anna.call(operatorMe, {})).toMatchObject({ mailsWanted: true });
  await bob.call(endpoints.changePreferences, { body: {} });
  await bob.call(endpoints.changePreferences, { body: { mailsWanted: true } });
});
