import { decodeJwt, exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import * as calls from '#schemas/api/invented/provider-login.ts';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { openProvider, visitProvider } from '#tests/support/login-provider.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { createMemberAuth } from '../../../../domain/members/member-auth.ts';
import {
  authCodes,
  memberIdentities,
  memberSessions,
  members,
  usedLogins,
} from '../../../../domain/members/schema.ts';
import { securityNotices } from '../../../../domain/members/security/schema.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { CODE_SECRET, openTestDatabase, testApi } from '../../api.fixtures.ts';
import { openBrowser } from '../../browser.fixtures.ts';

const SECRET = 'secret-of-the-line-channel-of-zest-32';
const plain = [tenantFixture('zest'), tenantFixture('guide')] as const;
const clientsOf = ({ id, siteOrigin: origin }: Tenant) =>
  (['line', 'google'] as const).map((provider) => ({
    clientId: `${id}-${provider}`,
    secret: `${SECRET}-${id}-${provider}`,
    provider,
    origin,
  }));
const provider = await openProvider(plain.flatMap(clientsOf));
afterAll(provider.close);
const configured = (tenant: Tenant): Tenant => ({
  ...tenant,
  loginSwitch: { mobile: true, email: true, code: true, firebase: false, line: true },
  loginProviders: {
    line: provider.settings(`${tenant.id}-line`),
    google: provider.settings(`${tenant.id}-google`),
  },
});
const [zest, guide] = [configured(plain[0]), configured(plain[1])];
const loginSecrets = Object.fromEntries(
  plain.flatMap(({ id, ...rest }) =>
    clientsOf({ id, ...rest }).map(({ provider, secret }) => [`${id}:${provider}`, secret]),
  ),
);
const { db } = await openTestDatabase();
await db
  .insert(tenants)
  .values([zest, guide].map(({ id, siteOrigin: _, ...settings }) => ({ id, settings: { id, ...settings } })));
const start = Date.now();
const rig = testApi(db, {
  memberAuth: createMemberAuth({
    codeSecret: CODE_SECRET,
    onSignUp: async () => undefined,
    loginSecrets,
    now: () => rig.clock.now(),
  }),
});
const { clock, send } = rig;
const { keyFor, signUp } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';

beforeEach(async () => {
  provider.state.person = { sub: 'U1', name: 'Mali' };
  provider.state.bend = undefined;
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(members);
});

/** Browser of one shopper, with the steps of a login at a provider. */
function browser(tenant: Tenant = zest, jar = new Map<string, string>()) {
  const { visit, post } = openBrowser(rig, tenant, jar);
  const begin = async (name: LoginProviderName, back = '/coupons?a=1', isRetry = false) => {
    const { data } = await post(calls.startProviderLogin.path, { provider: name, back, isRetry });
    return data.url;
  };
  /** Path of the shop to which the provider returns. */
  const answer = async (url: string) => {
    const uri = new URL(url).searchParams.get('redirect_uri') ?? '';
    const { pathname, search } = await visitProvider(url, uri);
    return `${pathname.replace('/api', '')}${search}`;
  };
  const finish = async (path: string) => (await visit(path)).headers.get('location');
  const login = async (name: LoginProviderName, back?: string) =>
    finish(await answer(await begin(name, back)));
  const register = () => post(calls.registerByProvider.path, { isAgreed: true });
  return { jar, visit, post, begin, answer, finish, login, register };
}
const signedIn = async (name: LoginProviderName, tenant = zest) => {
  const shopper = browser(tenant);
  await shopper.login(name);
  await shopper.register();
  return shopper;
};
const hs256 = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
const lineSecret = `${SECRET}-zest-line`;
/** Makes all sessions eleven minutes old; the provider's clock isn't ours. */
const ageSessions = () => db.update(memberSessions).set({ createdAt: new Date(clock.now() - 11 * 60_000) });
const identities = () => db.select().from(memberIdentities);
const EXPIRED = '/coupons?a=1#login=failed.LOGIN_EXPIRED';
const REFUSED = '/coupons?a=1#login=failed.ID_TOKEN_REFUSED';

describe('a login at a provider', () => {
  test.each(['line', 'google'] as const)(
    '%s opens an account only after the agreement, then signs in',
    async (name) => {
      const shopper = browser();
      expect(await shopper.login(name)).toBe(`/coupons?a=1#login=new.${name}`);
      expect(await db.$count(members)).toBe(0);
      expect(shopper.jar.has('user-token')).toBe(false);
      expect(await shopper.post(calls.registerByProvider.path, {})).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      const { data } = await shopper.register();
      expect(shopper.jar.has('user-token')).toBe(true);
      const again = browser();
      expect(await again.login(name)).toBe('/coupons?a=1');
      expect(again.jar.has('user-token')).toBe(true);
      expect(await identities()).toMatchObject([{ memberId: data.userId, provider: name, subject: 'U1' }]);
    },
  );

  test('opens one account once, also at once and after signing out everywhere', async () => {
    const shopper = browser();
    await shopper.login('line');
    const late = browser(zest, new Map(shopper.jar));
    const copies = Array.from({ length: 3 }, () => browser(zest, new Map(shopper.jar)));
    const answers = await Promise.all([shopper, ...copies].map((one) => one.register()));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', ...Array(3).fill('LOGIN_EXPIRED')]);
    const member = [shopper, ...copies].find(({ jar }) => jar.has('user-token'));
    await member?.post(account.logOut.path, { everywhere: true });
    expect(await late.register()).toMatchObject({ code: 'LOGIN_EXPIRED' });
    expect(await db.$count(memberSessions)).toBe(0);
  });

  test('asks for a code with state, nonce and PKCE; a retry turns LINE’s automatic login off', async () => {
    const url = new URL(await browser().begin('line'));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'zest-line',
      redirect_uri: `${zest.siteOrigin}/api/saas-user-service/user/login/provider/line/return`,
      scope: 'openid profile',
      code_challenge_method: 'S256',
    });
    expect(url.searchParams.has('disable_auto_login')).toBe(false);
    const retry = new URL(await browser().begin('line', '/', true));
    expect(retry.searchParams.get('disable_auto_login')).toBe('true');
  });

  test('keeps its secrets in a cookie that scripts can’t read, for this call only, for ten minutes', async () => {
    const response = await send(zest, calls.startProviderLogin.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'line', back: '/' }),
    });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(
      /^login-flow=[\w.-]+; Path=\/api\/saas-user-service\/user\/login\/provider; Max-Age=600; SameSite=Lax; HttpOnly/,
    );
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    `${plain[0].siteOrigin}//evil.example/`,
    '/.//evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    `${plain[0].siteOrigin}@evil.example/`,
    'http://[',
  ])('never returns to %j', async (back) => {
    expect(await browser().login('line', back)).toBe('/#login=new.line');
  });

  test('a provider that isn’t configured, has no secret or is disabled is neither offered nor begun', async () => {
    const off = { ...zest, loginSwitch: { ...zest.loginSwitch, line: false } };
    const noSecret = { ...zest, id: 'other', loginProviders: zest.loginProviders };
    const offered = async (tenant: Tenant) => {
      const { data } = await browser(tenant).post(account.loginSwitch.path, { terminalType: 'web' });
      return (data as unknown as { providers: object[] }).providers;
    };
    expect(await offered(zest)).toEqual([{ provider: 'line' }, { provider: 'google' }]);
    expect(await offered(off)).toEqual([{ provider: 'google' }]);
    expect(await offered(noSecret)).toEqual([]);
    const begun = [
      [off, 'line'],
      [noSecret, 'line'],
      [zest, 'apple'],
    ] as const;
    for (const [tenant, name] of begun)
      expect(
        await browser(tenant).post(calls.startProviderLogin.path, { provider: name, back: '/' }),
      ).toMatchObject({ code: 'LOGIN_METHOD_OFF' });
  });
});

