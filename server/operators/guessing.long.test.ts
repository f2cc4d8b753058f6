import { beforeEach, describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../api/api.fixtures.ts';
import { operators, organizations } from '../db/operator-schema.ts';
import { authCall, operatorFixture, PASSWORD } from './operators.fixtures.ts';

const zest = tenantFixture('zest');
const { db, clock, send } = await openTestApi([zest]);

beforeEach(async () => {
  // Nothing that a test has failed at counts for the next one.
  clock.set(clock.now() - Date.now() + 60 * 60_000);
  await db.delete(operators);
  await db.delete(organizations);
  await operatorFixture(db, 'owner', { zest: 'owner' });
});

const email = 'owner@test.example';
const attempt = (password: string, over: { email?: string } = {}) =>
  authCall(send, zest, '/sign-in/email', { email, password, ...over });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('guessing', () => {
  test('an account’s password is held back after twenty failures, for ten minutes', async () => {
    for (let i = 0; i < 20; i += 1) expect(await statusOf(attempt(`guess number ${i}`))).toBe(401);
    expect(await statusOf(attempt(PASSWORD))).toBe(429);
    expect(await statusOf(attempt(PASSWORD, { email: email.toUpperCase() }))).toBe(429);
    clock.set(clock.now() - Date.now() + 11 * 60_000);
    expect(await statusOf(attempt(PASSWORD))).toBe(200);
  }, 30_000);

  test('from one address is held back after fifty failures at any accounts', async () => {
    for (let i = 0; i < 50; i += 1)
      expect(await statusOf(attempt('a guess', { email: `a${i}@test.example` }))).toBe(401);
    expect(await statusOf(attempt(PASSWORD))).toBe(429);
  }, 30_000);

  test('successes count for nothing', async () => {
    for (let i = 0; i < 25; i += 1) expect(await statusOf(attempt(PASSWORD))).toBe(200);
  }, 30_000);
});
