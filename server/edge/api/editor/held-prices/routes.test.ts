import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { decideHeldPrice, heldPriceList, takeBackPriceDecision } from '#schemas/api/invented/held-prices.ts';
import { recommendedDeals, subjectDetail } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { priceAlerts } from '../../../../domain/alerts/schema.ts';
import { readingsOf } from '../../../../domain/catalogue/price-story.fixtures.ts';
import { deals, goods, pricePoints } from '../../../../domain/catalogue/schema.ts';
import { priceDecisions } from '../../../../domain/held-prices/schema.ts';
import { writeStories } from '../../../../domain/import/story-rows.ts';
import { members } from '../../../../domain/members/schema.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { searchEntries } from '../../../../domain/search/schema.ts';
import { auditTruth } from '../../../../domain/truth/audit.ts';
import { auditLists } from '../../../../domain/truth/audit-lists.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'publisher', guide: 'publisher' });
const shop = client(zest, await signIn(db, zest, anna));
const foreign = client(guide, await signIn(db, guide, anna));
const editor = client(zest, await signIn(db, zest, await operatorFixture(db, 'eddy', { zest: 'editor' })));
const viewer = client(zest, await signIn(db, zest, await operatorFixture(db, 'vera', { zest: 'viewer' })));
const guest = client(zest);
const END = new Date(Date.now() + 5 * 86_400_000);

/** An item of a tenant that cost 500 baht for 100 days and has another price since an hour ago. */
async function store(
  id: string,
  baht: number,
  over: Partial<typeof goods.$inferInsert> = {},
  tenantId = 'zest',
) {
  const now = Date.now();
  const readings = readingsOf(now, [
    [100, 500],
    [1 / 24, baht],
  ]);
  const row = goodsRow(tenantId, id, { price: baht * 100, ...over });
  await db.insert(goods).values(row);
  await db.insert(deals).values(
    dealRow(tenantId, id, {
      currentPrice: baht * 100,
      maxPrice: over.maxPrice ?? null,
      originalPrice: 90_000,
      expiresAt: END,
    }),
  );
  await db.insert(pricePoints).values(readings.map((one) => ({ tenantId, goodsId: id, ...one })));
  const rows = await db.select().from(goods).where(eq(goods.id, id));
  const own = rows.filter((one) => one.tenantId === tenantId);
  await db.transaction((tx) =>
    writeStories(tx, { tenantId, timeZone: 'Asia/Bangkok' }, own, new Map([[id, readings]]), new Date(now)),
  );
}
const list = (query: { state?: 'open' | 'decided'; keyword?: string } = {}, by = shop) =>
  by.call(heldPriceList, { query: { page: 1, size: 20, ...query } });
const decide = (goodsId: string, price: number, decision: 'passed' | 'dropped', by = shop) =>
  by.call(decideHeldPrice, { body: { goodsId, price, decision } });
const card = async (code: string) =>
  (await guest.call(subjectDetail, { body: { subject: { type: 'CONTENT', code } } })).deal;
const isOffered = async () =>
  (await guest.call(recommendedDeals, { body: { pageRequest: { page: 1, size: 9 } } })).content.length > 0;
/** Contradictions of all that is stored, shown and listed. */
async function contradictions() {
  const scope = tenantScope(zest);
  const audits = [await auditTruth(db, scope, Date.now()), await auditLists(db, scope, Date.now())];
  return audits.flatMap((audit) => audit.contradictions);
}

beforeEach(async () => {
  for (const table of [members, goods, searchEntries, auditLog]) await db.delete(table);
});

test('held prices are listed with their reasons, the gravest first', async () => {
  await store('bait', 500, { maxPrice: 600_000 });
  await store('low', 40);
  await store('high', 6_000);
  await store('sound', 400);
  await store('low', 40, {}, 'guide');
  const { content, totalElements } = await list({}, editor);
  expect(
    content.map(({ goodsId, reason, price, usualPrice }) => [goodsId, reason, price, usualPrice]),
  ).toEqual([
    ['low', 'TOO_LOW', 40, 500],
    ['high', 'TOO_HIGH', 6_000, 500],
    ['bait', 'BAIT', 500, 500],
  ]);
  expect(totalElements).toBe(3);
  expect(content[2]).toMatchObject({ code: 'g-bait', maxPrice: 6_000, currency: 'THB' });
});

test('a held price’s card claims nothing, not even by the list price, and says so on the wire', async () => {
  await store('low', 40);
  const held = await card('d-low');
  expect(held).toMatchObject({ currentPrice: 40, priceHeld: true, labels: [] });
  expect([held?.originalPrice, held?.priceDeduct]).toEqual([undefined, undefined]);
  expect(await contradictions()).toEqual([]);
});

