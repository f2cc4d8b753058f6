import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { CODE_SECRET, openTestDatabase } from '../../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow } from '../../../edge/api/rows.fixtures.ts';
import { tenants } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/delivery/courier.ts';
import type { Posted, PostRequest } from '../../../platform/outgoing/safe-fetch.ts';
import { tenantScope } from '../../../platform/tenants/tenants.ts';
import { deals, goods } from '../../catalogue/schema.ts';
import { memberCredentials, memberMessages, members } from '../../members/schema.ts';
import { DAY, HOUR, MORNING } from '../digests.fixtures.ts';
import { priceAlerts, pushSubscriptions } from '../schema.ts';
import { pauseByToken, unsubscribeToken } from '../unsubscribe.ts';
import { claim } from './claim.ts';
import { type PriceSender, sendPriceAlerts } from './send.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestDatabase();
await db.insert(tenants).values([zest, guide].map(({ id }) => ({ id, settings: {} })));

let now = MORNING;
let isBroken = false;
const sent: Message[] = [];
const pushed: PostRequest[] = [];
/** Responses of push services, by the endpoint. */
const answers = new Map<string, Posted>();
const sender: PriceSender = {
  db,
  now: () => now,
  log: pino({ level: 'silent' }),
  codeSecret: CODE_SECRET,
  safePost: async (request) => {
    pushed.push(request);
    return answers.get(request.url) ?? { status: 201, retryAfter: undefined };
  },
  courier: async (_scope, _shop, message) => {
    if (isBroken) throw new Error('too busy');
    sent.push(message);
  },
};
const run = (tenant = zest) => sendPriceAlerts(sender, tenantScope(tenant));
const receivers = () => sent.map(({ to }) => to.split('@')[0]).toSorted();
const one = async (memberId: string, tenantId = 'zest') =>
  (await db.select().from(priceAlerts)).find((row) => row.memberId === memberId && row.tenantId === tenantId);

/** A member of a tenant who watches the fan, which costs 100.00. */
async function watch(
  memberId: string,
  target: number,
  over: Partial<typeof priceAlerts.$inferInsert> = {},
  tenantId = 'zest',
) {
  await db.insert(members).values({ tenantId, id: memberId, nickname: memberId });
  await db.insert(memberCredentials).values({ tenantId, memberId, email: `${memberId}@${tenantId}.example` });
  await db.insert(priceAlerts).values({
    tenantId,
    id: memberId,
    memberId,
    goodsId: 'fan',
    target,
    currency: 'THB',
    lang: 'en',
    byMail: true,
    quiet: true,
    createdAt: new Date(now),
    sendingId: crypto.randomUUID(),
    nextAt: new Date(now),
    ...over,
  });
}
const price = (of: number, over: Partial<typeof goods.$inferInsert> = {}, tenantId = 'zest') =>
  db
    .update(goods)
    .set({ price: of, ...over })
    .where(eq(goods.tenantId, tenantId));

beforeEach(async () => {
  for (const table of [members, goods]) await db.delete(table);
  for (const { id } of [zest, guide]) await db.insert(goods).values(goodsRow(id, 'fan'));
  now = MORNING;
  isBroken = false;
  sent.length = 0;
  pushed.length = 0;
  answers.clear();
});

test('a held price sends no alert and uses none up, and a range with a bait is at its highest price', async () => {
  await watch('mali', 9_000);
  for (const held of ['TOO_LOW', 'TOO_HIGH', 'DROPPED'] as const) {
    await price(100, { held });
    expect([held, await run()]).toEqual([held, 0]);
  }
  await db.insert(deals).values(dealRow('zest', 'fan', { currentPrice: 100, held: 'TOO_LOW' }));
  expect(await run()).toBe(0);
  expect(await one('mali')).toMatchObject({ state: 'waiting', sentPrice: null });
  await price(100, { held: 'BAIT', maxPrice: 9_500 });
  expect(await run()).toBe(0);
  await price(100, { held: 'BAIT', maxPrice: 8_900 });
  expect(await run()).toBe(1);
  expect(await one('mali')).toMatchObject({ state: 'sent', sentPrice: 8_900 });
});

test('an alert is sent once when its price is reached, by mail and into the message centre', async () => {
  await watch('mali', 9_000);
  expect(await run()).toBe(0);
  await price(9_000);
  expect([await run(), await run()]).toEqual([1, 0]);
  await price(20_000);
  await run();
  await price(5_000);
  expect(await run()).toBe(0);
  const [mail, ...more] = sent;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'mali@zest.example',
    subject: '฿90 now: zest goods fan English',
    id: (await one('mali'))?.sendingId,
  });
  expect(mail?.text).toContain(`${zest.siteOrigin}/en/product/g-fan`);
  expect(mail?.text).toMatch(/฿90 on .*09:00, you wanted ฿90/);
  expect(await one('mali')).toMatchObject({ state: 'sent', sentPrice: 9_000, nextAt: null });
  expect(await db.select().from(memberMessages)).toMatchObject([
    { memberId: 'mali', kind: 'PRICE_REACHED', subjectType: 'GOODS', subjectId: 'fan' },
  ]);
});

