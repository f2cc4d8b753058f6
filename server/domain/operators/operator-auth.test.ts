import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inviteOperator, operatorMe, team } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { totpCode } from '#tests/support/totp.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import {
  authCall,
  cookiesOf,
  operatorFixture,
  PASSWORD,
  type Person,
  sessionHeaders,
  signedCookie,
  signIn,
  signInByPassword,
  siteHeaders,
} from './operators.fixtures.ts';
import { operatorSessions, operators, operatorVerifications, organizations } from './schema.ts';

const zest = tenantFixture('zest');
const safe = tenantFixture('safe', { siteOrigin: 'https://safe.example', hosts: ['safe.example'] });
const { db, client, clock, send } = await openTestApi([zest, safe]);

let owner: Person;
beforeEach(async () => {
  // Failures of one test don't count towards the limits of the next.
  clock.set(clock.now() - Date.now() + 60 * 60_000);
  await db.delete(operators);
  await db.delete(organizations);
  owner = await operatorFixture(db, 'owner', { zest: 'owner', safe: 'owner' });
});

const email = 'owner@test.example';
const attempt = (password: string, over: { email?: string } = {}) =>
  authCall(send, zest, '/sign-in/email', { email, password, ...over });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const me = (headers: Record<string, string>, tenant = zest) => client(tenant, headers).call(operatorMe, {});

describe('signing in', () => {
  test('requires the account’s own password', async () => {
    expect(await statusOf(attempt('not the password'))).toBe(401);
    expect(await statusOf(attempt(PASSWORD, { email: 'nobody@test.example' }))).toBe(401);
    expect(await statusOf(attempt(PASSWORD))).toBe(200);
    expect(await statusOf(attempt(PASSWORD, { email: ' '.repeat(3) }))).toBe(400);
    expect(await me(await signInByPassword(send, zest, { email: 'Owner@Test.Example' }))).toMatchObject({
      email,
    });
  });

  test.each([
    ['http', zest, /^operator\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'https',
      safe,
      /^__Secure-operator\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])('sets a cookie that is limited to this host and hidden from scripts: %s', async (_, tenant, pattern) => {
    const response = await authCall(send, tenant, '/sign-in/email', { email, password: PASSWORD });
    const secure = tenant === safe ? '; Secure' : '';
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(pattern),
      expect.stringMatching(
        new RegExp(`^operator-device=[^;]+; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}$`),
      ),
    ]);
    const headers = { ...siteHeaders(tenant), cookie: cookiesOf(response) };
    expect(await me(headers, tenant)).toMatchObject({ email });
  });

  test('stores nothing with which a copy of the tables signs in', async () => {
    const headers = await signInByPassword(send, zest, owner);
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '').split(
      '.',
    )[0];
    const [row] = await db.select().from(operatorSessions);
    expect(JSON.stringify(row)).not.toContain(token);
    await expect(me(sessionHeaders(zest, row?.token ?? ''))).rejects.toMatchObject({ status: 401 });
    expect(await me(sessionHeaders(zest, token ?? ''))).toMatchObject({ email });
  });

  test('ends by signing out, for copies of the cookie too', async () => {
    const headers = await signInByPassword(send, zest, owner);
    expect(await statusOf(authCall(send, zest, '/sign-out', {}, headers))).toBe(200);
    await expect(me(headers)).rejects.toMatchObject({ status: 401 });
    expect(await db.select().from(operatorSessions)).toEqual([]);
  });

  test('stores the address that the front saw, not the one that the caller claims', async () => {
    await authCall(
      send,
      zest,
      '/sign-in/email',
      { email, password: PASSWORD },
      { 'x-client-address': '9.9.9.9' },
    );
    const [session] = await db.select().from(operatorSessions);
    expect(session?.ipAddress).not.toBe('9.9.9.9');
  });
});

describe('refused requests', () => {
  test.each([
    ['POST', '/sign-up/email'],
    ['POST', '/organization/create'],
    ['POST', '/organization/invite-member'],
    ['POST', '/organization/update-member-role'],
    ['POST', '/organization/remove-member'],
    ['POST', '/organization/leave'],
    ['POST', '/update-user'],
    ['POST', '/delete-user'],
    ['POST', '/change-email'],
    ['POST', '/set-password'],
    ['POST', '/revoke-other-sessions'],
    ['GET', '/get-session'],
    ['GET', '/list-sessions'],
    ['GET', '/sign-out'],
    ['POST', '/sign-in/social'],
    ['POST', '/sign-in/email/'],
    ['POST', '//sign-in/email'],
  ])('%s %s', async (method, path) => {
    const headers = await signIn(db, zest, owner);
    const body = JSON.stringify({ email: 'new@test.example', name: 'New', password: PASSWORD, slug: 'new' });
    const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
    expect(await statusOf(send(zest, `/operator-auth${path}`, init))).toBe(404);
    expect(await db.$count(operators)).toBe(1);
  });

  test('oversized bodies', async () => {
    expect(await statusOf(attempt('x'.repeat(100_000)))).toBe(413);
  });
});