test('a price that is let through speaks, which the record shows, until that is taken back', async () => {
  await store('low', 40);
  await decide('low', 40, 'passed');
  const passed = await card('d-low');
  expect(passed).toMatchObject({ originalPrice: 900, priceDeduct: { priceReduction: 460 } });
  expect(passed?.priceHeld).toBeUndefined();
  expect(await contradictions()).toEqual([]);
  expect((await list()).content).toEqual([]);
  const [decision] = (await list({ state: 'decided' })).content;
  expect(decision).toMatchObject({
    goodsId: 'low',
    reason: 'TOO_LOW',
    decision: { decision: 'passed', by: 'anna' },
  });
  await shop.call(takeBackPriceDecision, { params: { id: decision?.decision?.id ?? '' } });
  expect(await card('d-low')).toMatchObject({ priceHeld: true });
  expect((await list()).content).toHaveLength(1);
  expect((await list({ state: 'decided' })).content[0]?.decision?.takenBackAt).toBeTypeOf('number');
  const actions = await db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .orderBy(asc(auditLog.id));
  expect(actions).toEqual([
    { action: 'price.passed', details: { price: 40, reason: 'TOO_LOW' } },
    { action: 'price.takeBack', details: {} },
  ]);
});

test('a dropped price isn’t on sale, and the deal runs to its own end again when that is taken back', async () => {
  await store('low', 40, { availability: 'PREORDER' });
  await decide('low', 40, 'dropped');
  expect([await isOffered(), (await card('d-low'))?.expired]).toEqual([false, true]);
  expect((await db.select().from(goods))[0]).toMatchObject({ held: 'DROPPED', availability: 'OUT_OF_STOCK' });
  expect(await contradictions()).toEqual([]);
  const [decision] = await db.select().from(priceDecisions);
  await shop.call(takeBackPriceDecision, { params: { id: decision?.id ?? '' } });
  expect([await isOffered(), (await card('d-low'))?.expired]).toEqual([true, false]);
  expect((await db.select().from(goods))[0]).toMatchObject({ held: 'TOO_LOW', availability: 'PREORDER' });
  expect((await db.select().from(deals))[0]?.expiresAt).toEqual(END);
  expect(await contradictions()).toEqual([]);
});

test('a wrong price that wasn’t held is found by its code and dropped, and alerts sent for it wait again', async () => {
  await store('fan', 400);
  const alert = { tenantId: 'zest', currency: 'THB', lang: 'en', byMail: true, quiet: false } as const;
  const times = { createdAt: new Date(0), sentAt: new Date(), mailedAt: new Date() };
  for (const [id, sentPrice] of [
    ['mali', 40_000],
    ['dao', 45_000],
  ] as const) {
    await db.insert(members).values({ tenantId: 'zest', id, nickname: id });
    await db.insert(priceAlerts).values({
      ...alert,
      ...times,
      id,
      memberId: id,
      goodsId: 'fan',
      target: 45_000,
      state: 'sent',
      sendingId: id,
      sentPrice,
      pushedTo: ['phone'],
      tries: 1,
    });
  }
  const [found] = (await list({ keyword: 'g-fan' })).content;
  expect(found).toMatchObject({ goodsId: 'fan', price: 400 });
  expect(found?.reason).toBeUndefined();
  await expect(decide('fan', 400, 'passed')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await decide('fan', 400, 'dropped');
  const [other, again] = await db.select().from(priceAlerts).orderBy(asc(priceAlerts.id));
  expect(other).toMatchObject({ state: 'sent', sentPrice: 45_000, sendingId: 'dao' });
  expect(again).toMatchObject({
    state: 'waiting',
    sentPrice: null,
    sentAt: null,
    mailedAt: null,
    pushedTo: [],
    tries: 0,
  });
  expect(again?.sendingId).not.toBe('mali');
});

test('a decision is about the price that was seen, and the newest one counts', async () => {
  await store('low', 40);
  await expect(decide('low', 41, 'dropped')).rejects.toMatchObject({ code: 'CONFLICT' });
  await decide('low', 40, 'dropped');
  await decide('low', 40, 'passed');
  expect(await isOffered()).toBe(true);
  const [first, second] = await db.select().from(priceDecisions).orderBy(asc(priceDecisions.at));
  expect([first?.decision, first?.takenBackAt === null, second?.decision]).toEqual([
    'dropped',
    false,
    'passed',
  ]);
  await expect(shop.call(takeBackPriceDecision, { params: { id: first?.id ?? '' } })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('another shop, a viewer and an editor can’t decide', async () => {
  await store('low', 40);
  await expect(decide('low', 40, 'dropped', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const by of [viewer, editor])
    await expect(decide('low', 40, 'dropped', by)).rejects.toMatchObject({ status: 403 });
  await expect(list({}, viewer)).rejects.toMatchObject({ status: 403 });
  await decide('low', 40, 'dropped');
  const [decision] = await db.select().from(priceDecisions);
  await expect(
    foreign.call(takeBackPriceDecision, { params: { id: decision?.id ?? '' } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await list({ state: 'decided' }, foreign)).content).toEqual([]);
});
