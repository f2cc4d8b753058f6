import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../edge/api/api.fixtures.ts';
import { guesses } from './db/schema.ts';
import { judgeGuess } from './guess-limit.ts';

const { db } = await openTestDatabase();
beforeEach(() => db.delete(guesses));

test('a known device’s guess doesn’t wait for a flood from many addresses, nor is it refused', async () => {
  const judged: string[] = [];
  const ends: (() => void)[] = [];
  const guess = (name: string, device?: string) =>
    judgeGuess(
      { db, now: Date.now },
      { realm: 'operators', address: `192.0.2.${name}`, account: `${name}@b.example`, device },
      () => {
        judged.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      () => true,
    ).catch(({ code }) => code);
  const flood = Array.from({ length: 100 }, (_, i) => guess(String(i)));
  await vi.waitFor(() => expect(judged).toHaveLength(3), { interval: 5 });
  const own = guess('own', 'known device');
  flood.push(...Array.from({ length: 100 }, (_, i) => guess(String(100 + i))));
  ends.shift()?.();
  await vi.waitFor(() => expect(judged).toHaveLength(4), { interval: 5 });
  expect(judged.at(-1)).toBe('own');
  const ending = setInterval(() => ends.splice(0).forEach((end) => void end()), 1);
  expect(await own).toBeUndefined();
  const codes = await Promise.all(flood);
  clearInterval(ending);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(200 - 62);
});

describe('behind one address', () => {
  /** Codes of the refusals of wrong guesses, some at once. */
  async function refusals(guessers: readonly { account: string; claimed?: string }[]) {
    const codes: string[] = [];
    for (let i = 0; i < guessers.length; i += 20)
      await Promise.all(
        guessers.slice(i, i + 20).map((one) =>
          judgeGuess(
            { db, now: Date.now },
            { realm: 'members zest', address: '192.0.2.1', device: undefined, ...one },
            async () => false,
            (isRight) => !isRight,
          ).catch(({ code }) => codes.push(code)),
        ),
      );
    return codes.length;
  }
  const phones = (count: number, at = 0) =>
    Array.from({ length: count }, (_, i) => ({ account: `account ${at + i}`, claimed: `phone ${at + i}` }));

  test('500 phones may each mistype a password', async () => {
    expect(await refusals(phones(500))).toBe(0);
  });

  test('one device that tries many accounts is stopped after twenty', async () => {
    expect(await refusals(phones(25).map((one) => ({ ...one, claimed: 'one device' })))).toBe(5);
  });

  test('callers that claim no device are stopped after fifty', async () => {
    expect(await refusals(phones(60).map(({ account }) => ({ account })))).toBe(10);
  });

  test('invented devices have a thousand guesses together', async () => {
    expect(await refusals(phones(40))).toBe(0);
    await db.update(guesses).set({ count: 990 }).where(eq(guesses.count, 40));
    expect(await refusals(phones(20, 40))).toBe(10);
  });

  test('an account has twenty wrong guesses, from however many devices', async () => {
    expect(await refusals(phones(25).map((one) => ({ ...one, account: 'mali' })))).toBe(5);
  });
});
