import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { operatorFixture, type Person } from '../operators/operators.fixtures.ts';
import { members, operators } from '../operators/schema.ts';
import { pages } from '../page-tables/schema.ts';
import { sendInboxMails } from './inbox-mails.ts';
import { operatorInbox } from './schema.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const tenantOf = () => tenantScope(zest);
const log = pino({ level: 'silent' });
let bob: Person;
let mails: Message[];
let now = 10_000;
let failures = 0;

const sender = {
  db,
  now: () => now,
  tenantOf,
  log,
  courier: async (_scope: unknown, _shop: string, mail: Message) => {
    if (failures-- > 0) throw new Error('refused');
    mails.push(mail);
  },
};

beforeAll(async () => {
  bob = await operatorFixture(db, 'bob', { zest: 'publisher' });
  await db.insert(pages).values(pageRow('zest', 'sale'));
});

beforeEach(async () => {
  mails = [];
  now = 10_000;
  failures = 0;
  await db.update(operators).set({ language: null, mailsWanted: true });
  await db.delete(operatorInbox);
  await db.insert(operatorInbox).values({
    tenantId: 'zest',
    id: 'message',
    operatorId: bob.id,
    event: 'review',
    kind: 'page',
    documentId: 'sale',
    subjectId: 'r1',
    fromName: 'Anna',
    text: 'Please {{link}}',
    at: new Date(0),
    mailAt: new Date(0),
  });
});

test('a message is mailed once, in the shop’s language or the operator’s own', async () => {
  await Promise.all([sendInboxMails(sender), sendInboxMails(sender)]);
  await sendInboxMails(sender);
  expect(mails).toMatchObject([{ to: bob.email, id: 'message', subject: 'Anna ขอให้คุณตรวจ zest sale ไทย' }]);
  expect(mails[0]?.text).toContain(`${zest.siteOrigin}/editor/pages/sale?review=r1`);
  expect(mails[0]?.text).toContain('Please {{link}}');
  await db.update(operators).set({ language: 'en' });
  await db.update(operatorInbox).set({ mailAt: new Date(0) });
  await sendInboxMails(sender);
  expect(mails[1]?.subject).toBe('Anna asks for your review of zest sale English');
});

test('a mail that couldn’t be sent is tried again later, five times at most', async () => {
  failures = 100;
  await sendInboxMails(sender);
  await sendInboxMails(sender);
  expect(failures).toBe(99);
  for (let i = 0; i < 10; i++) {
    now += 24 * 3_600_000;
    await sendInboxMails(sender);
  }
  expect(failures).toBe(95);
  expect(mails).toEqual([]);
});

test('a mail is sent after a failure', async () => {
  failures = 1;
  await sendInboxMails(sender);
  now += 3_600_000;
  await sendInboxMails(sender);
  expect(mails).toHaveLength(1);
});

test('an operator who wants no mails, or is no member any more, gets none', async () => {
  await db.update(operators).set({ mailsWanted: false });
  await sendInboxMails(sender);
  await db.update(operators).set({ mailsWanted: true });
  await db.update(operatorInbox).set({ mailAt: new Date(0) });
  const [row] = await db.delete(members).where(eq(members.userId, bob.id)).returning();
  await sendInboxMails(sender);
  if (row) await db.insert(members).values(row);
  expect(mails).toEqual([]);
});
