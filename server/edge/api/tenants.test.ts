import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as account from '#schemas/api/account.ts';
import { type Endpoint, endpointUrl } from '#schemas/api/endpoint.ts';
import * as memberSessions from '#schemas/api/invented/member-sessions.ts';
import * as passkeys from '#schemas/api/invented/passkeys.ts';
import * as providerLogin from '#schemas/api/invented/provider-login.ts';
import * as unsubscribe from '#schemas/api/invented/unsubscribe.ts';
import * as uploads from '#schemas/api/invented/uploads.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { presignUploads } from '#schemas/api/service-in-one.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { activityRow, giveChances, insertLottery } from '../../domain/activities/activities.fixtures.ts';
import { activities, bonusOrders, draws, prizeRecords } from '../../domain/activities/schema.ts';
import { priceAlerts } from '../../domain/alerts/schema.ts';
import * as articleTables from '../../domain/articles/schema.ts';
import * as catalogueTables from '../../domain/catalogue/schema.ts';
import { signedIn } from '../../domain/members/members.fixtures.ts';
import {
  dealAlerts,
  follows,
  marks,
  memberBlocks,
  memberMessages,
  notices,
  replies,
} from '../../domain/members/schema.ts';
import { tokenHeaders } from '../../domain/operators/operators.fixtures.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import { buildIndex } from '../../domain/search/build-index.ts';
import * as searchTables from '../../domain/search/schema.ts';
import { shares, shortLinks } from '../../domain/sharing/schema.ts';
import { openTestApi } from './api.fixtures.ts';
import * as rows from './rows.fixtures.ts';
import { type Args, calls } from './tenant-calls.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send } = await openTestApi([zest, guide]);

const tokens: Record<string, string> = {};
const programs: Record<string, string> = {};

