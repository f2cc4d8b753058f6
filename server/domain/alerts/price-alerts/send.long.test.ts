import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { type Mail, openMailServer } from '#tests/support/mail-server.ts';
import { testSeed } from '#tests/support/seed.ts';
import { openTestDatabase } from '../../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../../edge/api/rows.fixtures.ts';
import { tenants } from '../../../platform/db/schema.ts';
import { createRandom } from '../../../platform/random.ts';
import { goods } from '../../catalogue/schema.ts';
import { memberCredentials, memberMessages, members } from '../../members/schema.ts';
import { MORNING } from '../digests.fixtures.ts';
import { priceAlerts, pushSubscriptions } from '../schema.ts';
import { pauseByToken, unsubscribeToken } from '../unsubscribe.ts';

/** Time between two changes of a price, ms. */
const CHANGE_MS = 10;
const TARGET = 100_000;

const { id: zest } = tenantFixture('zest');
const { db, url } = await openTestDatabase();

type Size = {
  alerts: number;
  processes: number;
  kills: number;
  /** Speed of the processes' clock: at 4, a lease of a minute lasts fifteen seconds. */
  speed: number;
};

const toOf = ({ to }: Mail) => to[0]?.split('@')[0] ?? '';
const isGone = (name: string) => Number(name) % 10 === 0;
const surplus = (names: readonly string[]) => names.length - new Set(names).size;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
/** Sends alerts while prices fall and rise, mail and push fail now and then, and processes are killed. */
async function sendWhileKilled({ alerts, processes, kills, speed }: Size) {
  const products = Math.round(alerts / 10);
  const leavers = Math.round(alerts / 20);
  /** Mails between two kills, on average. */
  const mailsAKill = Math.round((alerts / kills) * 0.6);
  const startedAt = Date.now();
  const now = () => MORNING + (Date.now() - startedAt) * speed;
  const random = createRandom(testSeed());
  const below = (limit: number) => random.int(0, limit - 1);

  let killed = 0;
  let drops = 0;
  let count = 0;
  let mailsToKill = mailsAKill;
  const workers = new Map<number, ChildProcess>();
  /** Mails taken: `at` and `sending` are the times before the decision and after it. */
  const accepted: { to: string; at: number; sending: number; price: number }[] = [];

  /**
   * Takes a mail, late or not, or refuses it. After a random number of mails a process is killed: the sender, which can't
   * know then that its mail was taken, or any process at a random point of its work.
   */
  const smtp = await openMailServer((mail, done) => {
    count += 1;
    if (count % 9 === 0) return done(new Error('too busy'));
    const numbers = /^Subject: (\d+) (\d+) (\d+) (\d+)/m.exec(mail.raw) ?? [];
    const [pid = 0, at = 0, sending = 0, price = 0] = numbers.slice(1).map(Number);
    accepted.push({ to: toOf(mail), at, sending, price });
    mailsToKill -= 1;
    if (mailsToKill <= 0 && killed < kills) {
      mailsToKill = 1 + below(2 * mailsAKill);
      if (below(2) === 0) kill(pid);
      else void setTimeout(below(40)).then(() => kill([...workers.keys()][below(workers.size)] ?? pid));
    }
    if (count % 50 === 0) void setTimeout(500).then(() => done());
    else done();
  });
  function kill(pid: number) {
    if (workers.get(pid)?.kill('SIGKILL')) killed += 1;
  }

  /** Forwards connections to the mail server; breaks every 25th after the server has taken the mail. */
  let connections = 0;
  const proxy = createServer((client) => {
    connections += 1;
    const isDropped = connections % 25 === 0;
    const upstream = connect(Number(new URL(smtp.url).port), '127.0.0.1');
    let isSent = false;
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('data', (data) => {
      isSent ||= data.includes('\r\n.\r\n');
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (!(isDropped && isSent)) return void client.write(data);
      if (data.toString().startsWith('250')) drops += 1;
      client.destroy();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });

  /** Push service that knows every tenth browser no more, and asks each other one to wait at its first message. */
  const pushed: string[] = [];
  const asked = new Set<string>();
  const pushes = createHttpServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    request.resume().on('end', () => {
      const isFirst = !asked.has(name);
      asked.add(name);
      const status = isGone(name) ? 410 : isFirst && Number(name) % 4 === 0 ? 429 : 201;
      if (status === 201) pushed.push(name);
      response.writeHead(status, { 'retry-after': '60' }).end();
    });
  });

  const smtpPort = await listen(proxy);
  const pushPort = await listen(pushes);
  onTestFinished(async () => {
    for (const worker of workers.values()) worker.removeAllListeners().kill('SIGKILL');
    proxy.close();
    pushes.close();
    await smtp.close();
  });

  function startWorker() {
    const file = 'server/domain/alerts/price-alerts/send.fixtures.ts';
    const args = [url, `smtp://127.0.0.1:${smtpPort}`, startedAt, MORNING, speed].map(String);
    const worker = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    workers.set(worker.pid ?? 0, worker);
    worker.on('exit', () => {
      workers.delete(worker.pid ?? 0);
      startWorker();
    });
  }

  /** Prices of each product with the times between which they may have held. */
  const timeline: { price: number; from: number; until: number }[][] = Array.from(
    { length: products },
    () => [],
  );
  async function setPrice(index: number, price: number) {
    const from = now();
    await db
      .update(goods)
      .set({ price })
      .where(eq(goods.id, `g${index}`));
    const last = timeline[index]?.at(-1);
    if (last) last.until = now();
    timeline[index]?.push({ price, from, until: Number.POSITIVE_INFINITY });
  }

  async function insertAll() {
    await db.delete(tenants);
    await db.insert(tenants).values({ id: zest, settings: {} });
    await db.insert(goods).values(Array.from({ length: products }, (_, i) => goodsRow(zest, `g${i}`)));
    for (let i = 0; i < products; i++) await setPrice(i, TARGET * 2 + i);
    const all = Array.from({ length: alerts }, (_, i) => ({ tenantId: zest, memberId: String(i) }));
    await db.insert(members).values(all.map(({ memberId: id }) => ({ tenantId: zest, id, nickname: id })));
    await db
      .insert(memberCredentials)
      .values(all.map((of) => ({ ...of, email: `${of.memberId}@shop.example` })));
    const createdAt = new Date(MORNING);
    const wish = { target: TARGET, currency: 'THB', lang: 'th', byMail: true, quiet: true } as const;
    await db.insert(priceAlerts).values(
      all.map((of, i) => ({
        ...of,
        ...wish,
        id: of.memberId.padStart(5, '0'),
        goodsId: `g${i % products}`,
        createdAt,
        sendingId: crypto.randomUUID(),
        nextAt: createdAt,
      })),
    );
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const some = all.filter((_, i) => i % 2 === 0);
    await db.insert(pushSubscriptions).values(
      some.map((of) => ({
        ...of,
        ...keys,
        id: of.memberId,
        endpoint: `http://127.0.0.1:${pushPort}/${of.memberId}`,
        createdAt,
      })),
    );
  }

  /**
   * Alerts that are still to be sent on some channel. Retries are made due at once; claimed alerts keep their leases, which
   * are shorter.
   */
  async function left(): Promise<number> {
    const isRetry = sql`${priceAlerts.nextAt} > ${new Date(now() + 120_000).toISOString()}`;
    await db
      .update(priceAlerts)
      .set({ nextAt: new Date(MORNING) })
      .where(isRetry);
    const isLeft = and(
      ne(priceAlerts.state, 'off'),
      or(eq(priceAlerts.state, 'waiting'), sql`${priceAlerts.nextAt} is not null`),
    );
    return db.$count(priceAlerts, isLeft);
  }

  await insertAll();
  for (let i = 0; i < processes; i++) startWorker();
  const offSince = new Map<string, number>();
  // Prices change until most alerts are sent; every change is another price.
  for (let change = 0; change % products !== 0 || (await left()) > alerts / 10; change++) {
    const [index, round] = [change % products, Math.floor(change / products)];
    await setPrice(index, (index + round) % 3 === 0 ? TARGET - 1 - round : TARGET * 2 + round);
    const member = String(below(alerts));
    if (change % 8 === 0 && offSince.size < leavers && !offSince.has(member)) {
      const token = unsubscribeToken('secret', zest, member, 'unsubscribe-prices');
      await pauseByToken(db, 'secret', zest, token, now());
      offSince.set(member, now());
    }
    await setTimeout(CHANGE_MS);
  }
  for (let i = 0; i < products; i++) await setPrice(i, TARGET - 50_000);
  await expect.poll(left, { timeout: 500_000, interval: 500 }).toBe(0);

  const rows = await db.select().from(priceAlerts);
  const got = new Set(accepted.map(({ to }) => to));
  const gotPush = new Set(pushed);
  const hasLeft = (id: string, at: number) => at > (offSince.get(id) ?? Number.POSITIVE_INFINITY);
  const due = rows.flatMap(({ memberId: id, state }) => (state === 'sent' && !offSince.has(id) ? [id] : []));
  const untrue = accepted.filter(
    ({ to, at, sending, price }) =>
      price > TARGET ||
      !timeline[Number(to) % products]?.some(
        (one) => one.price === price && one.from <= sending && at <= one.until,
      ),
  );
  const figures = {
    lost: due.filter((id) => !got.has(id)).length,
    lostPushes: due.filter((id) => Number(id) % 2 === 0 && !isGone(id) && !gotPush.has(id)).length,
    untrue: untrue.length,
    afterLeaving: accepted.filter(({ to, at }) => hasLeft(to, at)).length,
    decidedAfterLeaving: rows.filter(({ memberId, sentAt }) => hasLeft(memberId, Number(sentAt))).length,
    messagesTwice: surplus((await db.select().from(memberMessages)).map(({ memberId }) => memberId)),
  };
  const twice = { mails: surplus(accepted.map(({ to }) => to)), pushes: surplus(pushed) };
  expect(figures).toEqual({
    lost: 0,
    lostPushes: 0,
    untrue: 0,
    afterLeaving: 0,
    decidedAfterLeaving: 0,
    messagesTwice: 0,
  });
  expect(due.length + offSince.size).toBe(alerts);
  expect(twice.mails).toBeLessThanOrEqual(killed + drops);
  expect(twice.pushes).toBeLessThanOrEqual(killed);
  expect(killed).toBe(kills);
}

describe('processes that send while prices fall and rise and some are killed: no alert is lost, sent late or after unsubscribing, and none twice but for kills', () => {
  test('30 alerts, two kills', () => sendWhileKilled({ alerts: 30, processes: 2, kills: 2, speed: 8 }));

  test('96 alerts, four kills', { tags: 'all', timeout: 600_000 }, () =>
    sendWhileKilled({ alerts: 96, processes: 3, kills: 4, speed: 4 }),
  );
});
