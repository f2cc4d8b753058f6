import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leaderboardEntry } from '#content/leaderboards/entry.fixtures.ts';
import { classificationRow, goodsRow } from '../../../edge/api/rows.fixtures.ts';
import { fillBoards } from '../../catalogue/fill-boards.ts';
import { classifications, goods, itemGroupRefs, itemGroups } from '../../catalogue/schema.ts';
import { addLive, openContent } from '../content.fixtures.ts';
import { addEntry, changeEntry, publishEntry, revertVersion } from '../operations.ts';
import { storedType } from './all.ts';

const { db, call, foreign, purged } = await openContent();
const stored = storedType('leaderboards');
const { goods: _, ...withoutGoods } = leaderboardEntry;
const bySales = { ...withoutGoods, genType: 'AUTO', orderType: 'SOLD_QUANTITY' };

await db
  .insert(classifications)
  .values([
    classificationRow('zest', 'home', '01'),
    classificationRow('zest', 'lamps', '01:01', { parentId: 'home' }),
    classificationRow('guide', 'theirs', '01', { parentId: 'home' }),
  ]);
await db
  .insert(goods)
  .values([
    goodsRow('zest', 'lamp', { classificationId: 'lamps', totalSales: 5, reviewCount: 3, averageScore: 5 }),
    goodsRow('zest', 'sofa', { classificationId: 'home', totalSales: 9, reviewCount: 50, averageScore: 4.6 }),
    goodsRow('zest', 'gone', { classificationId: 'home', totalSales: 99, invalid: true }),
    goodsRow('zest', 'hat', { totalSales: 20, usualPrice: 20_000, originalPrice: 90_000 }),
    goodsRow('guide', 'their', { classificationId: 'theirs', totalSales: 1_000 }),
  ]);

const placesOf = async (id: string) =>
  (
    await db
      .select({ goods: itemGroupRefs.goodsId })
      .from(itemGroupRefs)
      .where(and(eq(itemGroupRefs.tenantId, 'zest'), eq(itemGroupRefs.groupId, id)))
      .orderBy(asc(itemGroupRefs.position))
  ).map((row) => row.goods);

const publish = async (id: string, changes: Parameters<typeof changeEntry>[3]) => {
  await changeEntry(call, stored, id, changes);
  return publishEntry(call, stored, id, '');
};

test('goods picked by hand keep their order; pages that name a place are purged', async () => {
  const id = await addLive(call, stored, leaderboardEntry);
  expect(await placesOf(id)).toEqual(['3', '1']);
  purged.length = 0;
  await publish(id, { goods: { from: ['g-3', 'g-1'], to: ['g-2', 'g-3'] } });
  expect(await placesOf(id)).toEqual(['2', '3']);
  expect(new Set(purged)).toEqual(new Set(['boards', `board:${id}`, 'goods:1', 'goods:2', 'goods:3']));
});

test('deals and articles, or topics, are places too, never beside products or under a rule', async () => {
  const contents = [
    { type: 'ARTICLE', code: 'a-1' },
    { type: 'CONTENT', code: 'd-1' },
  ];
  const topic = { type: 'TOPIC', code: 'crisp week' };
  const placed = async (id: string) => [
    (
      await db
        .select({
          subject: itemGroups.subjectType,
          type: itemGroupRefs.contentType,
          code: itemGroupRefs.contentCode,
        })
        .from(itemGroupRefs)
        .innerJoin(itemGroups, eq(itemGroups.id, itemGroupRefs.groupId))
        .where(eq(itemGroupRefs.groupId, id))
        .orderBy(asc(itemGroupRefs.position))
    ).map(({ subject, type, code }) => `${subject} ${type} ${code}`),
  ];
  const id = await addLive(call, stored, { ...withoutGoods, contents });
  expect(await placed(id)).toEqual([['CONTENT ARTICLE a-1', 'CONTENT CONTENT d-1']]);
  const themes = await addLive(call, stored, { ...withoutGoods, contents: [topic] });
  expect(await placed(themes)).toEqual([['TOPIC TOPIC crisp week']]);
  await publish(id, { contents: { from: contents, to: null }, goods: { from: null, to: ['g-2'] } });
  expect(await placed(id)).toEqual([['GOODS null null']]);
  const problems = async (over: object) =>
    (await addEntry(call, stored, { ...withoutGoods, ...over })).problems;
  const invalid = [{ leaf: 'contents', code: 'INVALID' }];
  expect(await problems({ contents: [...contents, topic] })).toEqual(invalid);
  expect(await problems({ contents, goods: ['g-1'] })).toEqual(invalid);
  expect(await problems({ ...bySales, contents })).toEqual(invalid);
});

test('a product that the shop lacks is refused', async () => {
  const { problems } = await addEntry(call, stored, { ...leaderboardEntry, goods: ['g-1', 'g-their'] });
  expect(problems).toEqual([{ leaf: 'goods', code: 'INVALID' }]);
});

test('a rule fills the places with what may be sold, of a category with those below it', async () => {
  expect(await placesOf(await addLive(call, stored, bySales))).toEqual(['hat', 'sofa', 'lamp']);
  const ofHome = { ...bySales, category: 'c-home' };
  expect(await placesOf(await addLive(call, stored, ofHome))).toEqual(['sofa', 'lamp']);
  const places = (orderType: string) => addLive(call, stored, { ...bySales, orderType }).then(placesOf);
  expect(await places('AVERAGE_SCORE')).toEqual(['sofa']);
  expect(await places('DISCOUNT')).toEqual(['hat']);
  expect(await places('REVIEW_COUNT')).toEqual(['sofa', 'lamp']);
});

test('a rule needs its order and an empty list, so that a list by hand is never lost', async () => {
  const { orderType: __, ...without } = bySales;
  expect((await addEntry(call, stored, without)).problems).toEqual([{ leaf: 'orderType', code: 'REQUIRED' }]);
  const id = await addLive(call, stored, leaderboardEntry);
  const toRule = { genType: { from: 'MANUAL', to: 'AUTO' }, orderType: { from: null, to: 'SOLD_QUANTITY' } };
  await expect(publish(id, toRule)).rejects.toThrow('CHECKS_FAILED');
  const { version } = await publish(id, { goods: { from: leaderboardEntry.goods, to: null } });
  expect(await placesOf(id)).toEqual(['hat', 'sofa', 'lamp']);
  await revertVersion(call, stored, id, version);
  expect(await placesOf(id)).toEqual(['3', '1']);
});

test('boards with a rule follow the sales of their own shop', async () => {
  const id = await addLive(call, stored, bySales);
  await db
    .update(goods)
    .set({ totalSales: 30 })
    .where(and(eq(goods.tenantId, 'zest'), eq(goods.id, 'lamp')));
  await fillBoards(call, foreign.scope);
  expect(await placesOf(id)).toEqual(['hat', 'sofa', 'lamp']);
  await fillBoards(call, call.scope);
  expect(await placesOf(id)).toEqual(['lamp', 'hat', 'sofa']);
});