describe('a response is refused', () => {
  test('if it comes a second time, also at once and with the cookies of the first', async () => {
    const shopper = browser();
    const path = await shopper.answer(await shopper.begin('line'));
    const thieves = Array.from({ length: 4 }, () => browser(zest, new Map(shopper.jar)));
    const ends = await Promise.all([shopper, ...thieves].map((one) => one.finish(path)));
    expect(ends.toSorted()).toEqual([...Array(4).fill(EXPIRED), '/coupons?a=1#login=new.line']);
    expect(await db.$count(usedLogins)).toBeGreaterThan(0);
  });

  test('if its code was used before, with the state of a login of its own', async () => {
    const shopper = browser();
    const url = await shopper.begin('line');
    const path = await shopper.answer(url);
    await shopper.finish(path);
    const thief = browser();
    const own = new URL(await thief.begin('line')).searchParams.get('state');
    expect(await thief.finish(path.replace(/state=[^&]*/, `state=${own}`))).toBe(REFUSED);
  });

  test('in another browser, with another state, without one, or at another provider’s address', async () => {
    const shopper = browser();
    const path = await shopper.answer(await shopper.begin('line'));
    expect(await browser().finish(path)).toBe('/#login=failed.LOGIN_EXPIRED');
    const forged = [
      path.replace(/state=[^&]*/, 'state=forged'),
      path.replace(/&?state=[^&]*/, ''),
      path.replace('/line/', '/google/'),
    ];
    for (const one of forged) expect(await shopper.finish(one)).toBe(EXPIRED);
  });

  test('with a code that another browser got, for want of its PKCE verifier', async () => {
    const thief = browser();
    const stolen = new URL(`http://x${await thief.answer(await thief.begin('line'))}`).searchParams.get(
      'code',
    );
    const shopper = browser();
    const path = await shopper.answer(await shopper.begin('line'));
    expect(await shopper.finish(path.replace(/code=[^&]*/, `code=${stolen}`))).toBe(REFUSED);
  });

  test('after eleven minutes', async () => {
    const shopper = browser();
    const path = await shopper.answer(await shopper.begin('line'));
    clock.set(11 * 60_000);
    expect(await shopper.finish(path)).toBe('/#login=failed.LOGIN_EXPIRED');
  });

  test('at another tenant, even with the cookies', async () => {
    const shopper = browser();
    const path = await shopper.answer(await shopper.begin('line'));
    expect(await browser(guide, new Map(shopper.jar)).finish(path)).toBe('/#login=failed.LOGIN_EXPIRED');
    await shopper.finish(path);
    const pending = browser(guide, new Map(shopper.jar));
    expect(await pending.register()).toMatchObject({ code: 'LOGIN_EXPIRED' });
  });
});

