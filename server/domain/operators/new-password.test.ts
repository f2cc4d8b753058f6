import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openMailServer, textOf } from '#tests/support/mail-server.ts';
import { totpCode } from '#tests/support/totp.ts';
import { OPERATOR_SECRET, openTestApi } from '../../edge/api/api.fixtures.ts';
import { createCourier } from '../../platform/delivery/courier.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { createOperatorAuth } from './operator-auth.ts';
import {
  authCall,
  cookiesOf,
  operatorFixture,
  PASSWORD,
  type Person,
  signIn,
  signInByPassword,
  siteHeaders,
} from './operators.fixtures.ts';
import {
  auditLog,
  operatorSessions,
  operators,
  operatorVerifications,
  organizations,
  signInMails,
} from './schema.ts';
import { sendSignInMails } from './sign-in-mails.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock, send } = await openTestApi([zest, guide]);
const smtp = await openMailServer();
afterAll(() => smtp.close());
const vault = createVault(db, undefined);
const log = pino({ level: 'silent' });
const sender = {
  db,
  now: clock.now,
  tenantOf: (id: string) => tenantScope(id === 'zest' ? zest : guide),
  courier: createCourier(db, clock.now, { SMTP_URL: smtp.url }),
  vault,
  hasMailServer: true,
  log,
};
const NEXT = 'another horse battery';

let anna: Person;
beforeEach(async () => {
  // Requests of one test don't count towards the limits of the next.
  clock.set(clock.now() - Date.now() + 2 * 3_600_000);
  smtp.mails.length = 0;
  for (const table of [operators, organizations, operatorVerifications, auditLog]) await db.delete(table);
  anna = await operatorFixture(db, 'anna', { zest: 'editor' });
});

const forget = (email: string, tenant = zest) => authCall(send, tenant, '/request-password-reset', { email });
const reset = (token: string, newPassword = NEXT) =>
  authCall(send, zest, '/reset-password', { token, newPassword });
const enter = (password: string) => authCall(send, zest, '/sign-in/email', { email: anna.email, password });
const queued = () => db.select().from(signInMails).where(eq(signInMails.kind, 'RESET_LINK'));

/** Texts of the mails that are due. */
async function mailed(): Promise<string[]> {
  smtp.mails.length = 0;
  await sendSignInMails(sender);
  return smtp.mails.map(textOf);
}

/** Token of the link that is mailed to the operator, once the request's work in the background is done. */
async function tokenOf({ email }: Person): Promise<string> {
  const before = (await queued()).length;
  expect((await forget(email)).status).toBe(200);
  await expect.poll(async () => (await queued()).length).toBe(before + 1);
  const text = (await mailed()).find((one) => one.includes('/new-password/')) ?? '';
  const [, token = ''] = /^http:\/\/zest\.localhost:3000\/editor\/new-password\/(\w+)$/m.exec(text) ?? [];
  expect(token).toMatch(/^\w{24}$/);
  return token;
}

test('a mailed link sets a new password once, ends all sessions, and is told of', async () => {
  const session = await signIn(db, zest, anna);
  const token = await tokenOf(anna);
  const rows = JSON.stringify([await db.select().from(operatorVerifications), await queued()]);
  expect(rows).not.toContain(token);
  expect(await reset(token, 'short').then(({ status }) => status)).toBe(400);
  const answer = await reset(token);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  expect(await db.$count(operatorSessions)).toBe(0);
  await expect(client(zest, session).call(operatorMe, {})).rejects.toMatchObject({ status: 401 });
  expect([(await enter(PASSWORD)).status, (await enter(NEXT)).status]).toEqual([401, 200]);
  expect(await (await reset(token)).json()).toMatchObject({ code: 'INVALID_TOKEN' });

  expect(await mailed()).toEqual([
    expect.stringContaining('http://zest.localhost:3000/editor/forgot-password'),
  ]);
  expect(await db.select().from(auditLog)).toMatchObject([
    { tenantId: 'zest', action: 'operator.PASSWORD_CHANGED', operatorId: anna.id, subjectId: anna.id },
  ]);
});

test('a link ends after an hour, and when another one was used', async () => {
  const [first, second] = [await tokenOf(anna), await tokenOf(anna)];
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).status).toBe(400);
  const third = await tokenOf(anna);
  await db.update(operatorVerifications).set({ expiresAt: new Date(Date.now() - 1_000) });
  expect((await reset(third)).status).toBe(400);
});

