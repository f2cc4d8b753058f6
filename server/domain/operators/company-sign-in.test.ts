import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorMe, operatorSignIn } from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openProvider, visitProvider } from '#tests/support/login-provider.ts';
import { OPERATOR_SECRET, openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { type CompanyProvider, companyProvider } from './company-sign-in.ts';
import { createOperatorAuth } from './operator-auth.ts';
import { authCall, cookiesOf, operatorFixture, siteHeaders } from './operators.fixtures.ts';
import {
  auditLog,
  operatorAccounts,
  operatorSessions,
  operators,
  operatorVerifications,
  organizations,
  signInMails,
} from './schema.ts';

const zest = tenantFixture('zest');
const { db, clock } = await openTestApi([zest, tenantFixture('guide')]);
const RETURN = `${zest.siteOrigin}/api/operator-auth/callback/company`;
const CLIENT = { clientId: 'talat', secret: 'a secret of the tests' };
const open = () => openProvider([{ ...CLIENT, redirectUri: RETURN }]);
const provider = await open();
const later = await open();
afterAll(() => Promise.all([provider.close(), later.close()]));

function site({ issuer }: { issuer: string }) {
  const company = { issuer, clientId: CLIENT.clientId, clientSecret: CLIENT.secret, name: 'Company' };
  const auth = createOperatorAuth({
    db,
    secret: OPERATOR_SECRET,
    now: clock.now,
    vault: createVault(db, undefined),
    hasMailServer: true,
    company,
    log: pino({ level: 'silent' }),
  });
  return testApi(db, { answerAuth: auth.answer, identifyOperator: auth.identify, companyName: company.name });
}
const { client, send } = site(provider);

beforeEach(async () => {
  provider.state.bend = undefined;
  for (const table of [operators, organizations, operatorVerifications, auditLog]) await db.delete(table);
  await operatorFixture(db, 'anna', { zest: 'editor' });
  await operatorFixture(db, 'bert', { guide: 'owner' });
});

const ANNA = { sub: 'a-1', name: 'Anna', email: 'anna@test.example', email_verified: true };

/** Signs in at the provider, and gives the address to which it leads back and the browser's headers. */
async function visit(at = { send, provider }) {
  const start = await authCall(at.send, zest, '/sign-in/social', {
    provider: 'google',
    callbackURL: 'http://evil.example/',
    idToken: { token: 'x' },
  });
  const { url } = (await start.json()) as { url: string };
  const { search } = await visitProvider(url, RETURN);
  return { search, headers: { ...siteHeaders(zest), cookie: cookiesOf(start) } };
}

async function enter(person: typeof ANNA, at = { send, provider }) {
  at.provider.state.person = person;
  const { search, headers } = await visit(at);
  return at.send(zest, `/operator-auth/callback/company${search}`, { headers });
}
const outcome = (answer: Response) => [
  answer.status,
  answer.headers.get('location'),
  answer.headers.getSetCookie().some((line) => line.startsWith('operator.session_token=')),
];
const SIGNED_IN = [302, '/editor', true];

test('a member signs in by the verified address; the first time is told of, and no token is kept', async () => {
  const answer = await enter(ANNA);
  expect(outcome(answer)).toEqual(SIGNED_IN);
  const me = client(zest, { ...siteHeaders(zest), cookie: cookiesOf(answer) });
  expect(await me.call(operatorMe, {})).toMatchObject({ email: ANNA.email, role: 'editor' });
  expect(outcome(await enter({ ...ANNA, email: 'Anna@Test.Example' }))).toEqual(SIGNED_IN);

  const accounts = await db.select().from(operatorAccounts);
  expect(accounts.filter(({ providerId }) => providerId === 'company')).toMatchObject([
    {
      accountId: JSON.stringify([provider.issuer, 'a-1']),
      accessToken: null,
      refreshToken: null,
      idToken: null,
    },
  ]);
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(['operator.COMPANY_LINKED']);
  expect(await db.select().from(signInMails)).toMatchObject([{ kind: 'COMPANY_LINKED', email: ANNA.email }]);
});

test('the same subject of another issuer is somebody else', async () => {
  await operatorFixture(db, 'carl', { zest: 'viewer' });
  await enter(ANNA);
  const at = { send: site(later).send, provider: later };
  expect(outcome(await enter({ ...ANNA, email: 'carl@test.example' }, at))).toEqual(SIGNED_IN);
});

describe('is refused', () => {
  test.each<[string, Partial<typeof ANNA>]>([
    ['an address that is not verified', { email_verified: false }],
    ['an address without an account', { email: 'nobody@test.example' }],
    ['an operator of another shop', { email: 'bert@test.example' }],
  ])('%s, which gets no account and no session', async (_, over) => {
    const answer = await enter({ ...ANNA, ...over });
    expect(answer.headers.get('location')).toMatch(/^\/editor\/sign-in\?error=\w+/);
    expect(outcome(answer)[2]).toBe(false);
    expect([await db.$count(operatorSessions), await db.$count(operators)]).toEqual([0, 2]);
    expect(await db.$count(operatorAccounts)).toBe(2);
  });

  test('a linked account whose address is another one now, or not verified any more', async () => {
    await enter(ANNA);
    for (const over of [{ email: 'bert@test.example' }, { email_verified: false }])
      expect(outcome(await enter({ ...ANNA, ...over }))[2]).toBe(false);
  });

  test('a former member, at once', async () => {
    await enter(ANNA);
    await db.delete(organizations);
    expect(outcome(await enter(ANNA))[2]).toBe(false);
  });

  test.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
    [
      'that somebody else has signed',
      async (claims) => sign(claims, (await generateKeyPair('RS256')).privateKey),
    ],
    ['for another client', (claims) => sign({ ...claims, aud: 'other' }, provider.privateKey)],
    ['of another sign-in', (claims) => sign({ ...claims, nonce: 'other' }, provider.privateKey)],
    ['that has run out', (claims) => sign({ ...claims, exp: 1_000_000 }, provider.privateKey)],
  ])('an id token %s', async (_, bend) => {
    provider.state.bend = (token) => bend(decodeJwt(token));
    expect(outcome(await enter(ANNA))[2]).toBe(false);
  });

  test('a response without this browser’s cookie, and a second use', async () => {
    provider.state.person = ANNA;
    const { search, headers } = await visit();
    const back = (by: Record<string, string>) =>
      send(zest, `/operator-auth/callback/company${search}`, { headers: by });
    expect(outcome(await back(siteHeaders(zest)))[2]).toBe(false);
    expect(outcome(await back(headers))).toEqual(SIGNED_IN);
    expect(outcome(await back(headers))[2]).toBe(false);
  });
});

function sign(claims: Record<string, unknown>, key: Parameters<SignJWT['sign']>[0]): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(key);
}

test('the sign-in screen is told the provider’s name; without one the calls don’t exist', async () => {
  expect(await client(zest).call(operatorSignIn, {})).toEqual({ company: 'Company' });
  const without = testApi(db);
  expect(await without.client(zest).call(operatorSignIn, {})).toEqual({ company: null });
  expect((await authCall(without.send, zest, '/sign-in/social', {})).status).toBe(404);
  expect((await without.send(zest, '/operator-auth/callback/company')).status).toBe(404);
});

test('an incomplete configuration is refused', () => {
  const env = { OPERATOR_OIDC_ISSUER: 'https://login.example' } as Parameters<typeof companyProvider>[0];
  expect(() => companyProvider(env)).toThrow('all four variables are needed');
  const none: CompanyProvider | undefined = companyProvider({} as typeof env);
  expect(none).toBeUndefined();
});