/** Two tenants with the same ids, codes, paths and keys everywhere; only their texts differ. */
beforeAll(async () => {
  const later = new Date(Date.now() + 3_600_000);
  for (const { id } of [zest, guide]) {
    await db.insert(pages).values([rows.pageRow(id, 'home', { path: '/' }), rows.pageRow(id, 'search')]);
    await db
      .insert(catalogueTables.classifications)
      .values([
        rows.classificationRow(id, 'top', '1'),
        rows.classificationRow(id, 'beside', '2'),
        rows.classificationRow(id, 'sub', '1:1', { parentId: 'top' }),
      ]);
    await db.insert(catalogueTables.brands).values(rows.brandRow(id, 'brand'));
    await db
      .insert(catalogueTables.goods)
      .values(rows.goodsRow(id, 'one', { brandId: 'brand', classificationId: 'sub' }));
    const deal = { labels: ['FREE_SHIPPING'], dailySpecialUntil: later };
    await db.insert(catalogueTables.deals).values(rows.dealRow(id, 'one', deal));
    await db.insert(catalogueTables.dealModules).values(rows.moduleRow(id, 'module', { kind: 'zbc' }));
    await db
      .insert(catalogueTables.dealModuleItems)
      .values({ tenantId: id, moduleId: 'module', dealId: 'one', position: 1 });
    await db.insert(catalogueTables.itemGroups).values(rows.boardRow(id, 'board'));
    await db.insert(catalogueTables.itemGroupRefs).values(rows.refRow(id, 'board', 1, 'one'));
    const keywords = [{ en: 'tag' }, { en: 'goods one' }];
    const content = rows.contentRow(id, 'article', {
      classificationId: 'sub',
      keywords,
      selected: true,
      body: { en: `<a href="https://youtu.be/${id}">${id}</a>` },
    });
    await db.insert(articleTables.contents).values(content);
    await db.insert(articleTables.topics).values(rows.topicRow(id, 'topic'));
    const text = { title: { en: `${id} about` }, body: { en: `<p>${id} about</p>` } };
    await db.insert(articleTables.fixedTexts).values({ tenantId: id, id: 'text', page: 'about-us', ...text });
    await db.insert(catalogueTables.coupons).values(rows.couponRow(id, 'coupon'));
    await db.insert(searchTables.keywords).values(rows.keywordRow(id, 'keyword'));
    // The members of both tenants have the same ids, too.
    programs[id] = (await tokenHeaders(db, tenantFixture(id), 'pages:write')).authorization;
    tokens[id] = (await signedIn(db, tenantFixture(id), 'mali', `${id} mali`)).Authorization;
    await signedIn(db, tenantFixture(id), 'ploy', `${id} ploy`);
    const subject = { subjectType: 'GOODS', subjectId: 'one' };
    await db.insert(marks).values({ tenantId: id, memberId: 'mali', actionType: 'COLLECT', ...subject });
    await db.insert(follows).values({ tenantId: id, memberId: 'mali', targetId: 'ploy' });
    await signedIn(db, tenantFixture(id), 'nid', `${id} nid`);
    await db
      .insert(articleTables.contents)
      .values(['ploy', 'nid'].map((authorId) => rows.contentRow(id, `of-${authorId}`, { authorId })));
    await db.insert(replies).values([
      { ...subject, tenantId: id, id: 'root', memberId: 'ploy', content: `${id} root`, atUserIds: ['mali'] },
      {
        ...subject,
        tenantId: id,
        id: 'sub',
        rootId: 'root',
        replyToId: 'root',
        memberId: 'mali',
        content: `${id} sub`,
        atUserIds: [],
      },
    ]);
    const wish = { keyword: `${id} fan`, categoryIds: [], tagIds: [], lang: 'en' as const };
    const createdAt = new Date();
    await db.insert(dealAlerts).values(
      ['alert', 'late'].map((one) => ({
        ...wish,
        tenantId: id,
        id: one,
        memberId: 'mali',
        key: one,
        createdAt,
      })),
    );
    await db.insert(priceAlerts).values({
      tenantId: id,
      id: 'price',
      memberId: 'mali',
      goodsId: 'one',
      target: 5_000,
      currency: 'THB',
      lang: 'en',
      byMail: true,
      quiet: true,
      createdAt,
      sendingId: id,
    });
    const won = { tenantId: id, activityId: 'lottery', prizeId: 'phone', memberId: 'mali' };
    await insertLottery(db, id, 'lottery', {
      chanceRules: [{ reason: 'SHARE', chances: 1, times: 9, per: 'ACTIVITY' }],
      prizes: [{ id: 'phone', weight: 1, stock: 9, needsAddress: true }],
      winsPerMember: 9,
    });
    await giveChances(db, id, 'lottery', ['mali'], 9);
    await db.insert(prizeRecords).values({
      ...won,
      id: 'record',
      number: 99,
      status: 'NOT_FILL_ADDRESS',
      wonAt: createdAt,
      claimUntil: later,
    });
    await db.insert(activities).values(activityRow(id, 'bonus', { type: 'BONUS', bonusBasisPoints: 200 }));
    await db.insert(bonusOrders).values({
      tenantId: id,
      activityId: 'bonus',
      platform: 'LAZADA',
      orderId: '1',
      memberId: 'mali',
      title: `${id} order`,
      status: 'DELIVERED',
      amount: 100,
      bonus: 2,
      currency: 'THB',
      orderedAt: createdAt,
    });
    const moment = new Date();
    await db.insert(notices).values({
      tenantId: id,
      id: 'notice',
      publishedAt: moment,
      title: rows.textOf(id, 'notice'),
      content: rows.textOf(id, 'notice text'),
    });
    await db.insert(memberMessages).values({
      tenantId: id,
      id: 'message',
      memberId: 'mali',
      actorId: 'ploy',
      createdAt: moment,
      type: 'comment',
      kind: 'REPLY',
      cause: 'reply:root',
      replyId: 'root',
      ...subject,
    });
    const shared = { subjectType: 'CONTENT', subjectId: 'one', activityId: '', device: '' };
    await db.insert(shares).values({ ...shared, tenantId: id, id: 'share', memberId: 'mali', createdAt });
    await db.insert(shortLinks).values({
      tenantId: id,
      code: 'zzzzzzzzzz',
      memberId: 'mali',
      target: `/content/${id}`,
      createdAt,
      expiresAt: later,
    });
  }
  await db.insert(memberBlocks).values({ tenantId: 'guide', memberId: 'ploy', blockedId: 'mali' });
  // Rows that exist at one tenant only stay invisible to the other, even if its rows refer to their ids.
  const sooner = new Date(Date.now() + 60_000);
  const own = rows.classificationRow('guide', 'own', '1:2', { parentId: 'top' });
  const stray = rows.classificationRow('zest', 'stray', '3:1', { parentId: 'own' });
  await db.insert(catalogueTables.classifications).values([own, stray]);
  await db
    .insert(articleTables.contents)
    .values(rows.contentRow('zest', 'stray', { classificationId: 'own' }));
  await db
    .insert(catalogueTables.goods)
    .values(rows.goodsRow('guide', 'two', { brandId: 'brand', classificationId: 'own' }));
  await db
    .insert(catalogueTables.deals)
    .values(rows.dealRow('guide', 'two', { labels: ['FLASH_SALE'], dailySpecialUntil: sooner }));
  await db.insert(catalogueTables.dealModules).values(rows.moduleRow('guide', 'own'));
  for (const { id } of [zest, guide]) await buildIndex(db, id);
});

const isMembers = ({ auth }: Endpoint) => auth === 'member' || auth === 'visitor';

