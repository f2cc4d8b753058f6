import { beforeEach, expect, test } from 'vitest';
import {
  type AlertInput,
  addAlert,
  alertList,
  deleteAlert,
  pauseAlert,
  resumeAlert,
  updateAlert,
} from '#schemas/api/invented/deal-alerts.ts';
import { subscriptionSchema } from '#schemas/entities/subscription.ts';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { deleteMember } from '../../../../domain/account-closing/delete-member.ts';
import * as catalogueTables from '../../../../domain/catalogue/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { dealAlerts, memberCredentials, members } from '../../../../domain/members/schema.ts';
import * as searchTables from '../../../../domain/search/schema.ts';
import type { Call } from '../../../../platform/call.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { brandRow, classificationRow, keywordRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const IDS = ['a', 'b', 'c', 'd'];
for (const { id } of [zest, guide]) {
  const own = id === 'zest' ? IDS : [...IDS, 'foreign'];
  await db.insert(catalogueTables.brands).values(own.map((one) => brandRow(id, one)));
  await db
    .insert(catalogueTables.classifications)
    .values(own.map((one, at) => classificationRow(id, one, String(at + 1))));
  await db.insert(searchTables.keywords).values(own.map((one) => keywordRow(id, one)));
}

type Headers = Record<string, string>;
let mali: Headers = {};
const api = (headers: Headers = mali, tenant = zest) =>
  client(tenant, { ...headers, 'Accept-Language': 'en' });
const add = (body: AlertInput, headers?: Headers) => api(headers).call(addAlert, { body });
const list = async (headers?: Headers, tenant = zest) =>
  (await api(headers, tenant).call(alertList, {})).subscriptions;
const refused = (code: string, message?: string) => (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({ code, ...(message && { message }) });

beforeEach(async () => {
  await db.delete(members);
  mali = await signedIn(db, zest, 'mali');
});

test('[D2] keyword, brand, category, tag, method and paused are returned with their names', async () => {
  await db
    .insert(memberCredentials)
    .values({ tenantId: 'zest', memberId: 'mali', email: 'mali@shop.example' });
  const input = { keyword: ' air fryer ', brandId: 'b', categoryIds: ['c', 'a'], tagIds: ['d'] };
  const added = await add(input);
  expect(added).toEqual({
    id: expect.any(String),
    keyword: 'air fryer',
    brand: { id: 'b', name: 'zest brand b English' },
    category: [
      { id: 'a', name: 'zest category a English' },
      { id: 'c', name: 'zest category c English' },
    ],
    tag: [{ id: 'd', name: 'zest keyword d English' }],
    method: 'email',
    paused: false,
  });
  expect(subscriptionSchema.parse(added)).toEqual(added);
  expect(await api().call(alertList, {})).toEqual({ email: 'mali@shop.example', subscriptions: [added] });
  for (const wrong of [
    { ...added, paused: undefined },
    { ...added, tag: ['d'] },
    { ...added, keyword: 1 },
  ])
    expect(subscriptionSchema.safeParse(wrong).success).toBe(false);
});

test('a highest price narrows an alert, in the tenant’s currency, and is none by itself', async () => {
  const plain = await add({ keyword: 'fan' });
  const cheap = await add({ keyword: 'fan', maxPrice: 199.5 });
  expect([plain.maxPrice, cheap.maxPrice, cheap.currency]).toEqual([undefined, 199.5, 'THB']);
  await refused('ALERT_EXISTS')(add({ keyword: 'fan', maxPrice: 199.5 }));
  await refused('ALERT_EMPTY')(add({ maxPrice: 199.5 }));
  await add({ tagIds: ['d'], maxPrice: 100 });
  await refused('ALERT_EXISTS')(add({ tagIds: ['d'], maxPrice: 100 }));
});

test('[D3] [X41] limits are reported in the words of the specification', async () => {
  const text = (length: number) =>
    'air fryer '
      .repeat(9)
      .slice(0, length - 1)
      .concat('x');
  await add({ keyword: text(50) });
  await add({ keyword: 'SM-X'.padEnd(50, '1a') });
  await refused('KEYWORD_TOO_LONG', 'Please use at most 50 characters')(add({ keyword: text(51) }));
  await add({ categoryIds: ['a', 'b', 'c', 'c'] });
  await refused('TOO_MANY_CATEGORIES', 'Select up to three')(add({ categoryIds: IDS }));
  await add({ tagIds: ['a', 'b', 'c'] });
  await refused('TOO_MANY_TAGS', 'Select up to three tags')(add({ tagIds: IDS }));
  await refused('ALERT_EMPTY')(add({}));
  await refused('ALERT_EMPTY')(add({ keyword: '!?', tagIds: ['a'] }));
  expect(await list()).toHaveLength(4);
});

test('[D3] an equal alert is refused, also in another spelling and order; for a tag the message names it', async () => {
  const one = await add({ keyword: 'Air Fryer', categoryIds: ['a', 'b'] });
  const again = { keyword: 'air fryer', categoryIds: ['b', 'a'] };
  await refused('ALERT_EXISTS', 'This alert already exists')(add(again));
  await refused('ALERT_EXISTS')(add({ ...again, keyword: ' air \u3000  fryer' }));
  await add({ tagIds: ['a'] });
  await refused('TAG_SUBSCRIBED', 'You already follow “zest keyword a English”')(add({ tagIds: ['a'] }));
  const other = await add({ tagIds: ['b'] });
  const change = (id: string, body: AlertInput) => api().call(updateAlert, { params: { id }, body });
  await refused('ALERT_EXISTS')(change(other.id, again));
  expect(await change(one.id, { ...again, tagIds: ['d'] })).toMatchObject({
    id: one.id,
    keyword: 'air fryer',
  });
  expect(await list()).toHaveLength(3);
});

test('[D3] ten at most, even if many are added concurrently, and none twice', async () => {
  const attempts = Array.from({ length: 24 }, (_, i) => add({ keyword: `word${i % 12}` }));
  const answers = await Promise.allSettled(attempts);
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['ALERT_EXISTS', 'ALERT_LIMIT']));
  const kept = await list();
  expect(new Set(kept.map(({ keyword }) => keyword)).size).toBe(DEAL_ALERT.maxSubscriptions);
  expect(kept).toHaveLength(DEAL_ALERT.maxSubscriptions);
  await refused(
    'ALERT_LIMIT',
    'Max 10 subscriptions. Please delete before adding.',
  )(add({ keyword: 'more' }));
  await api().call(deleteAlert, { params: { id: String(kept[0]?.id) } });
  await add({ keyword: 'more' });
});

