import { setTimeout as sleep } from 'node:timers/promises';
import * as account from '#schemas/api/account.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { readRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { median, type Row, row, shareGreater } from './report.ts';
import { withSite } from './site.ts';

const ROUNDS = 600;
/** Clock time between rounds, longer than any rate limit. */
const APART_MS = 3 * 3_600_000;
const names = { known: 'known@test.example', unknown: 'nobody@test.example' };
type Times = Record<keyof typeof names, number[]>;

const receiver = (rcv: string, authScene: string) => ({ rcv, rcvType: 'EMAIL', authScene });
const calls: Readonly<Record<string, [Endpoint, (name: string) => object]>> = {
  'login by password': [account.loginByEmail, (email) => ({ email, password: 'wrong1234' })],
  'asking for a code': [account.sendAuthCode, (name) => receiver(name, 'LOGIN')],
  'trying a code': [account.verifyAuthCode, (name) => ({ ...receiver(name, 'LOGIN'), authCode: 'x' })],
  'login by code': [account.loginByCode, (email) => ({ email, smscode: 'x', sceneCode: 'LOGIN' })],
};

/**
 * Measures whether the server's response time reveals who has an account, on the built site: over HTTP, names in
 * alternating order.
 */
export async function accountTiming(): Promise<Row[]> {
  return withSite(
    async (server) => {
      await signUp(server, names.known);
      const times = Object.fromEntries(
        Object.keys(calls).map((call): [string, Times] => [call, { known: [], unknown: [] }]),
      );
      for (let round = 1; round <= ROUNDS; round += 1) {
        await moveClock(server, round * APART_MS);
        const turns = Object.entries(names) as [keyof Times, string][];
        for (const [call, [endpoint, body]] of Object.entries(calls))
          for (const [who, name] of round % 2 ? turns : turns.toReversed()) {
            const started = performance.now();
            await post(server, endpoint, body(name));
            times[call]?.[who].push(performance.now() - started);
            // By then the job that sends codes has finished.
            await sleep(5);
          }
      }
      return Object.entries(times).flatMap(([call, { known, unknown }]) => {
        const told = shareGreater(known, unknown);
        return [
          row(`account-timing: ${call}, known name`, median(known), 'ms'),
          row(`account-timing: ${call}, unknown name`, median(unknown), 'ms'),
          row(`account-timing: ${call}, known takes longer`, told, 'of 1'),
          row(`account-timing: ${call}, away from a half`, Math.abs(told - 0.5), '', { atMost: 0.05 }),
        ];
      });
    },
    1,
    { TEST_HOOKS: '1' },
  );
}

const post = ({ port }: RunningServer, { path }: Endpoint, body: object) =>
  sendJson(port, 'zest', `/api${path}`, { method: 'POST', headers: { platform: 'App' }, body });

async function signUp(server: RunningServer, email: string): Promise<void> {
  await post(server, account.sendAuthCode, receiver(email, 'REGISTER'));
  const code = await codeOf(server, email);
  const proof = await post(server, account.verifyAuthCode, {
    ...receiver(email, 'REGISTER'),
    authCode: code,
  });
  const { validKey } = proof.json.data;
  const password = 'mango1234';
  const { status } = await post(server, account.registerByEmail, {
    validKey,
    password,
    repassword: password,
  });
  if (status !== 200) throw new Error(`Nobody could sign up: ${status}`);
}

async function codeOf(server: RunningServer, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await readRows<{ body: string }>(server, 'SELECT body FROM outbox WHERE destination = $1', [
      email,
    ]);
    const code = /(?<!\d)\d{6}(?!\d)/.exec(rows[0]?.body ?? '')?.[0];
    if (code) return code;
    await sleep(200);
  }
  throw new Error('No code was sent');
}
