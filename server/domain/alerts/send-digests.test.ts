import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { CODE_SECRET, openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { alertDigests, memberCredentials, members } from '../members/schema.ts';
import { buildIndex } from '../search/build-index.ts';
import { alertRows, MORNING } from './digests.fixtures.ts';
import { type DigestSender, sendDigests } from './send-digests.ts';
import { writeDigests } from './write-digests.ts';

const zest = tenantFixture('zest');
const { db } = await openTestDatabase();
const { insertDeal, insertMember, insertAlert } = alertRows(db);
await db.insert(tenants).values({ id: 'zest', settings: {} });
const log = pino({ level: 'silent' });
const sent: Message[] = [];
const sender: DigestSender = {
  db,
  now: () => MORNING,
  log,
  codeSecret: CODE_SECRET,
  tenantOf: () => tenantScope(zest),
  courier: async (_scope, _shop, message) => void sent.push(message),
};
const sendTimes = async () => (await db.select().from(alertDigests)).map(({ sendAt }) => sendAt);

/** Writes digests of one deal for these members. */
async function writeFor(...ids: string[]) {
  await insertDeal('one', { title: { en: 'fan', th: 'พัดลม' } });
  await buildIndex(db, 'zest');
  for (const id of ids) {
    await insertMember(id);
    await insertAlert(id, { keyword: 'fan', lang: 'en' });
  }
  expect(await writeDigests(sender, tenantScope(zest))).toBe(ids.length);
}

beforeEach(async () => {
  for (const table of [members, goods]) await db.delete(table);
  sent.length = 0;
});

test('[D6] a mail of a removed shop isn’t sent, and never retried', async () => {
  await writeFor('mali');
  expect(await sendDigests({ ...sender, tenantOf: () => undefined })).toBe(1);
  expect([sent, await sendTimes()]).toEqual([[], [null]]);
});

test('[D6] an address removed after the mail was written gets nothing', async () => {
  await writeFor('mali');
  await db.update(memberCredentials).set({ email: null });
  expect(await sendDigests(sender)).toBe(1);
  expect([sent, await sendTimes()]).toEqual([[], [null]]);
});

test('[D6] a mail in a language that the shop no longer has is sent in its first one', async () => {
  await writeFor('mali', 'nid');
  await db.update(alertDigests).set({ lang: 'id' }).where(eq(alertDigests.memberId, 'nid'));
  const tenantOf = () => tenantScope({ ...zest, languages: ['th', 'en'], defaultLanguage: 'th' });
  expect(await sendDigests({ ...sender, tenantOf })).toBe(2);
  const textTo = (id: string) => sent.find(({ to }) => to === `${id}@shop.example`)?.text;
  expect(textTo('mali')).toContain(`${zest.siteOrigin}/en/content/d-one`);
  expect(textTo('nid')).toContain('พัดลม\n');
  expect(textTo('nid')).toContain(`${zest.siteOrigin}/content/d-one`);
});

test('[D6] all mails are sent when there are more than one batch', async () => {
  const ids = Array.from({ length: 23 }, (_, i) => `m${i + 10}`);
  await writeFor(...ids);
  expect(await sendDigests(sender)).toBe(ids.length);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(ids.map((id) => `${id}@shop.example`));
});

test('[D6] mails claimed by another process don’t block sending the rest', async () => {
  await writeFor('mali', 'nid');
  await db.transaction(async (tx) => {
    await tx.select().from(alertDigests).where(eq(alertDigests.memberId, 'mali')).for('update');
    expect(await sendDigests(sender)).toBe(1);
  });
  expect(sent.map(({ to }) => to)).toEqual(['nid@shop.example']);
  expect(await sendDigests(sender)).toBe(1);
});

test('[D6] a deal that ends after the mail is sent is in it', async () => {
  await writeFor('mali');
  await db.update(deals).set({ expiresAt: new Date(MORNING + 1) });
  expect(await sendDigests(sender)).toBe(1);
  expect(sent).toHaveLength(1);
});

test('[D6] a deal whose price was held after it was found is in no mail', async () => {
  await writeFor('mali');
  await db.update(deals).set({ held: 'TOO_LOW' });
  expect(await sendDigests(sender)).toBe(1);
  expect(sent).toEqual([]);
});