describe('an id token is refused', () => {
  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const googleSecret = `${SECRET}-zest-google`;
  const rs256 = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(provider.privateKey);
  const now = Math.floor(start / 1_000);
  const claimsBent: [string, JWTPayload][] = [
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'guide-line' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { iat: now - 3_000, exp: now - 60 }],
    ['no subject', { sub: undefined }],
  ];
  const outcome = async (name: LoginProviderName, bend: (claims: JWTPayload) => Promise<string>) => {
    provider.state.bend = (token) => bend(decodeJwt(token));
    return browser().login(name);
  };

  test.each(claimsBent)('with %s', async (_, over) => {
    expect(await outcome('line', (claims) => hs256({ ...claims, ...over }, lineSecret))).toBe(REFUSED);
    expect(await outcome('google', (claims) => rs256({ ...claims, ...over }))).toBe(REFUSED);
  });

  test('with another algorithm or key; the same tokens with the right one are taken', async () => {
    const pem = await exportSPKI(provider.publicKey);
    const bent: [LoginProviderName, (claims: JWTPayload) => Promise<string>][] = [
      ['line', async (claims) => `${b64({ alg: 'none' })}.${b64(claims)}.`],
      ['google', async (claims) => `${b64({ alg: 'none' })}.${b64(claims)}.`],
      ['google', (claims) => hs256(claims, pem)],
      ['google', (claims) => hs256(claims, googleSecret)],
      ['line', rs256],
      ['line', (claims) => hs256(claims, googleSecret)],
      ['line', (claims) => hs256(claims, pem)],
    ];
    for (const [name, bend] of bent) expect(await outcome(name, bend)).toBe(REFUSED);
    expect(await outcome('line', (claims) => hs256(claims, lineSecret))).toBe('/coupons?a=1#login=new.line');
    expect(await outcome('google', rs256)).toBe('/coupons?a=1#login=new.google');
  });

  test('if it is another tenant’s', async () => {
    let theirs = '';
    provider.state.bend = async (token) => {
      theirs = token;
      return token;
    };
    await browser(guide).login('google');
    expect(await outcome('google', async () => theirs)).toBe(REFUSED);
  });
});

