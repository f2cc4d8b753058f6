import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { linkIdToken } from '#schemas/api/invented/provider-login.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { sendJson } from '#tests/support/http.ts';
import { forgetOld } from '../../../../domain/account-closing/forget-old.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { openIssuer } from '../../../../domain/members/id-tokens.fixtures.ts';
import {
  authCodes,
  memberCredentials,
  memberIdentities,
  members,
} from '../../../../domain/members/schema.ts';
import { securityNotices } from '../../../../domain/members/security/schema.ts';
import { guesses } from '../../../../platform/db/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';

const firebase = await openIssuer('RS256', 'zest-app', () => clock.now());
const line = await openIssuer('ES256', '2000000001', () => clock.now());
const every = { mobile: true, email: true, code: true, firebase: true, line: true };
const zest = tenantFixture('zest', {
  loginSwitch: every,
  idTokenIssuers: { firebase: firebase.issuer, line: line.issuer },
});
const guide = tenantFixture('guide', {
  loginSwitch: every,
  idTokenIssuers: { firebase: { ...firebase.issuer, audience: 'guide-app' } },
});
const closed = tenantFixture('closed', {
  loginSwitch: { mobile: false, email: false, code: false, firebase: false, line: false },
  idTokenIssuers: { firebase: firebase.issuer, line: line.issuer },
});
const rig = await openTestApi([zest, guide, closed]);
const { db, client, clock } = rig;
const { receiver, codeFor, signUp, post } = accountKit(rig, [zest, guide, closed]);
const mali = 'mali@test.example';
const app = { platform: 'App' };

beforeEach(async () => {
  // Failures of one test don't count towards the limits of the next.
  clock.set(clock.now() - Date.now() + 60 * 60_000);
  await db.delete(authCodes);
  await db.delete(members);
});

const body = async (response: Response) => ({ status: response.status, body: await response.json() });
const byEmail = (email: string, password: string, tenant = zest) =>
  post(tenant, 'login/emailLogin', { email, password });
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    (error: { code: string }) => error.code,
  );

