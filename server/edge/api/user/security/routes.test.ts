import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import {
  authCodes,
  memberCredentials,
  memberIdentities,
  memberSessions,
  members,
} from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, client, clock, send } = rig;
const { receiver, codeFor, keyFor, signUp, post } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';
const nid = 'nid@test.example';
const fresh = { password: 'durian5678', repassword: 'durian5678' };
type Headers = Record<string, string>;

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(members);
});

const own = (headers: Headers, tenant = zest) =>
  send(tenant, '/saas-user-service/user-ext-info/getWithExtInfoById', { headers });
const statusOf = async (headers: Headers) => (await own(headers)).status;
/** Opens another session of the same member, by password. */
const again = async (email = mali, password = PASSWORD) => {
  const { token } = await client(zest, { platform: 'App' }).call(account.loginByEmail, {
    body: { email, password },
  });
  return { Authorization: `Bearer ${token}`, platform: 'App' };
};
const code = async (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    (error: { code: string }) => error.code,
  );
const change = (headers: Headers, body: Record<string, string | undefined>) =>
  client(zest, headers).call(account.changeContact, { body: { validKey: '', ...body } });

describe('the very next request is refused after', () => {
  let here: Headers;
  let elsewhere: Headers;
  let other: Headers;

  beforeEach(async () => {
    here = await signUp(zest, mali);
    elsewhere = await again();
    other = await signUp(zest, nid);
    await signUp(guide, mali);
    for (const headers of [here, elsewhere, other]) expect(await statusOf(headers)).toBe(200);
  });

  /** Response statuses of this session, of another one and of another member. */
  const statuses = async () => [await statusOf(here), await statusOf(elsewhere), await statusOf(other)];

  test('[CALL81] logging out on this device', async () => {
    await client(zest, here).call(account.logOut, { body: {} });
    expect(await statuses()).toEqual([401, 200, 200]);
  });

  test('logging out everywhere', async () => {
    await client(zest, here).call(account.logOut, { body: { everywhere: true } });
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  test('[CALL71] a change of the password, which gives this device a new session', async () => {
    const validKey = await keyFor(zest, mali, 'CHANGEPWD', here);
    const { token } = await client(zest, here).call(account.createPassword, { body: { validKey, ...fresh } });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await statusOf({ Authorization: `Bearer ${token}` })).toBe(200);
    expect(await code(again())).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await again(mali, fresh.password))).toBe(200);
  });

  test('[CALL72] a reset of the password', async () => {
    const validKey = await keyFor(zest, mali, 'CHANGEPWD');
    await client(zest).call(account.resetPassword, { body: { validKey, ...fresh } });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await code(again())).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await again(mali, fresh.password))).toBe(200);
  });

  test('[CALL80] a change of the email address, which gives this device a new session', async () => {
    const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', here);
    const validKey = await keyFor(zest, 'new@test.example', 'CHANGE_MOBILE_EMAIL', here);
    const { token } = await change(here, { email: 'new@test.example', preValidKey, validKey });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await statusOf({ Authorization: `Bearer ${token}` })).toBe(200);
    expect(await code(again())).toBe('WRONG_CREDENTIALS');
    expect(await statusOf(await again('new@test.example'))).toBe(200);
  });

  test('[CALL82] the deletion of the account', async () => {
    const authCode = await codeFor(zest, mali, 'CLOSEUSER', here);
    const body = { ...receiver(mali, 'CLOSEUSER'), authScene: 'CLOSEUSER' as const, authCode };
    await client(zest, here).call(account.closeAccount, { body });
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await code(again())).toBe('WRONG_CREDENTIALS');
  });

  test('blocking the account, until it is unblocked', async () => {
    const isMali = eq(members.id, (await (await own(here)).json()).data.id);
    await db.update(members).set({ deactivatedAt: new Date() }).where(isMali);
    expect(await statuses()).toEqual([401, 401, 200]);
    expect(await code(again())).toBe('ACCOUNT_DEACTIVATED');
    await db.update(members).set({ deactivatedAt: null }).where(isMali);
    expect(await statusOf(await again())).toBe(200);
  });
});

