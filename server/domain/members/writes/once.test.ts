import { beforeEach, expect, test } from 'vitest';
import { createReply } from '#schemas/api/interaction.ts';
import { addAlert } from '#schemas/api/invented/deal-alerts.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../../edge/api/rows.fixtures.ts';
import { forgetOld } from '../../account-closing/forget-old.ts';
import { goods } from '../../catalogue/schema.ts';
import { signedIn } from '../members.fixtures.ts';
import { dealAlerts, replies } from '../schema.ts';
import { memberWrites } from './schema.ts';

const zest = tenantFixture('zest');
const { db, client, clock, purged } = await openTestApi([zest]);
await db.insert(goods).values(goodsRow('zest', 'one'));
const session = await signedIn(db, zest, 'mali');

beforeEach(async () => {
  clock.set(0);
  await db.delete(replies);
  await db.delete(memberWrites);
});

const write = (requestId: string, content = 'Good', headers: Record<string, string> = session) =>
  client(zest, { ...headers, 'x-request-id': requestId }).call(createReply, {
    body: { subjectType: 'GOODS', subjectId: 'one', content },
  });
const ID = 'a'.repeat(32);

test('a repeated write is carried out once and gets the first result, also concurrently', async () => {
  const first = await write(ID);
  const before = purged.length;
  const again = await Promise.all(Array.from({ length: 4 }, () => write(ID)));
  for (const one of again) expect(one).toEqual(first);
  expect(await db.select().from(replies)).toHaveLength(1);
  expect(purged.length).toBe(before);
  const together = await Promise.all(Array.from({ length: 5 }, () => write('b'.repeat(32), 'Together')));
  expect(new Set(together.map(({ id }) => id)).size).toBe(1);
  expect(await db.select().from(replies)).toHaveLength(2);
});

test('another content, member, or request is another write', async () => {
  await write(ID);
  await write(ID, 'Better');
  await write('c'.repeat(32));
  await write(ID, 'Good', await signedIn(db, zest, 'ploy'));
  expect(await db.select().from(replies)).toHaveLength(4);
});

test('a refused write leaves nothing, and is tried again', async () => {
  const api = client(zest, { ...session, 'x-request-id': ID });
  const missing = { subjectType: 'GOODS', subjectId: 'none', content: 'Good' } as const;
  for (let i = 0; i < 2; i++)
    await expect(api.call(createReply, { body: missing })).rejects.toMatchObject({ status: 404 });
  expect(await db.select().from(memberWrites)).toEqual([]);
});

test('a repeated alert is the same alert, not one too many', async () => {
  const api = client(zest, { ...session, 'x-request-id': ID });
  const body = { keyword: 'หูฟัง' };
  const first = await api.call(addAlert, { body });
  expect(await api.call(addAlert, { body })).toEqual(first);
  expect(await db.select().from(dealAlerts)).toHaveLength(1);
});

test('writes are forgotten after a day', async () => {
  await write(ID);
  clock.set(23 * 3_600_000);
  await forgetOld({ db, now: clock.now });
  expect(await db.select().from(memberWrites)).toHaveLength(1);
  clock.set(25 * 3_600_000);
  await forgetOld({ db, now: clock.now });
  expect(await db.select().from(memberWrites)).toEqual([]);
});
