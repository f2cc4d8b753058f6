import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { proveMember } from '#schemas/api/invented/member-sessions.ts';
import * as calls from '#schemas/api/invented/passkeys.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { accountKit, PASSWORD } from '../../../../domain/members/accounts.fixtures.ts';
import { type Bend, openAuthenticator } from '../../../../domain/members/passkeys/authenticator.fixtures.ts';
import {
  authCodes,
  memberCredentials,
  memberIdentities,
  memberPasskeys,
  members,
} from '../../../../domain/members/schema.ts';
import { securityNotices } from '../../../../domain/members/security/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { openBrowser } from '../../browser.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const rig = await openTestApi([zest, guide]);
const { db, clock } = rig;
const { keyFor, signUp } = accountKit(rig, [zest, guide]);
const mali = 'mali@test.example';
const nid = 'nid@test.example';

beforeEach(async () => {
  clock.set(0);
  await db.delete(authCodes);
  await db.delete(members);
});

type Answer = { code: string; data: { challenge: string; userId: string } & unknown[] };
/** Browser of one shopper, with the steps of a passkey's creation and of a sign-in by it. */
function browser(tenant = zest, jar?: Map<string, string>) {
  const own = openBrowser(rig, tenant, jar);
  const post = (path: string, body?: object, method?: string) =>
    own.post(path, body, method) as unknown as Promise<Answer>;
  const challenge = async () => (await post(calls.startPasskeyLogin.path)).data.challenge;
  const creation = async () => (await post(calls.startPasskey.path)).data.challenge;
  const finish = async (body: object) => (await post(calls.loginByPasskey.path, body)).code;
  const add = async (body: object) => (await post(calls.addPasskey.path, body)).code;
  const remove = async (id: string) =>
    (await post(calls.removePasskey.path.replace('{id}', id), {}, 'DELETE')).code;
  const isMember = async () => (await own.visit(account.ownProfile.path)).status === 200;
  return { jar: own.jar, visit: own.visit, post, challenge, creation, finish, add, remove, isMember };
}

/** A member with a session in a browser. */
async function memberOf(contact = mali, tenant = zest) {
  await signUp(tenant, contact);
  const shopper = browser(tenant);
  const { data } = await shopper.post(account.loginByEmail.path, { email: contact, password: PASSWORD });
  return { ...shopper, id: data.userId };
}
/** A member with a passkey, and a browser without a session. */
async function withPasskey(contact = mali, tenant = zest) {
  const device = openAuthenticator(tenant.siteOrigin);
  const member = await memberOf(contact, tenant);
  expect(await member.add(device.create(await member.creation()))).toBe('200');
  return { device, member, guest: browser(tenant) };
}

/** Prepares requests, lets all of them run up against the table's locked rows, then lets them go. */
async function atOnce<T>(
  table: typeof memberCredentials | typeof memberPasskeys,
  shoppers: ReturnType<typeof browser>[],
  prepare: (shopper: ReturnType<typeof browser>) => Promise<() => Promise<T>>,
): Promise<T[]> {
  const requests = await Promise.all(shoppers.map(prepare));
  const answers = await db.transaction(async (tx) => {
    await tx.select().from(table).for('update');
    const all = Promise.all(requests.map((request) => request()));
    await vi.waitUntil(async () => (await blocked()) === requests.length);
    return { all };
  });
  return answers.all;
}

