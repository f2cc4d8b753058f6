import { beforeEach, describe, expect, test } from 'vitest';
import {
  operatorPasskeys as list,
  operatorMe,
  removeOperatorPasskey,
} from '#schemas/api/invented/operators.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { totpCode } from '#tests/support/totp.ts';
import { openTestApi } from '../../../edge/api/api.fixtures.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { type Bend, openAuthenticator } from '../../members/passkeys/authenticator.fixtures.ts';
import {
  authCall,
  cookiesOf,
  operatorFixture,
  PASSWORD,
  type Person,
  signIn,
  siteHeaders,
} from '../operators.fixtures.ts';
import { resetOperator } from '../reset-operator.ts';
import {
  auditLog,
  operatorPasskeys,
  operators,
  operatorVerifications,
  organizations,
  signInMails,
} from '../schema.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, clock, send } = await openTestApi([zest, guide]);

type Headers = Record<string, string>;
type Device = ReturnType<typeof openAuthenticator>;

let anna: Person;
let session: Headers;
beforeEach(async () => {
  clock.set(clock.now() - Date.now() + 3_600_000);
  for (const table of [operators, organizations, operatorVerifications, auditLog]) await db.delete(table);
  anna = await operatorFixture(db, 'anna', { zest: 'editor', guide: 'editor' });
  session = await signIn(db, zest, anna);
});

const call = (path: string, body: object, headers: Headers = {}, tenant = zest) =>
  authCall(send, tenant, path, body, headers);
/** Headers of the browser after a response that sets cookies. */
const withCookies = (headers: Headers, response: Response): Headers => ({
  ...headers,
  cookie: [headers.cookie, cookiesOf(response)].filter(Boolean).join('; '),
});

/** Adds a passkey of the device, as the screen does. */
async function add(device: Device, bend: Bend = {}, by = session): Promise<Response> {
  const start = await call('/passkey/create', { password: PASSWORD }, by);
  const { challenge } = await start.json();
  return call('/passkey/add', device.create(challenge, bend), withCookies(by, start));
}

/** A browser that has got a challenge. */
async function begin(tenant = zest) {
  const start = await call('/passkey/start', {}, {}, tenant);
  const { challenge } = await start.json();
  return { challenge: challenge as string, headers: withCookies(siteHeaders(tenant), start) };
}

async function enter(device: Device, bend: Bend = {}, tenant = zest): Promise<Response> {
  const { challenge, headers } = await begin(tenant);
  return call('/sign-in/passkey', device.get(challenge, anna.id, bend), headers, tenant);
}

test('a passkey signs in, without the second step, and is listed, told of and removed', async () => {
  const { totpURI } = await (await call('/two-factor/enable', { password: PASSWORD }, session)).json();
  const enabled = await call('/two-factor/verify-totp', { code: totpCode(totpURI) }, session);
  session = { ...session, cookie: cookiesOf(enabled) };
  const device = openAuthenticator(zest.siteOrigin);
  expect((await add(device)).status).toBe(200);

  const entered = await enter(device);
  expect(await entered.clone().json()).toEqual({ user: { id: anna.id } });
  const here = client(zest, { ...siteHeaders(zest), cookie: cookiesOf(entered) });
  expect(await here.call(operatorMe, {})).toMatchObject({ email: anna.email, twoFactor: true });
  expect(await here.call(list, {})).toMatchObject([{ id: device.id, lastUsedAt: expect.any(Number) }]);

  await here.call(removeOperatorPasskey, { params: { id: device.id } });
  expect(await here.call(list, {})).toEqual([]);
  expect((await enter(device)).status).toBe(401);
  const written = await db.select().from(auditLog);
  expect(written.map(({ action }) => action)).toEqual(['operator.PASSKEY_ADDED', 'operator.PASSKEY_REMOVED']);
  const mails = await db.select().from(signInMails);
  expect(mails.map(({ kind, email }) => [kind, email])).toEqual([
    ['PASSKEY_ADDED', anna.email],
    ['PASSKEY_REMOVED', anna.email],
  ]);
});

