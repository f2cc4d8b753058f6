import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { SECURITY_EVENTS } from '#schemas/enums/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openMailServer, textOf } from '#tests/support/mail-server.ts';
import { openTestApi } from '../../../edge/api/api.fixtures.ts';
import { createCourier } from '../../../platform/delivery/courier.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { accountKit } from '../accounts.fixtures.ts';
import { authCodes, memberCredentials, memberMessages, members } from '../schema.ts';
import { noteChange, type SecurityChange } from './notices.ts';
import { securityNotices } from './schema.ts';
import { sendSecurityNotices } from './send-notices.ts';

const zest = { ...tenantFixture('zest'), dateFormat: 'D MMM YYYY' };
const guide = tenantFixture('guide');
const shops = { zest, guide };
const rig = await openTestApi([zest, guide]);
const { db, clock, client } = rig;
const { keyFor, signUp } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';
const fresh = { password: 'durian5678', repassword: 'durian5678' };
const NOON = Date.parse('2026-11-26T05:00:00Z');

let isRefused = false;
const smtp = await openMailServer((_, done) => done(isRefused ? new Error('too busy') : null));
afterAll(() => smtp.close());
let now = NOON;
const sender = {
  db,
  now: () => now,
  log: pino({ level: 'silent' }),
  courier: createCourier(db, () => now, { SMTP_URL: smtp.url }),
  tenantOf: (id: string) => (id === 'zest' || id === 'guide' ? tenantScope(shops[id]) : undefined),
};
const send = () => sendSecurityNotices(sender);

/** Receiver and text of each mail taken. */
const mails = () => smtp.mails.map((mail) => ({ to: mail.to.join(), text: textOf(mail) }));
const receivers = () => mails().map(({ to }) => to);

beforeEach(async () => {
  clock.set(0);
  now = NOON;
  isRefused = false;
  smtp.mails.length = 0;
  await db.delete(authCodes);
  await db.delete(members);
});

/** Inserts a member of each tenant under the id `mali`, with an address of the tenant. */
async function addBoth(email: (tenantId: string) => string | null = (id) => `mali@${id}.example`) {
  for (const tenantId of ['guide', 'zest']) {
    await db.insert(members).values({ tenantId, id: 'mali', nickname: 'Mali' });
    await db.insert(memberCredentials).values({ tenantId, memberId: 'mali', email: email(tenantId) });
  }
}
const note = (change: SecurityChange, lang: Language = 'en') =>
  db.transaction((tx) => noteChange(tx, { scope: tenantScope(zest), lang, now: () => now }, 'mali', change));

describe('an operation tells the member’s own shop’s address', () => {
  test.each([
    [
      'a reset of the password',
      'PASSWORD_CHANGED',
      async () => {
        const validKey = await keyFor(zest, mali, 'CHANGEPWD');
        await client(zest).call(account.resetPassword, { body: { validKey, ...fresh } });
      },
    ],
    [
      'a change of the password',
      'PASSWORD_CHANGED',
      async (headers: Record<string, string>) => {
        const validKey = await keyFor(zest, mali, 'CHANGEPWD', headers);
        await client(zest, headers).call(account.createPassword, { body: { validKey, ...fresh } });
      },
    ],
    [
      'another email address: the old one is told',
      'EMAIL_CHANGED',
      async (headers: Record<string, string>) => {
        const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
        const email = 'thief@test.example';
        const validKey = await keyFor(zest, email, 'CHANGE_MOBILE_EMAIL', headers);
        await client(zest, headers).call(account.changeContact, { body: { email, preValidKey, validKey } });
      },
    ],
    [
      'a phone number, which the mail doesn’t name',
      'PHONE_CHANGED',
      async (headers: Record<string, string>) => {
        const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
        const mobile = { countryCode: '66', mobile: '0812345678' };
        const validKey = await keyFor(zest, mobile.mobile, 'CHANGE_MOBILE_EMAIL', headers);
        await client(zest, headers).call(account.changeContact, {
          body: { ...mobile, preValidKey, validKey },
        });
      },
    ],
  ] as const)('%s', async (_, event, act) => {
    await signUp(guide, mali);
    const headers = await signUp(zest, mali);
    await act(headers);
    expect(await db.select().from(securityNotices)).toMatchObject([{ tenantId: 'zest', event }]);
    now = clock.now();
    await send();
    await send();
    expect(receivers()).toEqual([mali]);
    expect(mails()[0]?.text).not.toMatch(/durian|thief|812345678|\d{6}/);
    const told = await db.select().from(memberMessages);
    expect(told).toMatchObject([{ tenantId: 'zest', kind: 'SECURITY', type: 'community_security' }]);
  });

  test('a refused operation tells nobody', async () => {
    const headers = await signUp(zest, mali);
    const call = client(zest, headers).call(account.createPassword, { body: { validKey: 'no', ...fresh } });
    await expect(call).rejects.toMatchObject({ code: 'PROOF_EXPIRED' });
    expect(await db.$count(securityNotices)).toBe(0);
  });
});

