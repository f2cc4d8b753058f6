import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../edge/api/api.fixtures.ts';
import { judgeGuess } from './guess-limit.ts';

const { db } = await openTestDatabase();

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