describe('the origin', () => {
  const others = [undefined, 'null', 'https://zest.localhost:1', 'http://guide.localhost:3000'];

  test.each(others)('%s is refused for changes, even with a valid session', async (origin) => {
    const { origin: _own, ...rest } = await signIn(db, zest, owner);
    const headers = origin === undefined ? rest : { ...rest, origin };
    const call = client(zest, headers).call(inviteOperator, {
      body: { email: 'a@b.example', role: 'owner' },
    });
    await expect(call).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await client(zest, headers).call(team, {})).invitations).toEqual([]);
  });

  test.each(others)('%s is refused for signing in and out', async (origin) => {
    const { origin: _own, ...rest } = siteHeaders(zest);
    const headers = origin === undefined ? rest : { ...rest, origin };
    for (const path of ['/sign-in/email', '/sign-out'])
      expect(
        await statusOf(
          send(zest, `/operator-auth${path}`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ email, password: PASSWORD }),
          }),
        ),
      ).toBe(403);
  });
});

describe('the second step', () => {
  const call = (path: string, body: object, headers: Record<string, string>) =>
    authCall(send, zest, path, body, headers);

  /**
   * Enables it as the screen does; gives the URL for the authenticator app, the backup codes, and that browser's
   * headers.
   */
  async function enable() {
    const headers = await signIn(db, zest, owner);
    const { totpURI, backupCodes } = await (
      await call('/two-factor/enable', { password: PASSWORD }, headers)
    ).json();
    const confirmed = await call('/two-factor/verify-totp', { code: totpCode(totpURI) }, headers);
    expect(confirmed.status).toBe(200);
    return {
      totpURI,
      backupCodes,
      headers: { ...headers, cookie: cookiesOf(confirmed) || (headers.cookie ?? '') },
    };
  }

  /** The browser after the password step only. */
  async function halfway() {
    const response = await attempt(PASSWORD);
    expect(await response.json()).toMatchObject({ twoFactorRedirect: true });
    return { ...siteHeaders(zest), cookie: cookiesOf(response) };
  }

  test('is enabled once a code has confirmed it, and is required from then on', async () => {
    const { totpURI, headers } = await enable();
    expect(await me(headers)).toMatchObject({ twoFactor: true });
    const waiting = await halfway();
    await expect(me(waiting)).rejects.toMatchObject({ status: 401 });
    expect(await statusOf(call('/two-factor/verify-totp', { code: '000000' }, waiting))).toBe(401);
    const done = await call('/two-factor/verify-totp', { code: totpCode(totpURI) }, waiting);
    expect(await me({ ...siteHeaders(zest), cookie: cookiesOf(done) })).toMatchObject({ twoFactor: true });
  });

  test('is continued by the cookie alone, not by a copy of its row', async () => {
    const { totpURI } = await enable();
    const { cookie, ...headers } = await halfway();
    const [row] = await db.select().from(operatorVerifications);
    expect(cookie).not.toContain(row?.identifier);
    const forged = { ...headers, cookie: signedCookie('operator.two_factor', row?.identifier ?? '') };
    const enter = (as: Record<string, string>) =>
      statusOf(call('/two-factor/verify-totp', { code: totpCode(totpURI) }, as));
    expect(await enter(forged)).toBe(401);
    expect(await enter({ ...headers, cookie: cookie ?? '' })).toBe(200);
  });

  test('accepts each backup code once', async () => {
    const { backupCodes } = await enable();
    const [code] = backupCodes;
    const done = await call('/two-factor/verify-backup-code', { code }, await halfway());
    expect(await me({ ...siteHeaders(zest), cookie: cookiesOf(done) })).toMatchObject({ email });
    expect(await statusOf(call('/two-factor/verify-backup-code', { code }, await halfway()))).toBe(401);
  });

  test('can be disabled with the password', async () => {
    const { headers } = await enable();
    expect(await statusOf(call('/two-factor/disable', { password: 'not the password' }, headers))).toBe(400);
    expect(await statusOf(call('/two-factor/disable', { password: PASSWORD }, headers))).toBe(200);
    expect(await me(await signInByPassword(send, zest, owner))).toMatchObject({ twoFactor: false });
  });
});

test('while sessions can’t be read, a signed-in operator gets a temporary error', async () => {
  const headers = await signIn(db, zest, owner);
  await db.execute(sql`ALTER TABLE operator_sessions RENAME TO away`);
  try {
    await expect(me(headers)).rejects.toMatchObject({ status: 503 });
  } finally {
    await db.execute(sql`ALTER TABLE away RENAME TO operator_sessions`);
  }
  expect(await me(headers)).toMatchObject({ email });
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string, headers: Record<string, string>) =>
    authCall(
      send,
      zest,
      '/change-password',
      { currentPassword, newPassword, revokeOtherSessions: false },
      headers,
    );

  test('requires the old one, and ends the other sessions', async () => {
    const [here, there] = [await signIn(db, zest, owner), await signIn(db, zest, owner)];
    expect(await statusOf(change('not the password', 'another password', here))).toBe(400);
    expect(await statusOf(change(PASSWORD, 'short', here))).toBe(400);
    const done = await change(PASSWORD, 'another password', here);
    expect(done.status).toBe(200);
    await expect(me(there)).rejects.toMatchObject({ status: 401 });
    expect(await me({ ...here, cookie: cookiesOf(done) })).toMatchObject({ email });
    expect(await statusOf(attempt(PASSWORD))).toBe(401);
    expect(await statusOf(attempt('another password'))).toBe(200);
  });
});
