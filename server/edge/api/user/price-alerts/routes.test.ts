import { beforeEach, expect, test } from 'vitest';
import { priceAlertList, removePriceAlert, setPriceAlert } from '#schemas/api/invented/price-alerts.ts';
import { priceAlertSchema } from '#schemas/entities/price-alert.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deleteMember } from '../../../../domain/account-closing/delete-member.ts';
import { priceAlerts } from '../../../../domain/alerts/schema.ts';
import { deals, goods } from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { memberCredentials, members } from '../../../../domain/members/schema.ts';
import type { Call } from '../../../../platform/call.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);

type Headers = Record<string, string>;
let mali: Headers = {};
const api = (headers: Headers = mali, tenant = zest) =>
  client(tenant, { ...headers, 'Accept-Language': 'en' });
const set = (goodsId: string, target: number, headers?: Headers) =>
  api(headers).call(setPriceAlert, { params: { goodsId }, body: { target } });
const list = async (headers?: Headers, tenant = zest) =>
  (await api(headers, tenant).call(priceAlertList, { query: {} })).alerts;
const targets = async (headers?: Headers, tenant = zest) =>
  (await list(headers, tenant)).map(({ goodsId, target }) => [goodsId, target]);
const refused = (code: string) => (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code });

beforeEach(async () => {
  for (const table of [members, goods]) await db.delete(table);
  for (const { id } of [zest, guide]) {
    await db.insert(goods).values(['fan', 'pan'].map((one) => goodsRow(id, one)));
    await db.insert(deals).values(dealRow(id, 'fan', { currentPrice: 9_000 }));
  }
  mali = await signedIn(db, zest, 'mali');
});

test('an alert is set with its goods and the cheapest price at which they can be bought', async () => {
  const contact = { memberId: 'mali', email: 'mali@shop.example' };
  await db.insert(memberCredentials).values({ tenantId: 'zest', ...contact });
  const added = await set('fan', 80.5);
  expect(added).toEqual({
    goodsId: 'fan',
    goodsCode: 'g-fan',
    goodsName: 'zest goods fan English',
    pictureUrl: '/media/zest/fan.webp',
    target: 80.5,
    currency: 'THB',
    price: 90,
    byMail: true,
    quiet: true,
    state: 'waiting',
  });
  expect(priceAlertSchema.parse(added)).toEqual(added);
  expect(await api().call(priceAlertList, { query: {} })).toEqual({ email: contact.email, alerts: [added] });
});

test('setting it again changes the one alert, and one that was sent waits again', async () => {
  await set('fan', 80);
  const sent = { state: 'sent', sentPrice: 7_900, sentAt: new Date(), nextAt: null, tries: 1 } as const;
  await db.update(priceAlerts).set({ ...sent, mailedAt: new Date(), pushedTo: ['phone'] });
  const [before] = await db.select().from(priceAlerts);
  expect(await list()).toMatchObject([{ state: 'sent', sentPrice: 79 }]);
  await set('fan', 70);
  const [after, ...more] = await db.select().from(priceAlerts);
  expect(more).toEqual([]);
  expect(after).toMatchObject({ target: 7_000, state: 'waiting', tries: 0, mailedAt: null, pushedTo: [] });
  expect(after?.nextAt).not.toBeNull();
  expect(after?.sendingId).not.toBe(before?.sendingId);
});

test('a price that holds already is refused, and nothing is stored', async () => {
  await refused('PRICE_ALERT_REACHED')(set('fan', 90));
  await refused('PRICE_ALERT_REACHED')(set('pan', 100));
  expect(await list()).toEqual([]);
  await set('fan', 89.99);
});

test('goods that can’t be bought have no price, and take any target', async () => {
  await db.update(goods).set({ availability: 'OUT_OF_STOCK' });
  expect((await set('fan', 500)).price).toBeUndefined();
});

test('a deal that is over, hidden, not yet published or in another currency gives no price', async () => {
  await set('fan', 50);
  const hour = 3_600_000;
  for (const over of [
    { expiresAt: new Date(Date.now() - hour) },
    { invalid: true },
    { publishedAt: new Date(Date.now() + hour) },
    { currency: 'IDR' },
  ]) {
    await db.delete(deals);
    await db.insert(deals).values(dealRow('zest', 'fan', { currentPrice: 9_000, ...over }));
    expect((await list())[0]?.price).toBe(100);
  }
});

test('an alert is removed once', async () => {
  await set('fan', 50);
  await api().call(removePriceAlert, { params: { goodsId: 'fan' } });
  expect(await list()).toEqual([]);
  await refused('NOT_FOUND')(api().call(removePriceAlert, { params: { goodsId: 'fan' } }));
});

test('goods that the shop doesn’t have or has hidden can’t be watched', async () => {
  await db
    .insert(goods)
    .values([goodsRow('guide', 'foreign'), goodsRow('zest', 'hidden', { invalid: true })]);
  await refused('NOT_FOUND')(set('foreign', 50));
  await refused('NOT_FOUND')(set('hidden', 50));
});

test('the limit holds when two windows set alerts at once, and a change needs no room', async () => {
  const ids = Array.from({ length: PRICE_ALERT.max + 1 }, (_, i) => `g${i}`);
  await db.insert(goods).values(ids.map((id) => goodsRow('zest', id)));
  for (const id of ids.slice(0, PRICE_ALERT.max - 1)) await set(id, 50, await withoutLimit());
  const last = await Promise.allSettled(ids.slice(-2).map(async (id) => set(id, 50, await withoutLimit())));
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(last.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'PRICE_ALERT_LIMIT' },
  });
  expect(await list()).toHaveLength(PRICE_ALERT.max);
  await set('g0', 40, await withoutLimit());
});
/** A new session of the same member: calls are limited for each. */
const withoutLimit = () => signedIn(db, zest, 'mali');

test('members see, change and remove their own alerts alone, at their own tenant', async () => {
  const nid = await signedIn(db, zest, 'nid');
  const other = await signedIn(db, guide, 'mali');
  await set('fan', 50);
  await set('fan', 60, nid);
  await client(guide, other).call(setPriceAlert, { params: { goodsId: 'fan' }, body: { target: 70 } });
  expect(await Promise.all([targets(), targets(nid), targets(other, guide)])).toEqual([
    [['fan', 50]],
    [['fan', 60]],
    [['fan', 70]],
  ]);
  expect((await list(other, guide))[0]?.goodsName).toContain('guide');
  await set('fan', 55);
  await api().call(removePriceAlert, { params: { goodsId: 'fan' } });
  expect(await Promise.all([targets(), targets(nid), targets(other, guide)])).toEqual([
    [],
    [['fan', 60]],
    [['fan', 70]],
  ]);
});

test('one product’s alert is asked for by its id', async () => {
  await set('fan', 50);
  await set('pan', 50);
  const { alerts } = await api().call(priceAlertList, { query: { goodsId: 'pan' } });
  expect(alerts.map(({ goodsId }) => goodsId)).toEqual(['pan']);
});

test('closing the account deletes its alerts', async () => {
  await set('fan', 50);
  const call = { scope: tenantScope(zest), now: Date.now } as Call;
  await db.transaction((tx) => deleteMember(tx, call, 'mali'));
  expect(await db.select().from(priceAlerts)).toEqual([]);
});