async function ask(tenant: typeof zest, id: string, args: Args = calls[id] ?? {}): Promise<string> {
  const endpoint = endpoints.find((one) => one.id === id);
  if (!endpoint) throw new Error(`No endpoint ${id}`);
  const response = await send(tenant, endpointUrl(endpoint, args), {
    method: endpoint.method,
    headers: { Authorization: isMembers(endpoint) ? (tokens[tenant.id] ?? '') : (programs[tenant.id] ?? '') },
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${id} answers ${response.status}: ${text}`);
  return text;
}

/** Endpoints of accounts take codes, sessions, signed tokens and upload ids; other tests call those. */
const ofAccounts = new Set(
  [account, memberSessions, passkeys, providerLogin, unsubscribe, uploads, { presignUploads }]
    .flatMap(Object.keys)
    .filter((id) => !(id in calls)),
);
/** Endpoints of the shops; those of the editor are called in `server/domain/operators/roles.long.test.ts`. */
const shops = endpoints.filter(({ id, path }) => !path.includes('/api/editor/') && !ofAccounts.has(id));

test('every endpoint of the shops is called', () => {
  expect(Object.keys(calls).toSorted()).toEqual(shops.map(({ id }) => id).toSorted());
});

const MEMBER_WRITES = [
  'collect',
  'uncollect',
  'thumbUp',
  'cancelThumbUp',
  'createReply',
  'deleteReply',
  'follow',
  'unfollow',
  'sendReport',
  'readMessages',
  'addAlert',
  'updateAlert',
  'pauseAlert',
  'resumeAlert',
  'deleteAlert',
  'setPriceAlert',
  'removePriceAlert',
  'addPush',
  'removePush',
  'drawLottery',
  'givePrizeAddress',
  'savePaymentAccount',
  'transferShortUrl',
  'transferShortUrl',
  'createShare',
  'shareMappingPrereport',
];
const WRITES = ['savePage', 'collectClicks', 'collectModuleEvents', ...MEMBER_WRITES];
const reads = Object.keys(calls).filter((id) => !WRITES.includes(id));

describe.each([
  [zest, guide],
  [guide, zest],
])('$id', (tenant, other) => {
  test.each(reads)('gets its own rows and none of the other tenant: %s', async (id) => {
    const text = await ask(tenant, id);
    expect(text).not.toContain(other.id);
    if (!calls[id]?.silent) expect(text).toContain(tenant.id);
  });
});

describe('data that only the other tenant has', () => {
  const data = async (tenant: typeof zest, id: string, args?: Args) =>
    JSON.parse(await ask(tenant, id, args)).data;

  test('isn’t counted, offered or used for the next update time', async () => {
    expect((await data(zest, 'dealFeed')).totalElements).toBe(1);
    expect((await data(zest, 'recommendedDeals')).totalElements).toBe(1);
    expect(await ask(zest, 'recommendLabels')).not.toContain('FLASH_SALE');
    expect(await ask(guide, 'recommendLabels')).toContain('FLASH_SALE');
    const [mine, theirs] = [await data(zest, 'dailySpecialConfig'), await data(guide, 'dailySpecialConfig')];
    expect(mine.nextUpdateTime - theirs.nextUpdateTime).toBeGreaterThan(3_000_000);
  });

  test('isn’t found by its ids and codes', async () => {
    expect(await data(zest, 'childClassifications')).toHaveLength(1);
    expect(await data(zest, 'homeCategories', { body: { code: 'c-own' } })).toEqual([]);
    for (const classificationCode of ['c-own', 'c-top'])
      expect(await ask(zest, 'clientPages', { body: { classificationCode } })).not.toContain('stray');
    await expect(ask(zest, 'dealsByModule', { body: { moduleId: 'own' } })).rejects.toThrow('404');
  });
});

test('views count for their own tenant', async () => {
  await ask(zest, 'collectClicks');
  const counted = await db.select().from(catalogueTables.viewCounts);
  expect(counted.map(({ tenantId, views }) => [tenantId, views])).toEqual([['zest', 1]]);
});

test('saving a page does not change the other tenant’s page', async () => {
  const before = await ask(guide, 'pageByPath');
  expect(await ask(zest, 'savePage')).toContain('"rev":2');
  expect(await ask(guide, 'pageByPath')).toBe(before);
});

test('a member’s actions do not affect the other tenant’s member with the same id', async () => {
  const theirs = () =>
    Promise.all(
      [marks, follows, replies, memberMessages, dealAlerts, priceAlerts, draws, prizeRecords].map((table) =>
        rowsOf(table, 'guide'),
      ),
    );
  const before = await theirs();
  for (const id of MEMBER_WRITES) await ask(zest, id);
  expect(await theirs()).toEqual(before);
  expect(before.map((list) => list.length)).toEqual([1, 1, 2, 1, 2, 1, 0, 1]);
});

test('a block applies at its own tenant only', async () => {
  expect(await ask(zest, 'blockRelations')).toContain('"data":[]');
  expect(await ask(guide, 'blockRelations')).toContain('"blockedUserId":"mali"');
});

const rowsOf = (table: PgTable & { tenantId: AnyPgColumn }, tenantId: string) =>
  db.select().from(table).where(eq(table.tenantId, tenantId));