describe('a session in a cookie', () => {
  const withCookie = async () => {
    const headers = await signUp(zest, mali);
    return { cookie: headers.Authorization.replace('Bearer ', 'user-token=') };
  };
  const host = { host: 'zest.localhost:3000' };
  const ended = [
    'user-token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'user-last-login=; Path=/; Max-Age=0; SameSite=Lax',
    'user-left=; Path=/; Max-Age=0; SameSite=Lax',
  ];

  test('can’t change anything for a request without the shop’s origin', async () => {
    const cookie = await withCookie();
    for (const origin of [undefined, 'null', 'https://evil.example', 'http://guide.localhost:3000']) {
      const response = await post(zest, 'info/logOut', {}, { ...host, ...cookie, ...(origin && { origin }) });
      expect(response.status).toBe(403);
    }
    expect(await statusOf(cookie)).toBe(200);
    const origin = 'http://zest.localhost:3000';
    expect((await post(zest, 'info/logOut', {}, { ...host, ...cookie, origin })).status).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
  });

  test('is removed by logging out, and when it has ended elsewhere', async () => {
    const cookie = await withCookie();
    const headers = { ...host, ...cookie, origin: 'http://zest.localhost:3000' };
    expect((await post(zest, 'info/logOut', {}, headers)).headers.getSetCookie()).toEqual(ended);
    expect((await own(cookie)).headers.getSetCookie()).toEqual(ended);
  });

  test('ends with the browser’s next request after signing out in the browser only', async () => {
    const { cookie } = await withCookie();
    const answer = await post(zest, 'info/logOut', {}, { ...host, cookie: `${cookie}; user-left=1` });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, ended]);
    expect(await statusOf({ cookie })).toBe(401);
    expect((await post(zest, 'info/logOut', { everywhere: true }, host)).status).toBe(401);
    expect((await own({})).headers.getSetCookie()).toEqual([]);
  });
});

describe('a contact', () => {
  test('can be bound without proof of an old one if there is none; after that the proof is required', async () => {
    const headers = await signUp(zest, mali);
    await db.update(memberCredentials).set({ email: null });
    const validKey = await keyFor(zest, '0812345678', 'CHANGE_MOBILE_EMAIL', headers);
    await change(headers, { mobile: '081-234-5678', validKey });
    const [row] = await db.select().from(memberCredentials);
    expect(row).toMatchObject({ email: null, countryCode: '66', mobile: '812345678' });
  });

  test('can’t be changed without proof of the old one and of the new one, or by other members’ proofs', async () => {
    const headers = await signUp(zest, mali);
    const other = await signUp(zest, nid);
    const to = 'new@test.example';
    const old = () => keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
    const next = (rcv = to, by = headers) => keyFor(zest, rcv, 'CHANGE_MOBILE_EMAIL', by);
    const attempts = [
      { email: to, validKey: await next() },
      {
        email: to,
        validKey: await next(),
        preValidKey: await keyFor(zest, nid, 'CHECK_OLD_MOBILE_EMAIL', other),
      },
      { email: to, validKey: await next(to, other), preValidKey: await old() },
      { email: to, validKey: await next('else@test.example'), preValidKey: await old() },
      { email: to, validKey: await keyFor(zest, to, 'REGISTER'), preValidKey: await old() },
      { mobile: '0812345678', validKey: await next(), preValidKey: await old() },
    ];
    for (const attempt of attempts) {
      // The rate limit for mali's address would apply first.
      await db.update(authCodes).set({ createdAt: new Date(0) });
      expect(await code(change(headers, attempt))).toBe('PROOF_EXPIRED');
    }
    expect((await db.select().from(memberCredentials)).map(({ email }) => email).toSorted()).toEqual([
      mali,
      nid,
    ]);
  });

  test('can’t be changed by proof of a contact that is no longer bound', async () => {
    const headers = await signUp(zest, mali);
    const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
    await db.update(memberCredentials).set({ email: nid });
    const validKey = await keyFor(zest, 'new@test.example', 'CHANGE_MOBILE_EMAIL', headers);
    const attempt = change(headers, { email: 'new@test.example', validKey, preValidKey });
    expect(await code(attempt)).toBe('PROOF_EXPIRED');
  });

  test('that another member has bound meanwhile stays theirs', async () => {
    const headers = await signUp(zest, mali);
    const preValidKey = await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers);
    const validKey = await keyFor(zest, nid, 'CHANGE_MOBILE_EMAIL', headers);
    await signUp(zest, nid);
    expect(await code(change(headers, { email: nid, validKey, preValidKey }))).toBe('CONTACT_TAKEN');
    expect(await statusOf(headers)).toBe(200);
  });
});

