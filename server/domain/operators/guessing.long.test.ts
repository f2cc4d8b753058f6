import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { hashPassword } from 'better-auth/crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { createOperatorAuth } from './operator-auth.ts';
import { authCall, cookiesOf, operatorFixture, PASSWORD, siteHeaders } from './operators.fixtures.ts';
import { operatorAccounts, operators, organizations } from './schema.ts';

const zest = tenantFixture('zest');
const { db, clock, send } = await openTestApi([zest]);

beforeEach(async () => {
  // Failures of one test don't count towards the limits of the next.
  clock.set(clock.now() - Date.now() + 60 * 60_000);
  await db.delete(operators);
  await db.delete(organizations);
  await operatorFixture(db, 'owner', { zest: 'owner' });
  await operatorFixture(db, 'other', { zest: 'owner' });
});

const email = 'owner@test.example';
const attempt = (password: string, over: { email?: string } = {}, cookie = '') =>
  authCall(send, zest, '/sign-in/email', { email, password, ...over }, { cookie });
const auth = createOperatorAuth({
  db,
  secret: 'another secret of the tests, long enough',
  now: clock.now,
  vault: createVault(db, undefined),
  hasMailServer: true,
  log: pino({ level: 'silent' }),
});
const signInRequest = (body: object) =>
  new Request(`${zest.siteOrigin}/api/operator-auth/sign-in/email`, {
    method: 'POST',
    headers: siteHeaders(zest),
    body: JSON.stringify(body),
  });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

const { scrypt } = crypto;

/** A cheap hash waits for it. */
let mayHash = Promise.resolve();

/** Makes hashing a thousand times faster, because these tests only count it. */
function hashCheaply() {
  vi.spyOn(crypto, 'scrypt').mockImplementation(
    ((password, salt, length, options: ScryptOptions, done) =>
      void mayHash.then(() => scrypt(password, salt, length, { ...options, N: 16 }, done))) as typeof scrypt,
  );
  syncBuiltinESMExports();
}

function hashAsUsual() {
  vi.mocked(crypto.scrypt).mockRestore();
  syncBuiltinESMExports();
}

describe('guessing concurrently', { tags: 'all' }, () => testConcurrently());

describe('with cheap hashes', () => {
  beforeAll(hashCheaply);
  beforeEach(async () => {
    await db.update(operatorAccounts).set({ password: await hashPassword(PASSWORD) });
  });
  afterAll(hashAsUsual);

  describe('guessing concurrently', () => testConcurrently());
  describe('guessing one by one', () => testOneByOne());
});

function testConcurrently() {
  test('only twenty of 150 attempts are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => statusOf(attempt(`guess ${i}`))));
    expect(answers.toSorted()).toEqual([...Array(20).fill(401), ...Array(130).fill(429)]);
  });

  test('150 attempts at any accounts from any addresses are checked or refused, and none fails', async () => {
    // Hashing takes longer than the arrival of all attempts.
    const refused = Promise.withResolvers<void>();
    mayHash = refused.promise;
    let left = 87;
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        auth
          .answer(signInRequest({ email: `a${i}@test.example`, password: 'a guess' }), {
            scope: tenantScope(zest),
            address: `10.0.${i}.1`,
          })
          .then(
            ({ status }) => status,
            ({ status }) => {
              left -= 1;
              if (left === 0) refused.resolve();
              return status;
            },
          ),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array(63).fill(401), ...Array(87).fill(429)]);
    expect(await statusOf(attempt(PASSWORD))).toBe(200);
  });
}

function testOneByOne() {
  test('an account is locked after twenty failures, for ten minutes', async () => {
    for (let i = 0; i < 20; i += 1) expect(await statusOf(attempt(`guess number ${i}`))).toBe(401);
    expect(await statusOf(attempt(PASSWORD))).toBe(429);
    expect(await statusOf(attempt(PASSWORD, { email: email.toUpperCase() }))).toBe(429);
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    expect(await statusOf(attempt(PASSWORD))).toBe(200);
  });

  test('an address is locked after fifty failures at any accounts', async () => {
    for (let i = 0; i < 50; i += 1)
      expect(await statusOf(attempt('a guess', { email: `a${i}@test.example` }))).toBe(401);
    expect(await statusOf(attempt(PASSWORD))).toBe(429);
  });

  test('successes don’t count', async () => {
    for (let i = 0; i < 25; i += 1) expect(await statusOf(attempt(PASSWORD))).toBe(200);
  });

  test('is counted by all processes together', async () => {
    const another = testApi(db);
    another.clock.set(clock.now() - Date.now());
    const elsewhere = (password: string) =>
      authCall(another.send, zest, '/sign-in/email', { email, password });
    for (let i = 0; i < 10; i += 1) {
      expect(await statusOf(attempt(`guess ${i}`))).toBe(401);
      expect(await statusOf(elsewhere(`guess ${i}`))).toBe(401);
    }
    expect(await statusOf(attempt(PASSWORD))).toBe(429);
    expect(await statusOf(elsewhere(PASSWORD))).toBe(429);
  });

  test('an IPv6 network counts as one address', async () => {
    const from = (address: string, i: number) =>
      auth.answer(signInRequest({ email: `a${i}@test.example`, password: 'a guess' }), {
        scope: tenantScope(zest),
        address,
      });
    for (let i = 0; i < 50; i += 1) expect((await from(`2001:db8::${i}`, i)).status).toBe(401);
    await expect(from('2001:db8::ffff', 50)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await from('2001:db8:0:1::1', 50)).status).toBe(401);
  });

  describe('by others doesn’t lock out', () => {
    const deviceOf = async (own: string) =>
      cookiesOf(await authCall(send, zest, '/sign-in/email', { email: own, password: PASSWORD }))
        .split('; ')
        .find((cookie) => cookie.startsWith('operator-device='));
    const guessTwenty = async (cookie = '') => {
      for (let i = 0; i < 20; i += 1) expect(await statusOf(attempt(`guess ${i}`, {}, cookie))).toBe(401);
    };

    test('a device that has signed in to the account before; it has attempts of its own', async () => {
      const device = await deviceOf(email);
      await guessTwenty();
      expect(await statusOf(attempt(PASSWORD))).toBe(429);
      expect(await statusOf(attempt(PASSWORD, {}, device))).toBe(200);
      await guessTwenty(device);
      expect(await statusOf(attempt(PASSWORD, {}, device))).toBe(429);
    });

    test('a device, unless it is another account’s or made up', async () => {
      const device = (await deviceOf('other@test.example')) ?? '';
      await guessTwenty();
      const [id = '', signature = ''] = device.split('.');
      for (const cookie of [device, `${id}.`, id, `${id}x.${signature}`, 'operator-device=.'])
        expect(await statusOf(attempt(PASSWORD, {}, cookie))).toBe(429);
    });

    test('a device, and naming the account in another request doesn’t make one known', async () => {
      const session = cookiesOf(
        await authCall(send, zest, '/sign-in/email', { email: 'other@test.example', password: PASSWORD }),
      );
      const change = { email, currentPassword: PASSWORD, newPassword: 'another long password' };
      const answer = await authCall(send, zest, '/change-password', change, { cookie: session });
      expect(answer.status).toBe(200);
      expect(cookiesOf(answer)).not.toContain('operator-device');
    });
  });
}
