import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { sendAuthCode } from '#schemas/api/account.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { CODE_SECRET, openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { createJobs } from '../../jobs.ts';
import { tenants } from '../../platform/db/schema.ts';
import { createCourier, DELIVERY_MS } from '../../platform/delivery/courier.ts';
import { diskStore } from '../../platform/media/media-store.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { feedParts } from '../feeds/services.fixtures.ts';
import { createMemberAuth } from './member-auth.ts';
import { authCodes } from './schema.ts';

const { id, ...settings } = tenantFixture('zest');
const zest = { id, ...settings };
const { db, url } = await openTestDatabase();
await db.insert(tenants).values([{ id, settings }]);
const now = Date.now;

const sockets: Socket[] = [];
/** A mail server that accepts connections, sends `greeting` and then nothing, or repeats `chatter` endlessly. */
async function silentServer(greeting: string, chatter?: string): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(greeting);
    const timer = setInterval(() => chatter && socket.write(chatter), 1_000);
    socket.on('close', () => clearInterval(timer));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('delivery times out on a mail server that is silent, stops after its greeting, or never stops sending', async () => {
  const mail = { to: 'mali@test.example', subject: '123456', text: '123456' };
  const hello = '220 mail.test.example\r\n';
  const send = async (...says: [string, string?]) =>
    createCourier(db, now, { SMTP_URL: await silentServer(...says) })(tenantScope(zest), 'Zest', mail);
  const { timeout } = AbortSignal;
  const limits = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout.call(AbortSignal, ms / 10));
  // Nodemailer by itself waits for minutes, or for as long as data arrives.
  const outcomes = await Promise.allSettled([send(''), send(hello), send(hello, '250-and so on\r\n')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(limits.mock.calls).toEqual(Array(3).fill([DELIVERY_MS]));
  limits.mockRestore();
});

test('requests for codes are answered while the mail server is silent', async () => {
  const courier = createCourier(db, now, { SMTP_URL: await silentServer('') });
  const jobs = createJobs({
    db,
    url,
    now,
    courier,
    hasMailServer: false,
    codeSecret: CODE_SECRET,
    store: diskStore(tmpdir()),
    ...feedParts(db),
    tenantOf: () => tenantScope(zest),
    tenants: () => [tenantScope(zest)],
    purge: async () => undefined,
    log: pino({ level: 'silent' }),
  });
  await jobs.start();
  const memberAuth = createMemberAuth({
    codeSecret: CODE_SECRET,
    onSignUp: async () => undefined,
    loginSecrets: {},
    now,
  });
  const { client } = testApi(db, { memberAuth });
  const ask = (rcv: string) =>
    client(zest).call(sendAuthCode, { body: { rcv, rcvType: 'EMAIL', authScene: 'REGISTER' } });
  sockets.length = 0;
  await ask('mali@test.example');
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(0), { interval: 50 });
  // The first delivery hangs now. Had each request waited for its own, five of them would have been given up by now.
  for (let i = 0; i < 5; i += 1) await ask(`nid${i}@test.example`);
  expect(sockets.filter(({ closed }) => closed).length).toBeLessThan(5);
  await jobs.stop();
  // Nothing was sent, so all codes are still due.
  const rows = await db.select().from(authCodes);
  expect(rows.filter(({ sendAt }) => sendAt !== null)).toHaveLength(6);
});