describe('with a password', () => {
  test('[CALL73] [CALL74] works by email address or phone, in any spelling', async () => {
    await signUp(zest, mali);
    await signUp(zest, '0812345678');
    expect((await byEmail(' Mali@TEST.example ', PASSWORD)).status).toBe(200);
    for (const mobile of ['0812345678', '81-234-5678']) {
      const { token } = await client(zest, app).call(account.loginByMobile, {
        body: { mobile, countryCode: '66', password: PASSWORD },
      });
      expect(token).toMatch(/^[\w-]{43}$/);
    }
  });

  test('fails in the same way for a wrong password, no account, another tenant’s and one without a password', async () => {
    await signUp(zest, mali);
    const none = await signUp(zest, 'none@test.example');
    await db
      .update(memberCredentials)
      .set({ passwordHash: null })
      .where(eq(memberCredentials.email, 'none@test.example'));
    expect(none).toBeDefined();
    const answers = await Promise.all([
      byEmail(mali, 'wrong1234').then(body),
      byEmail('nobody@test.example', 'wrong1234').then(body),
      byEmail('none@test.example', 'nobody').then(body),
      byEmail(mali, PASSWORD, guide).then(body),
    ]);
    expect(answers[0]).toMatchObject({ status: 422, body: { code: 'WRONG_CREDENTIALS' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('is locked for ten minutes after twenty failures of an account, whether it exists or not', async () => {
    await signUp(zest, mali);
    for (const email of [mali, 'nobody@test.example']) {
      for (let i = 0; i < 20; i += 1) expect((await byEmail(email, `wrong${i}`)).status).toBe(422);
      expect(await body(await byEmail(email, PASSWORD))).toMatchObject({ status: 429 });
    }
    expect((await byEmail('other@test.example', 'wrong1234')).status).toBe(422);
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    expect((await byEmail(mali, PASSWORD)).status).toBe(200);
  });
});

describe('guessing a password', () => {
  const signedIn = async (tenant: typeof zest, email: string) => {
    const { headers } = await post(tenant, 'login/emailLogin', { email, password: PASSWORD });
    const device = headers.getSetCookie().find((line) => line.startsWith('known-device='));
    return { cookie: device?.split(';')[0] ?? '' };
  };
  const tryAs = async (headers: Record<string, string>, password: string) =>
    (await post(zest, 'login/emailLogin', { email: mali, password }, headers)).status;
  const guessTwenty = async (headers: Record<string, string>) => {
    for (let i = 0; i < 20; i += 1) expect(await tryAs(headers, `wrong${i}`)).toBe(422);
  };

  test('concurrently, only twenty of 150 attempts are checked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, i) => (await byEmail(mali, `wrong${i}`)).status),
    );
    expect(answers.toSorted()).toEqual([...Array(20).fill(422), ...Array(130).fill(429)]);
  });

  /** A server, and a function that guesses a password there from an address. */
  async function openServer() {
    const { api } = testApi(db, { proxies: 1 });
    const server = createServer((request, response) => api.listener(request, response, tenantScope(zest)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const from = async (address: string, i: number, headers: Record<string, string> = {}) => {
      const path = `/api${account.loginByEmail.path}`;
      const answer = await sendJson(port, 'zest', path, {
        method: 'POST',
        headers: { 'x-forwarded-for': address, ...headers },
        body: { email: `a${i}@test.example`, password: 'wrong1234' },
      });
      return answer.status;
    };
    return { server, from };
  }

  test('counts an IPv6 network as one address', async () => {
    const { server, from } = await openServer();
    for (let i = 0; i < 50; i += 1) expect(await from(`2001:db8::${i}`, i)).toBe(422);
    expect(await from('2001:db8::ffff', 50)).toBe(429);
    expect(await from('2001:db8:0:1::1', 50)).toBe(422);
    server.close();
  });

  test('by phones behind one address counts for each of them', async () => {
    const { server, from } = await openServer();
    for (let i = 0; i < 55; i += 1)
      expect(await from('192.0.2.9', i, { 'ccaop-x-d': `phone${i}`.padEnd(32, '0') })).toBe(422);
    server.close();
  });

  test('by others doesn’t lock out a device that has signed in to the account; it has attempts of its own', async () => {
    await signUp(zest, mali);
    const device = await signedIn(zest, mali);
    await guessTwenty({});
    expect(await tryAs({}, PASSWORD)).toBe(429);
    expect(await tryAs(device, PASSWORD)).toBe(200);
    await guessTwenty(device);
    expect(await tryAs(device, PASSWORD)).toBe(429);
  });

  test('a device known to another account or tenant counts as unknown', async () => {
    await signUp(zest, mali);
    await signUp(zest, 'other@test.example');
    await signUp(guide, mali);
    const others = [await signedIn(zest, 'other@test.example'), await signedIn(guide, mali)];
    await guessTwenty({});
    for (const device of others) expect(await tryAs(device, PASSWORD)).toBe(429);
  });

  test('leaves no rows after its ten minutes', async () => {
    await byEmail(mali, 'wrong1234');
    await forgetOld({ db, now: clock.now });
    expect(await db.$count(guesses)).toBeGreaterThan(0);
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    await forgetOld({ db, now: clock.now });
    expect(await db.$count(guesses)).toBe(0);
  });
});

describe('with a code', () => {
  const login = (rcv: string, smscode: string, tenant = zest) =>
    client(tenant, app).call(account.loginByCode, {
      body: {
        ...(rcv.includes('@') ? { email: rcv } : { mobile: rcv, countryCode: '66' }),
        smscode,
        sceneCode: 'LOGIN',
        source: 'WEB',
      },
    });

  test('[CALL75] works by email address or phone, once', async () => {
    for (const rcv of [mali, '0812345678']) {
      await signUp(zest, rcv);
      const code = await codeFor(zest, rcv, 'LOGIN');
      expect((await login(rcv, code)).token).toBeDefined();
      expect(await codeOf(login(rcv, code))).toBe('WRONG_CODE');
    }
  });

  test('of another scene or tenant fails', async () => {
    await signUp(zest, mali);
    await signUp(guide, mali);
    expect(await codeOf(login(mali, await codeFor(zest, mali, 'CHANGEPWD')))).toBe('WRONG_CODE');
    expect(await codeOf(login(mali, await codeFor(zest, mali, 'LOGIN'), guide))).toBe('WRONG_CODE');
  });

  test('used twice concurrently signs in once', async () => {
    await signUp(zest, mali);
    const code = await codeFor(zest, mali, 'LOGIN');
    const outcomes = await Promise.all([codeOf(login(mali, code)), codeOf(login(mali, code))]);
    expect(outcomes.toSorted()).toEqual(['WRONG_CODE', 'success']);
  });
});

describe('with an id token', () => {
  const login = async (claims = {}, tenant = zest) => {
    const idToken = await firebase.token(claims);
    return client(tenant, app).call(account.loginByFirebase, { body: { idToken, source: 'WEB' } });
  };
  const own = (token: string | undefined, tenant = zest) =>
    client(tenant, { Authorization: `Bearer ${token}` }).call(account.ownProfile, {});

  test('[CALL76] creates an account the first time, and finds it afterwards', async () => {
    const first = await login({ sub: 'ann', name: 'Ann' });
    const second = await login({ sub: 'ann', name: 'Another' });
    expect(second.userId).toBe(first.userId);
    expect(await own(second.token)).toMatchObject({
      nickname: 'Ann',
      thirdParties: ['firebase'],
      hasPassword: false,
    });
    expect((await login({ sub: 'ben' })).userId).not.toBe(first.userId);
  });

  test('concurrent first times create one account', async () => {
    const logins = await Promise.all(Array.from({ length: 5 }, () => login({ sub: 'ann' })));
    expect(new Set(logins.map(({ userId }) => userId)).size).toBe(1);
    expect(await db.select().from(members)).toHaveLength(1);
  });

  test('with a verified email address that has an account asks for its owner’s sign-in, which links it', async () => {
    const owner = await signUp(zest, mali);
    const [own] = await db.select().from(memberCredentials);
    const claimed = await login({ sub: 'thief', email: mali, email_verified: false });
    expect(claimed.userId).not.toBe(own?.memberId);
    const proved = { sub: 'mali', email: mali, email_verified: true };
    expect(await codeOf(login(proved))).toBe('CONTACT_TAKEN');
    const link = async (claims: JWTPayload, tenant = zest, headers = owner) => {
      const body = { idToken: await firebase.token(claims) };
      return codeOf(client(tenant, headers).call(linkIdToken, { params: { provider: 'firebase' }, body }));
    };
    expect(await link(proved, zest, { Authorization: 'Bearer none', platform: 'App' })).toBe('401');
    expect(await link({ ...proved, aud: 'guide-app' })).toBe('ID_TOKEN_REFUSED');
    expect(await link({ sub: 'thief' })).toBe('IDENTITY_TAKEN');
    expect(await link(proved)).toBe('success');
    expect((await login(proved)).userId).toBe(own?.memberId);
    // A new account is no change of an old one.
    expect(await db.select().from(securityNotices)).toMatchObject([
      { memberId: own?.memberId, event: 'LOGIN_LINKED', email: mali },
    ]);
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    expect(await link({ sub: 'another' })).toBe('PROOF_NEEDED');
    expect(await link(proved)).toBe('success');
    expect(await link({ sub: 'another' })).toBe('success');
  });

  test('[CALL77] of LINE is accepted only by the LINE login', async () => {
    const idToken = await line.token({ sub: 'ann' });
    const { token } = await client(zest, app).call(account.loginByLine, { body: { idToken, source: 'WEB' } });
    expect(await own(token)).toMatchObject({ thirdParties: ['line'] });
    const asFirebase = client(zest, app).call(account.loginByFirebase, { body: { idToken } });
    expect(await codeOf(asFirebase)).toBe('ID_TOKEN_REFUSED');
  });

  test('replaces a name that can’t be a nickname', async () => {
    const { token } = await login({ sub: 'ann', name: '<img src=x>' });
    expect((await own(token)).nickname).toMatch(/^สมาชิก \d{6}$/);
  });

  test('is refused if made for another tenant, or by a provider that the tenant hasn’t configured', async () => {
    expect(await codeOf(login({ sub: 'ann' }, guide))).toBe('ID_TOKEN_REFUSED');
    const idToken = await line.token();
    expect(await codeOf(client(guide).call(account.loginByLine, { body: { idToken } }))).toBe(
      'LOGIN_METHOD_OFF',
    );
    expect(await db.select().from(memberIdentities)).toEqual([]);
  });

  test('a blocked member isn’t signed in', async () => {
    await login({ sub: 'ann' });
    await db.update(members).set({ deactivatedAt: new Date() });
    expect(await codeOf(login({ sub: 'ann' }))).toBe('ACCOUNT_DEACTIVATED');
  });
});

test('a sign-in method that the tenant has disabled is refused, even with valid credentials', async () => {
  const api = client(closed, app);
  const idToken = await firebase.token();
  const attempts = [
    api.call(account.loginByEmail, { body: { email: mali, password: PASSWORD } }),
    api.call(account.loginByMobile, { body: { mobile: '0812345678', password: PASSWORD } }),
    api.call(account.loginByCode, { body: { email: mali, smscode: '123456' } }),
    api.call(account.loginByFirebase, { body: { idToken } }),
  ];
  expect(await Promise.all(attempts.map(codeOf))).toEqual(Array(4).fill('LOGIN_METHOD_OFF'));
});

test('a reset with a key of another tenant, or of a closed account, changes nothing', async () => {
  await signUp(zest, mali);
  const authCode = await codeFor(guide, mali, 'CHANGEPWD');
  const sent = { ...receiver(mali, 'CHANGEPWD'), authCode };
  expect(await codeOf(client(guide).call(account.verifyAuthCode, { body: sent }))).toBe('WRONG_CODE');
  expect((await byEmail(mali, PASSWORD)).status).toBe(200);
});