async function blocked(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

describe('a passkey', () => {
  test('is created by a member, signs in a browser without a session and is listed with its last use', async () => {
    const { device, member, guest } = await withPasskey();
    const listed = async () => (await (await member.visit(calls.passkeyList.path)).json()).data;
    expect(await listed()).toEqual([
      { id: device.id, model: expect.stringMatching(/^[0-]+$/), agent: '', createTime: expect.any(Number) },
    ]);
    const answer = await guest.post(
      calls.loginByPasskey.path,
      device.get(await guest.challenge(), member.id),
    );
    expect(answer).toMatchObject({ code: '200', data: { userId: member.id } });
    expect(await guest.isMember()).toBe(true);
    expect(await listed()).toMatchObject([{ lastUsedTime: expect.any(Number) }]);
    expect(await guest.remove(device.id)).toBe('200');
    expect(await listed()).toEqual([]);
    // Removed again, it is no further change.
    await guest.remove(device.id);
    const notices = await db.select().from(securityNotices).orderBy(securityNotices.event);
    expect(notices.map(({ event }) => event)).toEqual(['PASSKEY_ADDED', 'PASSKEY_REMOVED']);
    const other = browser();
    expect(await other.finish(device.get(await other.challenge(), member.id))).toBe('PASSKEY_REFUSED');
  });

  test('belongs to the tenant’s host, must verify its user and can be found without a name', async () => {
    const member = await memberOf();
    const { data } = await member.post(calls.startPasskey.path);
    expect(data).toMatchObject({
      rp: { id: 'zest.localhost' },
      user: { id: Buffer.from(member.id).toString('base64url'), name: mali },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect((await browser().post(calls.startPasskeyLogin.path)).data).toMatchObject({
      rpId: 'zest.localhost',
      userVerification: 'required',
    });
  });

  test('two windows of a browser that wait at once can both be used', async () => {
    const { device, member, guest } = await withPasskey();
    const first = await guest.challenge();
    expect(await guest.challenge()).toBe(first);
    expect(await guest.finish(device.get(first, member.id))).toBe('200');
    const second = await guest.challenge();
    expect(second).not.toBe(first);
    expect(await guest.finish(device.get(second, member.id))).toBe('200');
  });

  test('is the tenth at most, also of two at once', async () => {
    const { member } = await withPasskey();
    const [row] = await db.select().from(memberPasskeys);
    if (!row) throw new Error('No passkey');
    await db
      .insert(memberPasskeys)
      .values(Array.from({ length: 8 }, (_, index) => ({ ...row, id: `more-${index}` })));
    const windows = [browser(zest, new Map(member.jar)), browser(zest, new Map(member.jar))];
    const codes = await atOnce(memberCredentials, windows, async (one) => {
      const body = openAuthenticator(zest.siteOrigin).create(await one.creation());
      return () => one.add(body);
    });
    expect(codes.toSorted()).toEqual(['200', 'PASSKEY_LIMIT']);
    expect((await member.post(calls.startPasskey.path)).code).toBe('PASSKEY_LIMIT');
  });
});

describe('a sign-in is refused', () => {
  test('the second time, also at once and with the cookies of the first', async () => {
    const { device, member, guest } = await withPasskey();
    const body = device.get(await guest.challenge(), member.id);
    const all = [guest, ...Array.from({ length: 3 }, () => browser(zest, new Map(guest.jar)))];
    const codes = await Promise.all(all.map((one) => one.finish(body)));
    expect(codes.toSorted()).toEqual(['200', 'LOGIN_EXPIRED', 'LOGIN_EXPIRED', 'LOGIN_EXPIRED']);
  });

  test('a used challenge isn’t given again to the cookie that has kept it', async () => {
    const { device, member, guest } = await withPasskey();
    const first = await guest.challenge();
    const copy = browser(zest, new Map(guest.jar));
    await guest.finish(device.get(first, member.id));
    expect(await copy.challenge()).not.toBe(first);
  });

  test('in a browser that hasn’t got the challenge, and after eleven minutes', async () => {
    const { device, member, guest } = await withPasskey();
    const body = device.get(await guest.challenge(), member.id);
    expect(await browser().finish(body)).toBe('LOGIN_EXPIRED');
    const other = browser();
    await other.challenge();
    expect(await other.finish(body)).toBe('PASSKEY_REFUSED');
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    expect(await guest.finish(body)).toBe('LOGIN_EXPIRED');
  });

  test('with the challenge of a creation', async () => {
    const { device, member } = await withPasskey();
    const challenge = await member.creation();
    expect(await member.finish(device.get(challenge, member.id))).toBe('LOGIN_EXPIRED');
  });

  test.each<[string, Bend]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another tenant’s origin', { origin: guide.siteOrigin }],
    ['a host above the tenant’s', { rpId: 'localhost' }],
    ['another tenant’s host', { rpId: 'guide.localhost' }],
    ['no verified user', { isVerified: false }],
    ['the signature of a creation', { type: 'webauthn.create' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['another member’s handle', { userHandle: Buffer.from('someone').toString('base64url') }],
  ])('with %s', async (_, bend) => {
    const { device, member, guest } = await withPasskey();
    expect(await guest.finish(device.get(await guest.challenge(), member.id, bend))).toBe('PASSKEY_REFUSED');
    expect(await guest.isMember()).toBe(false);
    expect(await guest.finish(device.get(await guest.challenge(), member.id))).toBe('200');
  });

  test('with a counter that doesn’t rise, as a copied authenticator’s; one that never counts is taken', async () => {
    const { device, member, guest } = await withPasskey();
    const get = async (counter: number) =>
      guest.finish(device.get(await guest.challenge(), member.id, { counter }));
    expect([await get(0), await get(0), await get(5)]).toEqual(['200', '200', '200']);
    expect([await get(5), await get(4), await get(0)]).toEqual(Array(3).fill('PASSKEY_REFUSED'));
    expect(await get(6)).toBe('200');
  });

  test('the same counter at once signs in once', async () => {
    const { device, member } = await withPasskey();
    const codes = await atOnce(memberPasskeys, [browser(), browser(), browser()], async (one) => {
      const body = device.get(await one.challenge(), member.id, { counter: 7 });
      return () => one.finish(body);
    });
    expect(codes.toSorted()).toEqual(['200', 'PASSKEY_REFUSED', 'PASSKEY_REFUSED']);
  });

  test.each(['signature', 'authenticatorData', 'clientDataJSON'] as const)(
    'with a changed %s',
    async (part) => {
      const { device, member, guest } = await withPasskey();
      const body = device.get(await guest.challenge(), member.id);
      const bytes = Buffer.from(body.response[part], 'base64url');
      bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
      const response = { ...body.response, [part]: bytes.toString('base64url') };
      expect(await guest.finish({ ...body, response })).toBe('PASSKEY_REFUSED');
    },
  );

  test('with one’s own signature in the name of another member’s passkey', async () => {
    const victim = await withPasskey();
    const thief = await withPasskey(nid);
    const body = thief.device.get(await thief.guest.challenge(), victim.member.id);
    const stolen = { ...body, id: victim.device.id, rawId: victim.device.id };
    expect(await thief.guest.finish(stolen)).toBe('PASSKEY_REFUSED');
  });

  test('at another tenant, even with its own challenge and a member of the same id', async () => {
    const { device, member } = await withPasskey();
    await db.insert(members).values({ tenantId: 'guide', id: member.id, nickname: 'Same' });
    await db.insert(memberCredentials).values({ tenantId: 'guide', memberId: member.id });
    const there = browser(guide);
    const bend = { origin: guide.siteOrigin, rpId: 'guide.localhost' };
    expect(await there.finish(device.get(await there.challenge(), member.id, bend))).toBe('PASSKEY_REFUSED');
  });

  test('for a blocked or closed account', async () => {
    const { device, member, guest } = await withPasskey();
    const finish = async () => guest.finish(device.get(await guest.challenge(), member.id));
    await db.update(members).set({ deactivatedAt: new Date() });
    expect(await finish()).toBe('ACCOUNT_DEACTIVATED');
    await db.update(members).set({ deactivatedAt: null, closedAt: new Date() });
    expect(await finish()).toBe('PASSKEY_REFUSED');
  });
});

describe('a creation is refused', () => {
  test('for a guest, the second time, and in a browser that hasn’t begun it', async () => {
    const device = openAuthenticator(zest.siteOrigin);
    expect((await browser().post(calls.startPasskey.path)).code).toBe('401');
    const member = await memberOf();
    const body = device.create(await member.creation());
    const copy = browser(zest, new Map(member.jar));
    const nowhere = await memberOf(nid);
    expect(await nowhere.add(body)).toBe('LOGIN_EXPIRED');
    expect(await member.add(body)).toBe('200');
    expect(await copy.add(body)).toBe('LOGIN_EXPIRED');
  });

  test('if another member began it in this browser', async () => {
    const device = openAuthenticator(zest.siteOrigin);
    const first = await memberOf();
    const second = await memberOf(nid);
    const body = device.create(await first.creation());
    second.jar.set('passkey-new', first.jar.get('passkey-new') ?? '');
    expect(await second.add(body)).toBe('LOGIN_EXPIRED');
  });

  test('if another member has that passkey', async () => {
    const { device } = await withPasskey();
    const thief = await memberOf(nid);
    expect(await thief.add(device.create(await thief.creation()))).toBe('PASSKEY_REFUSED');
    expect(await db.select().from(memberPasskeys)).toHaveLength(1);
  });

  test.each<[string, Bend]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another tenant’s host', { rpId: 'guide.localhost' }],
    ['no verified user', { isVerified: false }],
    ['the signature of a sign-in', { type: 'webauthn.get' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a certificate that nobody asked for', { isCertified: true }],
  ])('with %s', async (_, bend) => {
    const device = openAuthenticator(zest.siteOrigin);
    const member = await memberOf();
    expect(await member.add(device.create(await member.creation(), bend))).toBe('PASSKEY_REFUSED');
    expect(await db.select().from(memberPasskeys)).toEqual([]);
  });

  test.each(['AAAA', Buffer.from(new Uint8Array(9_000).fill(0x9f)).toString('base64url')])(
    'with an attestation that isn’t one: %#',
    async (attestationObject) => {
      const member = await memberOf();
      const body = openAuthenticator(zest.siteOrigin).create(await member.creation());
      const response = { ...body.response, attestationObject };
      expect(await member.add({ ...body, response })).toBe('PASSKEY_REFUSED');
    },
  );
});

describe('a session that is older than ten minutes', () => {
  /** The member, eleven minutes after the sign-in, and the device with a passkey of theirs. */
  const aged = async () => {
    const { device, member } = await withPasskey();
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    return { device, member };
  };
  const startOf = async (member: ReturnType<typeof browser>) =>
    (await member.post(calls.startPasskey.path)).code;

  test('adds a passkey after a proof by code, password or passkey, for ten minutes', async () => {
    const { device, member } = await aged();
    const prove = async (body: object) => (await member.post(proveMember.path, body)).code;
    const headers = { Authorization: `Bearer ${member.jar.get('user-token')}` };
    const proofs = [
      async () => prove({ validKey: await keyFor(zest, mali, 'CHECK_OLD_MOBILE_EMAIL', headers) }),
      async () => prove({ password: PASSWORD }),
      async () => {
        const body = device.get(await member.challenge(), member.id);
        return (await member.post(calls.proveByPasskey.path, body)).code;
      },
    ];
    for (const one of proofs) {
      expect(await startOf(member)).toBe('PROOF_NEEDED');
      expect(await one()).toBe('200');
      const body = openAuthenticator(zest.siteOrigin).create(await member.creation());
      expect(await member.add(body)).toBe('200');
      clock.set(clock.now() - Date.now() + 11 * 60_000);
    }
    expect(await db.$count(memberPasskeys)).toBe(4);
  });

  test('isn’t proved by another member’s proof, a wrong password or a proof of another session', async () => {
    const { member } = await aged();
    const thief = await withPasskey(nid);
    const asThief = { Authorization: `Bearer ${thief.member.jar.get('user-token')}` };
    const foreignKey = await keyFor(zest, nid, 'CHECK_OLD_MOBILE_EMAIL', asThief);
    const resetKey = await keyFor(zest, mali, 'CHANGEPWD');
    const foreign = thief.device.get(await member.challenge(), thief.member.id);
    const refused = [
      await member.post(proveMember.path, { validKey: foreignKey }),
      await member.post(proveMember.path, { validKey: resetKey }),
      await member.post(proveMember.path, { password: 'wrong1234' }),
      await member.post(proveMember.path, {}),
      await member.post(calls.proveByPasskey.path, foreign),
    ];
    expect(refused.map(({ code }) => code)).toEqual([
      'PROOF_EXPIRED',
      'PROOF_EXPIRED',
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'PASSKEY_REFUSED',
    ]);
    const other = browser();
    await other.post(account.loginByEmail.path, { email: mali, password: PASSWORD });
    expect(await startOf(other)).toBe('200');
    expect(await startOf(member)).toBe('PROOF_NEEDED');
  });

  test('has twenty guesses at the password', async () => {
    const { member } = await aged();
    const guess = async (password: string) => (await member.post(proveMember.path, { password })).code;
    for (let i = 0; i < 20; i += 1) expect(await guess(`wrong${i}`)).toBe('WRONG_CREDENTIALS');
    expect(await guess(PASSWORD)).toBe('RATE_LIMITED');
  });
});

describe('a reset of the password', () => {
  /** A member with two passkeys and a linked provider, and the key of a reset. */
  const withWays = async () => {
    const { device, member } = await withPasskey();
    const second = openAuthenticator(zest.siteOrigin);
    await member.add(second.create(await member.creation()));
    await db
      .insert(memberIdentities)
      .values({ tenantId: 'zest', provider: 'line', subject: 'U1', memberId: member.id });
    const other = await withPasskey(nid);
    const elsewhere = await withPasskey(mali, guide);
    await db.delete(securityNotices);
    return {
      device,
      second,
      member,
      strangers: [other.device.id, elsewhere.device.id],
      validKey: await keyFor(zest, mali, 'CHANGEPWD'),
    };
  };
  const fresh = { password: 'durian5678', repassword: 'durian5678' };
  const reset = async (body: object) => (await browser().post(account.resetPassword.path, body)).code;
  const left = async () => (await db.select().from(memberPasskeys)).map(({ id }) => id).toSorted();

  test('lists the other ways of the account that the key proves, and uses no key up', async () => {
    const { device, second, validKey } = await withWays();
    const ways = async (body: object, tenant = zest) => browser(tenant).post(calls.resetWays.path, body);
    const { data } = await ways({ validKey });
    expect(data).toMatchObject({ passkeys: [{ id: second.id }, { id: device.id }], providers: ['line'] });
    expect(await ways({ validKey: 'no' })).toMatchObject({ code: 'PROOF_EXPIRED' });
    expect(await ways({ validKey }, guide)).toMatchObject({ code: 'PROOF_EXPIRED' });
    expect(await reset({ validKey, ...fresh })).toBe('200');
    expect(await ways({ validKey })).toMatchObject({ code: 'PROOF_EXPIRED' });
  });

  test('ends passkeys and linked providers, and tells of each', async () => {
    const { device, member, strangers, validKey } = await withWays();
    expect(await reset({ validKey, ...fresh })).toBe('200');
    expect(await left()).toEqual(strangers.toSorted());
    expect(await db.select().from(memberIdentities)).toEqual([]);
    const guest = browser();
    expect(await guest.finish(device.get(await guest.challenge(), member.id))).toBe('PASSKEY_REFUSED');
    const notices = await db.select().from(securityNotices).orderBy(securityNotices.event);
    expect(notices.map(({ event, provider }) => [event, provider])).toEqual([
      ['LOGIN_UNLINKED', 'line'],
      ['PASSKEY_REMOVED', null],
      ['PASSKEY_REMOVED', null],
      ['PASSWORD_CHANGED', null],
    ]);
  });

  test('keeps those that the member keeps, and no one else’s', async () => {
    const { device, member, strangers, validKey } = await withWays();
    const kept = { keptPasskeys: [device.id, ...strangers], keptProviders: ['line'] };
    expect(await reset({ validKey, ...fresh, ...kept })).toBe('200');
    expect(await left()).toEqual([device.id, ...strangers].toSorted());
    expect(await db.$count(memberIdentities)).toBe(1);
    const guest = browser();
    expect(await guest.finish(device.get(await guest.challenge(), member.id))).toBe('200');
  });

  test('leaves no passkey that was being added meanwhile', async () => {
    const { member, strangers, validKey } = await withWays();
    const body = openAuthenticator(zest.siteOrigin).create(await member.creation());
    const answers = await db.transaction(async (tx) => {
      await tx.select().from(memberCredentials).where(eq(memberCredentials.email, mali)).for('update');
      const ended = reset({ validKey, ...fresh });
      await vi.waitUntil(async () => (await blocked()) === 1);
      const added = member.add(body);
      await vi.waitUntil(async () => (await blocked()) === 2);
      return { all: Promise.all([ended, added]) };
    });
    expect(await answers.all).toEqual(['200', '401']);
    expect(await left()).toEqual(strangers.toSorted());
  });
});

describe('removing', () => {
  test('the last way in is refused', async () => {
    const { member, device } = await withPasskey();
    await db.update(memberCredentials).set({ email: null, passwordHash: null });
    expect(await member.remove(device.id)).toBe('LAST_WAY');
    expect(await db.select().from(memberPasskeys)).toHaveLength(1);
  });

  test('another member’s or another tenant’s passkey leaves it', async () => {
    const { device } = await withPasskey();
    const other = await memberOf(nid);
    const elsewhere = await memberOf(mali, guide);
    await Promise.all([other.remove(device.id), elsewhere.remove(device.id)]);
    expect(await db.select().from(memberPasskeys)).toHaveLength(1);
  });
});