test('only its member can pause, resume, change and delete an alert', async () => {
  const { id } = await add({ keyword: 'fan' });
  const nid = await signedIn(db, zest, 'nid');
  const namesake = await signedIn(db, guide, 'mali');
  for (const [headers, tenant] of [
    [nid, zest],
    [namesake, guide],
  ] as const) {
    const other = api(headers, tenant);
    expect(await list(headers, tenant)).toEqual([]);
    for (const one of [pauseAlert, resumeAlert, deleteAlert])
      await refused('NOT_FOUND')(other.call(one, { params: { id } }));
    const change = { params: { id }, body: { keyword: 'stolen' } };
    await refused('NOT_FOUND')(other.call(updateAlert, change));
  }
  const states: unknown[] = [];
  for (const one of [pauseAlert, resumeAlert]) {
    await api().call(one, { params: { id } });
    states.push((await list())[0]?.paused);
  }
  expect(states).toEqual([true, false]);
  await api().call(deleteAlert, { params: { id } });
  expect(await list()).toEqual([]);
});

test('an alert can’t use ids that the tenant doesn’t have', async () => {
  for (const body of [{ brandId: 'foreign' }, { categoryIds: ['foreign'] }, { tagIds: ['a', 'foreign'] }])
    await refused('NOT_FOUND')(add(body));
  expect(await db.select().from(dealAlerts)).toEqual([]);
});

test('alerts are deleted with the account', async () => {
  await add({ keyword: 'fan' });
  const call = { scope: tenantScope(zest), now: Date.now } as Call;
  await db.transaction((tx) => deleteMember(tx, call, 'mali'));
  expect(await db.select().from(dealAlerts)).toEqual([]);
});
