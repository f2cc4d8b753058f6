import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { shareGreater } from '#tests/bench/report.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { accountKit } from './accounts.fixtures.ts';

const zest = tenantFixture('zest');
const rig = await openTestApi([zest]);
const { clock } = rig;
const { receiver, deliver, signUp, post } = accountKit(rig, [zest]);
const names = { known: 'mali@test.example', unknown: 'nobody@test.example' };
type Times = Record<keyof typeof names, number[]>;

const ROUNDS = 100;
/** Logins of whose work the sum is compared. */
const LOGINS = 8;
/** Clock time between rounds, longer than any rate limit. */
const APART_MS = 3 * 3_600_000;

beforeEach(async () => {
  clock.set(0);
  await signUp(zest, names.known).catch(() => undefined);
});

/** Measures each call for both names, in alternating order, so that other load on the machine affects both. */
async function measure(calls: Record<string, (name: string) => Promise<Response>>, between = async () => {}) {
  const times = Object.fromEntries(
    Object.keys(calls).map((call) => [call, { known: [], unknown: [] } as Times]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.set((round + 1) * APART_MS);
    for (const [call, ask] of Object.entries(calls)) {
      const turns = Object.entries(names) as [keyof Times, string][];
      for (const [who, name] of round % 2 ? turns : turns.toReversed()) {
        const started = performance.now();
        await ask(name);
        times[call]?.[who].push(performance.now() - started);
      }
      await between();
    }
  }
  return times;
}

/** Share of pairs in which the known name took longer; a half when the two can’t be distinguished. */
const tellsApart = ({ known, unknown }: Times) => shareGreater(known, unknown);

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);

function report(call: string, times: Times) {
  const line = (who: keyof Times) =>
    `${who} p10 ${at(times[who], 0.1)} p50 ${at(times[who], 0.5)} p90 ${at(times[who], 0.9)} ms`;
  process.stdout.write(
    `${call}: ${line('known')}, ${line('unknown')}, told apart ${tellsApart(times).toFixed(3)}\n`,
  );
}

test('response times do not reveal who has an account', { tags: 'all' }, async () => {
  const times = await measure(
    {
      'login by password': (email) => post(zest, 'login/emailLogin', { email, password: 'wrong1234' }),
      'asking for a code': (rcv) => post(zest, 'authcode/send', receiver(rcv, 'LOGIN')),
      'trying a code': (rcv) => post(zest, 'authcode/valid', { ...receiver(rcv, 'LOGIN'), authCode: 'x' }),
      'login by code': (email) => post(zest, 'login/codeLogin', { email, smscode: 'x', sceneCode: 'LOGIN' }),
    },
    async () => void (await deliver()),
  );
  for (const [call, measured] of Object.entries(times)) {
    report(call, measured);
    // With a hundred samples of each, 0.25 more or less is six standard deviations.
    expect(Math.abs(tellsApart(measured) - 0.5)).toBeLessThan(0.25);
  }
});

test('a login is as much work for an unknown name as for a known one', async () => {
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    for (let i = 0; i < LOGINS; i += 1) {
      clock.set(clock.now() - Date.now() + APART_MS);
      await post(zest, 'login/emailLogin', { email, password: 'wrong1234' });
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf(names.unknown);
  const known = await workOf(names.known);
  // Without a hash to compare with it was a tenth.
  expect(await workOf(names.unknown)).toBeGreaterThan(known / 2);
});