test('a mail says in its language the change, its time in the shop’s zone, and what to do', async () => {
  await addBoth();
  await note({ event: 'LOGIN_LINKED', provider: 'line' });
  await note({ event: 'PASSKEY_REMOVED' }, 'th');
  await send();
  const texts = mails().map(({ text }) => text);
  const english = texts.find((text) =>
    text.includes('A LINE account was linked for signing in on 26 Nov 2026 12:00.'),
  );
  expect(english).toContain(`${zest.siteOrigin}/en/security`);
  const thai = texts.find((text) => text.includes('มีการลบพาสคีย์เมื่อ'));
  expect(thai).toContain('12:00');
  expect(thai).toContain(`\n${zest.siteOrigin}/security`);
});

test('each change has a text of its own in each language', async () => {
  await addBoth();
  for (const lang of LANGUAGES)
    for (const event of SECURITY_EVENTS) await note({ event, provider: 'line' }, lang);
  await send();
  const texts = mails().map(({ text }) => text);
  expect(texts).toHaveLength(SECURITY_EVENTS.length * zest.languages.length);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/\{\{|mail\.security/);
});

test('another tenant’s member of the same id gets nothing', async () => {
  await addBoth();
  await note({ event: 'PASSKEY_ADDED' });
  await send();
  expect(receivers()).toEqual(['mali@zest.example']);
  expect((await db.select().from(memberMessages)).map(({ tenantId }) => tenantId)).toEqual(['zest']);
});

test('a member without an address gets the message alone, and the first address its own mail', async () => {
  await addBoth((tenantId) => (tenantId === 'zest' ? null : 'mali@guide.example'));
  await note({ event: 'PASSKEY_ADDED' });
  await send();
  expect(receivers()).toEqual([]);
  expect(await db.$count(memberMessages)).toBe(1);
  await note({ event: 'EMAIL_CHANGED' });
  await db.update(memberCredentials).set({ email: mali });
  await send();
  expect(receivers()).toEqual([mali]);
});

test('a refused mail is sent later, and is one message', async () => {
  await addBoth();
  await note({ event: 'PASSWORD_CHANGED' });
  isRefused = true;
  await send();
  isRefused = false;
  await send();
  expect(receivers()).toEqual([]);
  now += 30_000;
  await send();
  await send();
  expect(receivers()).toEqual(['mali@zest.example']);
  expect(await db.$count(memberMessages)).toBe(1);
});

test('of two processes one sends; if it dies another one does, after the lease', async () => {
  await addBoth();
  await note({ event: 'PASSKEY_ADDED' });
  const courier = vi.fn(() => new Promise<void>(() => undefined));
  void sendSecurityNotices({ ...sender, courier });
  await vi.waitUntil(() => courier.mock.calls.length > 0);
  await Promise.all([send(), send()]);
  expect(receivers()).toEqual([]);
  now += 60_000;
  await Promise.all([send(), send()]);
  expect(receivers()).toEqual(['mali@zest.example']);
});