describe('a passkey is added', () => {
  test('after the password alone, which is guessed as slowly as at sign-in', async () => {
    expect((await call('/passkey/create', { password: PASSWORD })).status).toBe(401);
    expect((await call('/passkey/create', {}, session)).status).toBe(400);
    const start = await call('/passkey/create', { password: 'not the password' }, session);
    expect([start.status, await start.json()]).toMatchObject([400, { code: 'INVALID_PASSWORD' }]);
    expect(start.headers.getSetCookie()).toEqual([]);
    for (let tries = 0; tries < 17; tries++)
      await call('/passkey/create', { password: `guess ${tries}` }, session);
    expect((await call('/passkey/create', { password: 'guess' }, session)).status).toBe(400);
    expect((await call('/passkey/create', { password: PASSWORD }, session)).status).toBe(429);
  });

  test('to the operator who asked for it, once, and by a challenge that was made for it', async () => {
    const device = openAuthenticator(zest.siteOrigin);
    const start = await call('/passkey/create', { password: PASSWORD }, session);
    const { challenge } = await start.json();
    const bert = await signIn(db, zest, await operatorFixture(db, 'bert', { zest: 'owner' }));
    expect((await call('/passkey/add', device.create(challenge), withCookies(bert, start))).status).toBe(401);
    expect((await call('/passkey/add', device.create(challenge), session)).status).toBe(401);
    const cookie = cookiesOf(start).replace('passkey_create', 'passkey_sign-in');
    const asSignIn = { ...siteHeaders(zest), cookie };
    expect((await call('/sign-in/passkey', device.get(challenge, anna.id), asSignIn)).status).toBe(401);
    expect((await call('/passkey/add', device.create(challenge), withCookies(session, start))).status).toBe(
      200,
    );
    const again = openAuthenticator(zest.siteOrigin).create(challenge);
    expect((await call('/passkey/add', again, withCookies(session, start))).status).toBe(401);
    expect(await db.$count(operatorPasskeys)).toBe(1);
  });

  test.each<[string, Bend]>([
    ['for another site', { origin: 'http://evil.localhost:3000', rpId: 'evil.localhost' }],
    ['with another challenge', { challenge: 'AAAA' }],
    ['without a finger', { isVerified: false }],
    ['with a certificate of its model', { isCertified: true }],
  ])('not %s', async (_, bend) => {
    expect((await add(openAuthenticator(zest.siteOrigin), bend)).status).toBe(401);
    expect(await db.$count(operatorPasskeys)).toBe(0);
  });
});

describe('signing in by a passkey', () => {
  let device: Device;
  beforeEach(async () => {
    device = openAuthenticator(zest.siteOrigin);
    await add(device);
  });

  test.each<[string, Bend]>([
    ['of another site', { origin: 'http://evil.localhost:3000', rpId: 'evil.localhost' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without a finger', { isVerified: false }],
    ['of another operator', { userHandle: 'AAAA' }],
    ['that says it is new', { type: 'webauthn.create' }],
  ])('is refused to a signature %s', async (_, bend) => {
    const answer = await enter(device, bend);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'PASSKEY_REFUSED' }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('takes a signature once, and a count that goes up', async () => {
    const { challenge, headers } = await begin();
    const signed = device.get(challenge, anna.id);
    expect((await call('/sign-in/passkey', signed, headers)).status).toBe(200);
    expect((await call('/sign-in/passkey', signed, headers)).status).toBe(401);
    expect((await enter(device, { counter: 1 })).status).toBe(401);
    expect((await enter(device)).status).toBe(200);
  });

  test('ends ten minutes after it began', async () => {
    const { challenge, headers } = await begin();
    clock.set(clock.now() - Date.now() + 600_001);
    expect((await call('/sign-in/passkey', device.get(challenge, anna.id), headers)).status).toBe(401);
  });

  test('works at its own shop alone', async () => {
    const abroad = openAuthenticator(guide.siteOrigin);
    expect((await enter(device, { origin: guide.siteOrigin, rpId: 'guide.localhost' }, guide)).status).toBe(
      401,
    );
    await add(abroad, {}, await signIn(db, zest, anna));
    expect((await enter(abroad, {}, guide)).status).toBe(401);
    expect((await enter(device)).status).toBe(200);
  });

  test('ends when the password is reset', async () => {
    await resetOperator(db, tenantScope(zest), { email: anna.email, role: 'editor' });
    expect((await enter(device)).status).toBe(401);
  });
});