test('the second step stays, also on a device that was trusted', async () => {
  const headers = await signIn(db, zest, anna);
  const call = (path: string, body: object, by: Record<string, string>) =>
    authCall(send, zest, path, body, by);
  const { totpURI } = await (await call('/two-factor/enable', { password: PASSWORD }, headers)).json();
  await call('/two-factor/verify-totp', { code: totpCode(totpURI) }, headers);
  const waiting = { ...siteHeaders(zest), cookie: cookiesOf(await enter(PASSWORD)) };
  const trusted = await call(
    '/two-factor/verify-totp',
    { code: totpCode(totpURI), trustDevice: true },
    waiting,
  );
  const onDevice = (password: string, device: Response) =>
    call('/sign-in/email', { email: anna.email, password }, { cookie: cookiesOf(device) });
  const again = await onDevice(PASSWORD, trusted);
  expect(await again.clone().json()).toMatchObject({ user: { id: anna.id } });

  await reset(await tokenOf(anna));
  expect(await (await onDevice(NEXT, again)).json()).toMatchObject({ twoFactorRedirect: true });
});

test('the answer is the same for an account, none, and one of another shop, which get no mail', async () => {
  await operatorFixture(db, 'bert', { guide: 'owner' });
  const answers = [];
  for (const email of ['nobody@test.example', 'bert@test.example', anna.email]) {
    const response = await forget(email);
    answers.push([response.status, response.headers.getSetCookie(), await response.json()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await expect.poll(queued).toMatchObject([{ email: anna.email }]);
  expect(await db.$count(signInMails)).toBe(1);
});

test('an operator gets three links an hour', async () => {
  for (let sent = 0; sent < 3; sent++) await tokenOf(anna);
  const isLinked = () => db.$count(operatorVerifications);
  expect((await forget(anna.email)).status).toBe(200);
  await expect.poll(isLinked).toBe(4);
  clock.set(clock.now() - Date.now() + 3_600_000);
  await tokenOf(anna);
  expect(await queued()).toHaveLength(4);
});

test('requests are limited by account and address, together with wrong passwords', async () => {
  const fixed = (email: string) => authCall(send, zest, '/request-password-reset', { email });
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries++) {
    statuses.push((await fixed('nobody@test.example')).status);
    statuses.push(
      (await authCall(send, zest, '/sign-in/email', { email: 'nobody@test.example', password: 'x' })).status,
    );
  }
  expect(statuses.filter((status) => status === 429)).toEqual([]);
  expect((await fixed('nobody@test.example')).status).toBe(429);
  expect((await fixed('nobody2@test.example')).status).toBe(200);
});

test('a mail that is refused is tried again with the same id, and its token is kept until then', async () => {
  expect((await forget(anna.email)).status).toBe(200);
  await expect.poll(async () => (await queued()).length).toBe(1);
  await sendSignInMails({
    ...sender,
    courier: createCourier(db, clock.now, { SMTP_URL: 'smtp://127.0.0.1:1' }),
  });
  expect(await queued()).toMatchObject([{ tries: 1, token: expect.any(String), sendAt: expect.any(Date) }]);
  clock.set(clock.now() - Date.now() + 60_000);
  expect(await mailed()).toHaveLength(1);
  expect(await queued()).toMatchObject([{ tries: 2, token: null, sendAt: null }]);
});

test('without a mail server the answer says so, for every address', async () => {
  const auth = createOperatorAuth({
    db,
    secret: OPERATOR_SECRET,
    now: clock.now,
    vault,
    hasMailServer: false,
    log,
  });
  for (const email of [anna.email, 'nobody@test.example']) {
    const url = `${zest.siteOrigin}/api/operator-auth/request-password-reset`;
    const request = new Request(url, {
      method: 'POST',
      headers: siteHeaders(zest),
      body: JSON.stringify({ email }),
    });
    const answer = await auth.answer(request, { scope: tenantScope(zest), address: '127.0.0.1' });
    expect([answer.status, await answer.json()]).toEqual([501, { code: 'NO_MAIL_SERVER' }]);
  }
  expect(await db.$count(signInMails)).toBe(0);
});

test('the operator is told of a changed password and of the second step turned off', async () => {
  const headers = await signInByPassword(send, zest, anna);
  const change = { currentPassword: PASSWORD, newPassword: NEXT };
  const changed = await authCall(send, zest, '/change-password', change, headers);
  expect(changed.status).toBe(200);
  const now = { ...headers, cookie: cookiesOf(changed) };
  expect((await authCall(send, zest, '/two-factor/disable', { password: NEXT }, now)).status).toBe(200);
  expect(await mailed()).toHaveLength(2);
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(['operator.PASSWORD_CHANGED', 'operator.SECOND_STEP_OFF']);
});
