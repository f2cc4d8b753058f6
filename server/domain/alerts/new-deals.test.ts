import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dealRow, goodsRow, keywordRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { members } from '../members/schema.ts';
import { buildIndex } from '../search/build-index.ts';
import { keywords } from '../search/schema.ts';
import { alertRows, DAY, MORNING } from './digests.fixtures.ts';
import { newDealsFor, previewOf } from './new-deals.ts';

const { db } = await openTestDatabase();
const { insertDeal, insertMember, insertAlert } = alertRows(db);
await db.insert(tenants).values(['zest', 'guide'].map((id) => ({ id, settings: {} })));

type Wish = Parameters<typeof insertAlert>[1];
/** New deals that an alert with this filter finds. */
const found = async (wish: Wish) => {
  const alert = await insertAlert('mali', wish);
  return (await newDealsFor(db, alert, MORNING)).map(({ id }) => id);
};

beforeEach(async () => {
  for (const table of [members, goods, keywords]) await db.delete(table);
  await insertMember('mali');
});

test('[D6] new deals are those after the alert was created, of the last two days at most', async () => {
  const fan = { title: { en: 'fan' } };
  const came = { now: 0, second: DAY - 1, first: DAY, older: 2 * DAY - 1, old: 2 * DAY };
  for (const [id, ago] of Object.entries(came))
    await insertDeal(id, { ...fan, publishedAt: new Date(MORNING - ago) });
  await insertDeal('next', { ...fan, publishedAt: new Date(MORNING + 1) });
  await buildIndex(db, 'zest');
  const since = (ago: number) => found({ keyword: 'fan', createdAt: new Date(MORNING - ago) });
  expect((await since(10 * DAY)).toSorted()).toEqual(['first', 'now', 'older', 'second']);
  expect((await since(DAY)).toSorted()).toEqual(['now', 'second']);
});

test('[D6] deals that have ended are left out, those that end later aren’t', async () => {
  for (const [id, left] of Object.entries({ over: 0, ends: 1 }))
    await insertDeal(id, { title: { en: 'fan' }, expiresAt: new Date(MORNING + left) });
  await buildIndex(db, 'zest');
  expect(await found({ keyword: 'fan' })).toEqual(['ends']);
});

test('a highest price leaves out dearer deals, and those in another currency', async () => {
  for (const [id, currentPrice] of Object.entries({ cheap: 9_900, equal: 10_000, dear: 10_001 }))
    await insertDeal(id, { title: { en: 'fan' }, currentPrice });
  await insertDeal('foreign', { title: { en: 'fan' }, currentPrice: 100, currency: 'IDR' });
  await buildIndex(db, 'zest');
  const ids = await found({ keyword: 'fan', maxPrice: 10_000, currency: 'THB' });
  expect(ids.toSorted()).toEqual(['cheap', 'equal']);
});

test('[D6] an alert whose tags are all deleted finds nothing, nor does an empty one', async () => {
  await insertDeal('one', { title: { en: 'fan' } });
  await buildIndex(db, 'zest');
  expect(await found({ tagIds: ['gone'] })).toEqual([]);
  expect(await found({ keyword: 'fan', tagIds: ['gone'] })).toEqual([]);
  expect(await found({})).toEqual([]);
});

test('[D6] a deal at a held price is in no mail, until it is let through', async () => {
  await insertDeal('one', { title: { en: 'fan' }, currentPrice: 100, held: 'TOO_LOW' });
  await insertDeal('range', { title: { en: 'fan' }, currentPrice: 100, held: 'BAIT', maxPrice: 9_000 });
  await buildIndex(db, 'zest');
  expect(await found({ keyword: 'fan' })).toEqual(['range']);
  expect(await found({ keyword: 'fan', maxPrice: 8_000, currency: 'THB' })).toEqual([]);
  expect(await found({ keyword: 'fan', maxPrice: 9_000, currency: 'THB' })).toEqual(['range']);
  await db.update(deals).set({ held: null, maxPrice: null });
  expect(await found({ keyword: 'fan', maxPrice: 8_000, currency: 'THB' })).toHaveLength(2);
});

test('[D6] a tag without a word in one language matches in the others', async () => {
  await db.insert(keywords).values([
    { ...keywordRow('zest', 'wind'), keyword: { th: '–', en: 'fan', id: 'angin' } },
    { ...keywordRow('zest', 'none'), keyword: { th: '–' } },
  ]);
  await insertDeal('one', { title: { en: 'fan' } });
  await insertDeal('other', { title: { en: 'lamp' } });
  await buildIndex(db, 'zest');
  expect(await found({ tagIds: ['wind', 'none'] })).toEqual(['one']);
  expect(await found({ tagIds: ['none'] })).toEqual([]);
});

test('[D6] a word of an alert also matches its synonyms', async () => {
  await insertDeal('one', { title: { en: 'smartphone' } });
  await buildIndex(db, 'zest');
  expect(await found({ keyword: 'handphone' })).toEqual(['one']);
});

test('a preview has what the alert would find among the deals of now, whatever their age', async () => {
  await db.insert(keywords).values({ ...keywordRow('zest', 'wind'), keyword: { en: 'fan' } });
  const prices = { dear: 10_001, new: 10_000, cheap: 9_900, old: 100, foreign: 100, over: 100 };
  for (const [i, [id, currentPrice]] of Object.entries(prices).entries())
    await insertDeal(id, {
      title: { en: 'fan' },
      currentPrice,
      heat: 9 - i,
      ...(id === 'old' && { publishedAt: new Date(MORNING - 90 * DAY) }),
      ...(id === 'foreign' && { currency: 'IDR' }),
      ...(id === 'over' && { expiresAt: new Date(MORNING) }),
    });
  await insertDeal('lamp', { title: { en: 'lamp' } });
  await db.insert(goods).values(goodsRow('guide', 'new'));
  await db.insert(deals).values(dealRow('guide', 'new', { heat: 99 }));
  await buildIndex(db, 'zest');
  const none = { tenantId: 'zest', keyword: '', brandId: null, categoryIds: [], tagIds: [] };
  const preview = (wish: Wish) =>
    previewOf(db, { ...none, maxPrice: null, currency: 'THB', ...wish }, MORNING);
  expect(await preview({ keyword: 'fan' })).toEqual(['dear', 'new', 'cheap']);
  expect(await preview({ keyword: 'fan', maxPrice: 10_000 })).toEqual(['new', 'cheap', 'old']);
  expect(await preview({ tagIds: ['wind'], maxPrice: 9_950 })).toEqual(['cheap', 'old']);
  expect(await preview({ keyword: 'lamp', tagIds: ['wind'] })).toEqual([]);
  expect(await preview({ tagIds: ['gone'] })).toEqual([]);
  expect(await preview({})).toEqual([]);
  expect(await preview({ keyword: 'fan', tenantId: 'guide' })).toEqual([]);
});
