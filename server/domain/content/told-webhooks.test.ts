import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { webhookDeliveries, webhooks } from '../webhooks/schema.ts';
import { changeMany } from './bulk.ts';
import { addLive, openContent } from './content.fixtures.ts';
import {
  addEntry,
  changeEntry,
  discardDraft,
  publishEntry,
  removeEntry,
  restoreVersion,
  revertVersion,
} from './operations.ts';
import { pinEntries, releaseEntries, takeBackEntries } from './release.ts';
import { storedType } from './stores/all.ts';

const { db, call, foreign } = await openContent();
const keywords = storedType('keywords');
const coupons = storedType('coupons');
const coupon = (title: string) => ({
  'title.th': title,
  type: 'CODE',
  platform: 'SHOPEE',
  discountType: 'AMOUNT',
  discount: 10_000,
  code: 'ONE',
  link: 'https://shopee.co.th/x',
  shelfTime: '2026-01-01T00:00:00.000Z',
  startTime: '2026-01-01T00:00:00.000Z',
});

beforeEach(async () => {
  await db.delete(webhooks);
  for (const { scope } of [call, foreign])
    await db.insert(webhooks).values({
      tenantId: scope.tenantId,
      id: 'hook',
      url: 'https://test.example',
      events: ['content.published', 'content.removed'],
      secrets: '',
      createdAt: new Date(),
      operatorId: 'paul',
      operatorName: 'Paul',
    });
});

/** Events that the shop's webhook was told of, oldest first. */
async function told(tenantId = 'zest') {
  const rows = await db
    .select({ payload: webhookDeliveries.payload })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.tenantId, tenantId))
    .orderBy(asc(webhookDeliveries.at), asc(webhookDeliveries.id));
  return rows.map(({ payload }) => {
    const { type, data } = payload as { type: string; data: object };
    return { event: type, ...data };
  });
}
const forget = () => db.delete(webhookDeliveries);
const keyword = (word: string) => addLive(call, keywords, { 'keyword.th': word, heat: 1 });

test('a bulk change tells of each entry that it makes live by name, and of no refused one', async () => {
  const ids = [await keyword('rice'), await keyword('soap')];
  await forget();
  const results = await changeMany(call, keywords, {
    ids: [...ids, 'none'],
    set: { heat: 7 },
  });
  expect(results.map(({ error }) => error)).toEqual([null, null, 'NOT_FOUND']);
  const wanted = ['rice', 'soap'].map((title, index) => ({
    event: 'content.published',
    type: 'keywords',
    id: ids[index],
    title,
    version: 2,
  }));
  expect(await told()).toHaveLength(2);
  expect(await told()).toEqual(expect.arrayContaining(wanted));
  expect(await told('guide')).toEqual([]);
});

test('a change that changes nothing is not told', async () => {
  const id = await keyword('rice');
  await forget();
  await changeEntry(call, keywords, id, { heat: { from: 1, to: 1 } });
  expect(await told()).toEqual([]);
});

test('removing, taking back and restoring are told, the removed entry by its last name', async () => {
  const id = await keyword('rice');
  await forget();
  const { version } = await removeEntry(call, keywords, id);
  await revertVersion(call, keywords, id, version);
  await changeEntry(call, keywords, id, { 'keyword.th': { from: 'rice', to: 'soap' } });
  await restoreVersion(call, keywords, id, 1);
  const of = { type: 'keywords', id };
  expect((await told()).toSorted((a, b) => Reflect.get(a, 'version') - Reflect.get(b, 'version'))).toEqual([
    { ...of, event: 'content.removed', title: 'rice', version: 2 },
    { ...of, event: 'content.published', title: 'rice', version: 3 },
    { ...of, event: 'content.published', title: 'soap', version: 4 },
    { ...of, event: 'content.published', title: 'rice', version: 5 },
  ]);
});

test('a draft is told when it is published, not before', async () => {
  const { id } = await addEntry(call, coupons, coupon('Sale'));
  await changeEntry(call, coupons, id, { 'title.th': { from: 'Sale', to: 'Big sale' } });
  expect(await told()).toEqual([]);
  await publishEntry(call, coupons, id, '');
  expect(await told()).toMatchObject([
    { event: 'content.published', type: 'coupons', id, title: 'Big sale' },
  ]);
  await forget();
  await changeEntry(call, coupons, id, { 'title.th': { from: 'Big sale', to: 'Sale' } });
  await discardDraft(call, coupons, id);
  expect(await told()).toEqual([]);
});

test('entries of a release are not told one by one: its own message names them', async () => {
  const { id } = await addEntry(call, coupons, coupon('Fair'));
  await forget();
  await call.db.transaction(async (db) => {
    const by = { ...call, db, tags: new Set<string>() };
    const made = await releaseEntries(by, await pinEntries(by, [{ type: 'coupons', id }]), 'release');
    await takeBackEntries(by, made);
  });
  expect(await told()).toEqual([]);
});