test('a running deal below the goods’ own price reaches it, and is linked', async () => {
  await watch('mali', 9_000);
  await db.insert(deals).values(dealRow('zest', 'fan', { currentPrice: 8_000 }));
  await run();
  expect(sent[0]?.text).toContain('/content/d-fan');
  expect(await one('mali')).toMatchObject({ sentPrice: 8_000 });
});

test('a price that has risen since it was found isn’t sent, and its alert goes on waiting', async () => {
  await watch('mali', 9_000);
  await price(9_000);
  const scope = tenantScope(zest);
  await price(9_001);
  expect(await claim(sender, scope, 'mali')).toBeUndefined();
  await price(8_000, { availability: 'OUT_OF_STOCK' });
  expect(await claim(sender, scope, 'mali')).toBeUndefined();
  await price(8_000, { availability: 'IN_STOCK', invalid: true });
  expect(await claim(sender, scope, 'mali')).toBeUndefined();
  await price(8_000, { invalid: false });
  expect(await claim(sender, scope, 'mali')).toMatchObject({ offer: { price: 8_000 } });
});

test('a mail that failed is sent later, at the price of then, or not while that isn’t reached', async () => {
  await watch('mali', 9_000);
  await price(9_000);
  isBroken = true;
  await run();
  isBroken = false;
  expect(await run()).toBe(0);
  now += HOUR;
  await price(9_500);
  expect(await run()).toBe(0);
  await price(8_500);
  expect(await run()).toBe(1);
  expect(sent.map(({ subject }) => subject)).toEqual(['฿85 now: zest goods fan English']);
  expect(await db.select().from(memberMessages)).toHaveLength(1);
  now += DAY;
  expect(await run()).toBe(0);
});

test('an alert of a killed process is sent by another one after the lease', async () => {
  await watch('mali', 9_000);
  await price(9_000);
  await claim(sender, tenantScope(zest), 'mali');
  expect(await run()).toBe(0);
  now += HOUR;
  expect(await run()).toBe(1);
  expect(sent).toHaveLength(1);
});

