import { beforeEach, expect, test } from 'vitest';
import { addPush, pushKey, removePush } from '#schemas/api/invented/push.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { pushSubscriptions } from '../../../../domain/alerts/schema.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members } from '../../../../domain/members/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

type Headers = Record<string, string>;
let mali: Headers = {};
const add = (endpoint: string, headers = mali, tenant = zest, keys = KEYS) =>
  client(tenant, headers).call(addPush, { body: { endpoint, ...keys } });
const remove = (endpoint: string, headers = mali) =>
  client(zest, headers).call(removePush, { body: { endpoint } });
const stored = async () =>
  (await db.select().from(pushSubscriptions))
    .map(({ tenantId, memberId, endpoint }) => `${tenantId} ${memberId} ${endpoint.split('/').at(-1)}`)
    .toSorted();

beforeEach(async () => {
  await db.delete(members);
  mali = await signedIn(db, zest, 'mali');
});

test('a browser is stored once, and for the member who used it last', async () => {
  const nid = await signedIn(db, zest, 'nid');
  await add('https://push.example/phone');
  await add('https://push.example/phone');
  expect(await stored()).toEqual(['zest mali phone']);
  await add('https://push.example/phone', nid);
  expect(await stored()).toEqual(['zest nid phone']);
});

test('a member removes an own browser only, and another tenant’s stays', async () => {
  const nid = await signedIn(db, zest, 'nid');
  await add('https://push.example/phone');
  await add('https://push.example/phone', await signedIn(db, guide, 'mali'), guide);
  await remove('https://push.example/phone', nid);
  expect(await stored()).toHaveLength(2);
  await remove('https://push.example/phone');
  expect(await stored()).toEqual(['guide mali phone']);
});

test('the oldest browsers beyond the limit are dropped', async () => {
  for (let i = 0; i <= PRICE_ALERT.maxDevices; i++) await add(`https://push.example/${i}`);
  const rows = await stored();
  expect(rows).toHaveLength(PRICE_ALERT.maxDevices);
  expect(rows).not.toContain('zest mali 0');
});

test('addresses that may not be requested, and keys that encrypt nothing, are refused', async () => {
  for (const endpoint of ['http://push.example/1', 'https://push.example:8443/1', 'ftp://push.example', 'x'])
    await expect(add(endpoint)).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
  await expect(add('https://push.example/1', mali, zest, { ...KEYS, p256dh: 'AAAA' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await stored()).toEqual([]);
});

test('the key is a point of the curve, the same for every call', async () => {
  const [one, other] = [await client(zest).call(pushKey, {}), await client(zest).call(pushKey, {})];
  expect(one).toEqual(other);
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
});