describe('deleting an account', () => {
  const close = (headers: Headers, rcv: string, authCode: string) =>
    code(
      client(zest, headers).call(account.closeAccount, {
        body: { ...receiver(rcv, 'CLOSEUSER'), authScene: 'CLOSEUSER' as const, authCode },
      }),
    );

  test('keeps no personal data, and its owner can sign up again', async () => {
    const headers = await signUp(zest, mali);
    const { id } = (await (await own(headers)).json()).data;
    await db.update(members).set({ biography: 'b', avatar: '/a', gender: 1, birthday: '2000-01-01' });
    await db
      .insert(memberIdentities)
      .values({ tenantId: 'zest', provider: 'line', subject: 's', memberId: id });
    expect(await close(headers, mali, await codeFor(zest, mali, 'CLOSEUSER', headers))).toBe('success');
    expect(await db.select().from(members)).toEqual([
      expect.objectContaining({
        id,
        nickname: '',
        biography: null,
        avatar: null,
        gender: null,
        birthday: null,
      }),
    ]);
    for (const table of [memberCredentials, memberIdentities, memberSessions])
      expect(await db.select().from(table)).toEqual([]);
    expect(await statusOf(await signUp(zest, mali))).toBe(200);
  });

  test('requires a code for one of the account’s contacts', async () => {
    const headers = await signUp(zest, mali);
    const other = await signUp(zest, nid);
    const authCode = await codeFor(zest, nid, 'CLOSEUSER', other);
    expect(await close(headers, nid, authCode)).toBe('WRONG_CODE');
    expect(await close(headers, mali, authCode)).toBe('WRONG_CODE');
    expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 200]);
  });
});

test('a password can be set by proving a contact of one’s own', async () => {
  const headers = await signUp(zest, mali);
  const other = await signUp(zest, nid);
  const validKey = await keyFor(zest, nid, 'CHANGEPWD', other);
  const attempt = client(zest, headers).call(account.createPassword, { body: { validKey, ...fresh } });
  expect(await code(attempt)).toBe('PROOF_EXPIRED');
  expect(await statusOf(await again(nid))).toBe(200);
});

test('a login that has checked the old password opens no session after the change', async () => {
  await signUp(zest, mali);
  for (let round = 0; round < 5; round += 1) {
    const [before, after] = round % 2 ? ['durian5678', PASSWORD] : [PASSWORD, 'durian5678'];
    const validKey = await keyFor(zest, mali, 'CHANGEPWD');
    const [login] = await Promise.all([
      again(mali, before).catch(() => undefined),
      client(zest).call(account.resetPassword, { body: { validKey, password: after, repassword: after } }),
    ]);
    if (login) expect(await statusOf(login)).toBe(401);
    clock.set(clock.now() - Date.now() + 3_600_000);
  }
});

test('only the newest twenty sessions of a member stay', async () => {
  const first = await signUp(zest, mali);
  clock.set(clock.now() - Date.now() + 1_000);
  for (let i = 0; i < 20; i += 1) await again();
  expect(await db.select().from(memberSessions)).toHaveLength(20);
  expect(await statusOf(first)).toBe(401);
});