test('two processes send an alert once', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await watch(id, 9_000);
  await price(9_000);
  expect((await Promise.all([run(), run(), run()])).reduce((sum, one) => sum + one)).toBe(5);
  expect(receivers()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('quiet hours are those of the tenant’s time zone, and can be given up', async () => {
  await watch('asleep', 9_000);
  await watch('awake', 9_000, { quiet: false });
  await price(9_000);
  now = MORNING - 11 * HOUR;
  await db.update(priceAlerts).set({ nextAt: new Date(now) });
  for (const [hours, expected] of [
    [0, ['awake']],
    [9.9, ['awake']],
    [10, ['asleep', 'awake']],
  ] as const) {
    now = MORNING - 11 * HOUR + hours * HOUR;
    await run();
    expect(receivers()).toEqual(expected);
  }
});

test('the link of a mail turns every price alert of its member off, and nothing else', async () => {
  await watch('mali', 9_000);
  await watch('nid', 9_000);
  await watch('mali', 9_000, {}, 'guide');
  for (const { id } of [zest, guide]) await price(9_000, {}, id);
  const leave = (kind: 'unsubscribe' | 'unsubscribe-prices') =>
    pauseByToken(db, CODE_SECRET, 'zest', unsubscribeToken(CODE_SECRET, 'zest', 'mali', kind), now);
  await leave('unsubscribe');
  expect(await one('mali')).toMatchObject({ state: 'waiting' });
  await leave('unsubscribe-prices');
  expect(await one('mali')).toMatchObject({ state: 'off', nextAt: null });
  await run();
  await run(guide);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['mali@guide.example', 'nid@zest.example']);
});

test('an alert turned off while its mail was being sent isn’t retried', async () => {
  await watch('mali', 9_000);
  await price(9_000);
  const token = unsubscribeToken(CODE_SECRET, 'zest', 'mali', 'unsubscribe-prices');
  const courier = async () => {
    await pauseByToken(db, CODE_SECRET, 'zest', token, now);
    throw new Error('too busy');
  };
  await sendPriceAlerts({ ...sender, courier }, tenantScope(zest));
  now += DAY;
  expect(await run()).toBe(0);
});

test('an alert that was set anew while its mail was being sent waits for the new price', async () => {
  await watch('mali', 9_000);
  await price(9_000);
  const courier = async () => {
    await db.update(priceAlerts).set({ state: 'waiting', tries: 0, target: 1, sendingId: 'new' });
  };
  await sendPriceAlerts({ ...sender, courier }, tenantScope(zest));
  expect(await one('mali')).toMatchObject({ state: 'waiting', mailedAt: null });
  expect((await one('mali'))?.nextAt).not.toBeNull();
});

test('closed and blocked accounts get nothing, and members without an address the message alone', async () => {
  for (const id of ['closed', 'blocked', 'phone', 'silent']) await watch(id, 9_000);
  await db.update(members).set({ closedAt: new Date() }).where(eq(members.id, 'closed'));
  await db.update(members).set({ deactivatedAt: new Date() }).where(eq(members.id, 'blocked'));
  await db.update(memberCredentials).set({ email: null }).where(eq(memberCredentials.memberId, 'phone'));
  await db.update(priceAlerts).set({ byMail: false }).where(eq(priceAlerts.memberId, 'silent'));
  await price(9_000);
  expect([await run(), sent]).toEqual([2, []]);
  const told = await db.select().from(memberMessages);
  expect(told.map(({ memberId }) => memberId).toSorted()).toEqual(['phone', 'silent']);
});

test('another tenant’s price of the same goods reaches nobody here', async () => {
  await watch('mali', 9_000);
  await price(5_000, {}, 'guide');
  expect([await run(), await run(guide)]).toEqual([0, 0]);
});

test('a price in another currency doesn’t count', async () => {
  await watch('mali', 9_000);
  await price(5_000, { currency: 'IDR' });
  expect(await run()).toBe(0);
});

/** Browsers of a member, whose push endpoints end with their names. */
async function subscribe(memberId: string, ...names: string[]) {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  for (const id of names)
    await db.insert(pushSubscriptions).values({
      ...keys,
      tenantId: 'zest',
      id,
      memberId,
      endpoint: `https://push.example/${id}`,
      createdAt: new Date(now),
    });
}
const answer = (name: string, status: number, retryAfter?: string) =>
  answers.set(`https://push.example/${name}`, { status, retryAfter });
const devices = () => pushed.map(({ url }) => url.split('/').at(-1)).toSorted();

test('an alert is pushed once to each of its member’s browsers, encrypted and signed', async () => {
  await watch('mali', 9_000);
  await watch('nid', 5_000);
  await subscribe('mali', 'phone', 'laptop');
  await subscribe('nid', 'other');
  await price(9_000);
  await run();
  await run();
  expect(devices()).toEqual(['laptop', 'phone']);
  const [request] = pushed;
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' });
  expect(request?.headers.authorization).toMatch(/^vapid t=/);
  expect(String(request?.body)).not.toContain('fan');
});

test('a browser that the push service doesn’t know any more is removed', async () => {
  await watch('mali', 9_000);
  await subscribe('mali', 'gone', 'lost', 'phone');
  answer('gone', 410);
  answer('lost', 404);
  await price(9_000);
  await run();
  expect((await db.select().from(pushSubscriptions)).map(({ id }) => id)).toEqual(['phone']);
  expect(await one('mali')).toMatchObject({ nextAt: null });
});

test.each([
  ['seconds', '600'],
  ['a date', new Date(MORNING + 600_000).toUTCString()],
])(
  'a push service that asks for time gets it, in %s: other channels are sent at once',
  async (_, retryAfter) => {
    await watch('mali', 9_000);
    await subscribe('mali', 'busy', 'phone');
    answer('busy', 429, retryAfter);
    await price(9_000);
    await run();
    expect([sent.length, devices()]).toEqual([1, ['busy', 'phone']]);
    answers.clear();
    now += 599_000;
    await run();
    expect(devices()).toHaveLength(2);
    now += 1_000;
    await price(9_001);
    await run();
    expect(devices()).toHaveLength(2);
    await price(9_000);
    await run();
    expect([sent.length, devices()]).toEqual([1, ['busy', 'busy', 'phone']]);
  },
);

test('a push service that fails ten times in a row loses the browser, and one that refuses isn’t asked again', async () => {
  await watch('mali', 9_000);
  await subscribe('mali', 'down', 'refused');
  answer('down', 503);
  answer('refused', 400);
  await price(9_000);
  await run();
  expect(devices()).toEqual(['down', 'refused']);
  await db.update(pushSubscriptions).set({ failures: 9 }).where(eq(pushSubscriptions.id, 'down'));
  now += DAY;
  await run();
  expect(devices()).toEqual(['down', 'down', 'refused']);
  expect((await db.select().from(pushSubscriptions)).map(({ id }) => id)).toEqual(['refused']);
});