describe('linking', () => {
  const gmail = { sub: 'G1', email: mali, email_verified: true };

  test('an account with the verified address asks for its own login first', async () => {
    await signUp(zest, mali);
    provider.state.person = gmail;
    const shopper = browser();
    expect(await shopper.login('google')).toBe('/coupons?a=1#login=link.google');
    expect(await shopper.register()).toMatchObject({ code: 'CONTACT_TAKEN' });
    expect(await shopper.post(calls.linkProvider.path)).toMatchObject({ code: '401' });
    expect(await identities()).toEqual([]);
    await shopper.post(account.loginByEmail.path, { email: mali, password: PASSWORD });
    expect(await shopper.post(calls.linkProvider.path)).toMatchObject({ code: '200' });
    expect(await browser().login('google')).toBe('/coupons?a=1');
    // Once only.
    expect(await shopper.post(calls.linkProvider.path)).toMatchObject({ code: 'LOGIN_EXPIRED' });
  });

  test('an unverified address, and any of LINE’s, belongs to nobody', async () => {
    await signUp(zest, mali);
    provider.state.person = { ...gmail, email_verified: false };
    expect(await browser().login('google')).toBe('/coupons?a=1#login=new.google');
    provider.state.bend = (token) => hs256({ ...decodeJwt(token), ...gmail }, lineSecret);
    expect(await browser().login('line')).toBe('/coupons?a=1#login=new.line');
  });

  test('a signed-in member links and unlinks; the last way stays', async () => {
    const shopper = await signedIn('line');
    expect(await shopper.login('google', '/security')).toBe('/security');
    expect((await identities()).map(({ provider }) => provider).toSorted()).toEqual(['google', 'line']);
    const unlink = (name: string) =>
      shopper.post(calls.unlinkProvider.path.replace('{provider}', name), {}, 'DELETE');
    expect(await unlink('line')).toMatchObject({ code: '200' });
    expect(await unlink('google')).toMatchObject({ code: 'LAST_WAY' });
    expect(await identities()).toMatchObject([{ provider: 'google' }]);
    const notices = await db.select().from(securityNotices).orderBy(securityNotices.event);
    expect(notices.map(({ event, provider }) => [event, provider])).toEqual([
      ['LOGIN_LINKED', 'google'],
      ['LOGIN_UNLINKED', 'line'],
    ]);
  });

  test('needs a recent proof, which a login at a linked provider is', async () => {
    const shopper = await signedIn('line');
    const begin = (name: LoginProviderName) =>
      shopper.post(calls.startProviderLogin.path, { provider: name, back: '/security' });
    await ageSessions();
    expect(await begin('google')).toMatchObject({ code: 'PROOF_NEEDED' });
    // Another account of the linked provider links nothing either.
    provider.state.person = { sub: 'U2' };
    expect(await shopper.login('line', '/security')).toBe('/security#login=failed.PROOF_NEEDED');
    provider.state.person = { sub: 'U1' };
    expect(await shopper.login('line', '/security')).toBe('/security');
    provider.state.person = { sub: 'G1' };
    expect(await shopper.login('google', '/security')).toBe('/security');
    expect(await identities()).toHaveLength(2);
  });

  test('after a login without the session needs a recent proof, too', async () => {
    const thief = await signedIn('line');
    const session = thief.jar.get('user-token') ?? '';
    await ageSessions();
    thief.jar.delete('user-token');
    provider.state.person = { sub: 'G1' };
    await thief.login('google');
    thief.jar.set('user-token', session);
    expect(await thief.post(calls.linkProvider.path)).toMatchObject({ code: 'PROOF_NEEDED' });
    expect(await identities()).toHaveLength(1);
  });

  test('a first contact needs a recent proof, too', async () => {
    const shopper = await signedIn('line');
    const headers = { Authorization: `Bearer ${shopper.jar.get('user-token')}` };
    const validKey = await keyFor(zest, mali, 'CHANGE_MOBILE_EMAIL', headers);
    await ageSessions();
    const code = { rcv: mali, rcvType: 'EMAIL', authScene: 'CHANGE_MOBILE_EMAIL' };
    expect(await shopper.post(account.sendAuthCode.path, code)).toMatchObject({ code: 'PROOF_NEEDED' });
    const bind = () => shopper.post(account.changeContact.path, { email: mali, validKey }, 'PUT');
    expect(await bind()).toMatchObject({ code: 'PROOF_NEEDED' });
    await shopper.login('line', '/security');
    expect(await bind()).toMatchObject({ code: '200' });
  });

  test('both ways unlinked at once leave one', async () => {
    const shopper = await signedIn('line');
    await shopper.login('google', '/security');
    const ends = await Promise.all(
      ['line', 'google'].map((name) =>
        shopper.post(calls.unlinkProvider.path.replace('{provider}', name), {}, 'DELETE'),
      ),
    );
    expect(ends.map(({ code }) => code).toSorted()).toEqual(['200', 'LAST_WAY']);
  });

  test('an account of another member stays with that member', async () => {
    await signedIn('line');
    provider.state.person = { sub: 'G1' };
    const other = await signedIn('google');
    provider.state.person = { sub: 'U1' };
    expect(await other.login('line', '/security')).toBe('/security#login=failed.IDENTITY_TAKEN');
    expect(await identities()).toHaveLength(2);
  });

  test('a login that a member began isn’t finished for another one or a guest', async () => {
    const shopper = await signedIn('line');
    const path = await shopper.answer(await shopper.begin('google'));
    shopper.jar.delete('user-token');
    expect(await shopper.finish(path)).toBe(EXPIRED);
    expect(await identities()).toHaveLength(1);
  });

  test('a member of another tenant with the same provider’s account stays there', async () => {
    await signedIn('line', guide);
    expect(await browser(zest).login('line')).toBe('/coupons?a=1#login=new.line');
  });
});

test('a provider that doesn’t answer or answers nonsense signs nobody in', async () => {
  const at = { ...provider.settings('zest-line').at, tokenUrl: 'http://127.0.0.1:9/token' };
  const dead = { ...zest, loginProviders: { line: { clientId: 'zest-line', at } } } as Tenant;
  expect(await browser(dead).login('line')).toBe('/coupons?a=1#login=failed.UPSTREAM');
  provider.state.bend = async () => 'nonsense';
  expect(await browser().login('line')).toBe(REFUSED);
});
