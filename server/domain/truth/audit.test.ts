import { beforeEach, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { readingsOf } from '../catalogue/price-story.fixtures.ts';
import { goods } from '../catalogue/schema.ts';
import { auditTruth, nightlyPart } from './audit.ts';
import { type Shown, shownOf } from './shown.ts';
import { NOW, storeItem, TRUE_GOODS } from './truth.fixtures.ts';

const EARLIER = new Date(NOW - 1);
const scope = tenantScope(tenantFixture('zest'));
const { db } = await openTestDatabase();

beforeEach(async () => {
  await db.delete(tenants);
  const { id, ...settings } = scope.tenant;
  await db.insert(tenants).values({ id, settings });
});

/** Contradictions among what is stored of the item. */
async function audited(goodsOver = {}, dealOver = {}, readings?: Reading[]) {
  await storeItem(db, goodsOver, dealOver, readings);
  const { contradictions, ...counts } = await auditTruth(db, scope, NOW);
  return {
    ...counts,
    found: contradictions
      .filter(({ place }) => place === 'stored')
      .map(({ subject, claim, said, recorded }) => [subject, claim, said, recorded]),
  };
}

test('claims that the record bears out contradict nothing', async () => {
  expect(await audited()).toEqual({ items: 1, claims: 60, wrong: 0, found: [] });
});

test.each([
  ['price', { price: 39_900 }, ['goods', 'price', 39_900, 40_000]],
  ['usualPrice', { usualPrice: 60_000 }, ['goods', 'usualPrice', 60_000, 50_000]],
  ['verdict', { verdict: 'BELOW' }, ['goods', 'verdict', 'BELOW', 'FAR_BELOW']],
  ['low', { labels: ['ALL_TIME_LOW'] }, ['goods', 'ALL_TIME_LOW', 'yes', 'no']],
] as const)('a wrong %s of goods is found', async (_, over, contradiction) => {
  const { found } = await audited(over);
  expect(found).toContainEqual(contradiction);
});

test.each([
  ['price', { currentPrice: 45_000 }, ['deal', 'price', 45_000, 40_000]],
  ['reduction', { priceReduction: 20_000 }, ['deal', 'reduction', 20_000, 10_000]],
  ['rate of the reduction', { priceDeductRate: 0.3 }, ['deal', 'reductionRate', 0.3, 0.2]],
  ['term of a low', { labels: ['LOWEST_7_DAYS'] }, ['deal', 'LOWEST_7_DAYS', 'yes', 'no']],
] as const)('a wrong %s of a deal is found', async (_, over, contradiction) => {
  const { found } = await audited({}, over);
  expect(found).toContainEqual(contradiction);
});

test('a claim that has expired is shown to nobody and contradicts nothing', async () => {
  expect(
    await audited({ storyUntil: EARLIER, verdict: 'ABOVE' }, { storyUntil: null, priceReduction: 1 }),
  ).toMatchObject({ wrong: 0 });
});

test('an item that is sold out or unread for 30 days must not be sold', async () => {
  const soldOut = readingsOf(NOW, [
    [200, 500],
    [3, 400],
    [1, null],
  ]);
  expect((await audited({}, {}, soldOut)).found).toEqual(
    expect.arrayContaining([
      ['goods', 'availability', 'sold', 'not sold'],
      ['deal', 'availability', 'sold', 'not sold'],
      ['goods', 'verdict', 'FAR_BELOW', 'NEW'],
    ]),
  );
  await db.delete(goods);
  const old = readingsOf(NOW - 30 * 86_400_000, [
    [200, 500],
    [0, 400],
  ]);
  const off = { availability: 'OUT_OF_STOCK', labels: [], usualPrice: null, verdict: 'NEW' };
  const over = { labels: [], priceReduction: null, priceDeductRate: null };
  expect((await audited(off, over, old)).found).toEqual([['deal', 'availability', 'sold', 'not sold']]);
});

test('an item without any reading claims nothing', async () => {
  expect((await audited({}, {}, [])).found).toContainEqual(['goods', 'price', 40_000, 'no reading']);
});

const END = NOW + 86_400_000;
const deal = ({ deals: [first] }: Shown) => first as Shown['deals'][number];
const offer = (jsonLd: object) => (jsonLd as { offers: Record<string, unknown> }).offers;

/** Faults of presenters and of JSON-LD, each with the contradiction that it makes. */
const FAULTS: [string, (shown: Shown) => unknown, ...unknown[]][] = [
  [
    'card goods price',
    ({ card }) => Object.assign(card, { priceRange: { minSalePrice: 399 } }),
    39_900,
    40_000,
  ],
  ['card goods usualPrice', ({ card }) => Object.assign(card, { usualPrice: 900 }), 90_000, 50_000],
  ['card goods percent', (shown) => Object.assign(shown, { percent: 60 }), -60, -20],
  ['card goods ALL_TIME_LOW', ({ card }) => card.labels?.push({ code: 'ALL_TIME_LOW' }), 'yes', 'no'],
  [
    'detail goods verdict',
    ({ detail }) => Object.assign(detail.priceStory ?? {}, { verdict: 'BELOW' }),
    'BELOW',
    'FAR_BELOW',
  ],
  [
    'detail goods percent',
    ({ detail }) => Object.assign(detail.priceStory ?? {}, { percent: -21 }),
    -21,
    -20,
  ],
  [
    'detail goods verdict',
    ({ statistics }) => Object.assign(statistics, { verdict: 'USUAL' }),
    'USUAL',
    'FAR_BELOW',
  ],
  ['json-ld goods price', ({ jsonLd }) => Object.assign(offer(jsonLd), { price: '40' }), 4_000, 40_000],
  ['card deal percent', (shown) => Object.assign(deal(shown), { percent: 68 }), 68, 50],
  [
    'card deal reductionPercent',
    (shown) => Object.assign(deal(shown).card.priceDeduct ?? {}, { priceDeductRate: 0.46 }),
    46,
    20,
  ],
  ['detail deal end', (shown) => Object.assign(deal(shown).detail, { expireTime: END + 1 }), END + 1, END],
  [
    'json-ld deal struckPrice',
    (shown) => Object.assign(offer(deal(shown).jsonLd), { priceSpecification: { price: '800' } }),
    80_000,
    50_000,
  ],
  [
    'json-ld deal end',
    (shown) => Object.assign(offer(deal(shown).jsonLd), { priceValidUntil: '2030' }),
    '2030',
    new Date(END).toISOString(),
  ],
];

test.each(FAULTS)('a wrong %s is found', async (name, fault, said, recorded) => {
  await storeItem(db, {}, { originalPrice: 80_000, expiresAt: new Date(END) });
  const show = (...item: Parameters<typeof shownOf>) => {
    const shown = shownOf(...item);
    fault(shown);
    return shown;
  };
  const { contradictions } = await auditTruth(db, scope, NOW, { show });
  expect(
    contradictions.map((one) => [`${one.place} ${one.subject} ${one.claim}`, one.said, one.recorded]),
  ).toEqual([[name, said, recorded]]);
  expect((await auditTruth(db, scope, NOW)).contradictions).toEqual([]);
});

test('sold-out goods that a card and JSON-LD sell are found', async () => {
  const soldOut = readingsOf(NOW, [
    [20, 400],
    [1, null],
  ]);
  await storeItem(
    db,
    { availability: 'OUT_OF_STOCK', storyUntil: null },
    { expiresAt: new Date(NOW), storyUntil: null },
    soldOut,
  );
  expect((await auditTruth(db, scope, NOW)).contradictions).toEqual([]);
  const show = (...item: Parameters<typeof shownOf>) => {
    const shown = shownOf(...item);
    Object.assign(shown.card, { availability: 'IN_STOCK' });
    Object.assign(offer(shown.jsonLd), { availability: 'https://schema.org/InStock' });
    Object.assign(deal(shown).card, { expired: false });
    return shown;
  };
  const { contradictions } = await auditTruth(db, scope, NOW, { show });
  expect(contradictions.map(({ place, subject, claim, said }) => [place, subject, claim, said])).toEqual([
    ['card', 'goods', 'availability', 'sold'],
    ['json-ld', 'goods', 'availability', 'sold'],
    ['card', 'deal', 'availability', 'sold'],
  ]);
});

test('parts of a catalogue are whole together, and a small catalogue is one part', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => `p${at}`);
  await db.insert(goods).values(ids.map((id) => goodsRow('zest', id, { price: TRUE_GOODS.price })));
  const sizes = [];
  for (const number of [0, 1, 2])
    sizes.push((await auditTruth(db, scope, NOW, { part: { of: 3, number } })).items);
  expect(sizes.reduce((a, b) => a + b)).toBe(40);
  expect(Math.max(...sizes)).toBeLessThan(30);
  expect(await nightlyPart(db, scope, NOW)).toEqual({ of: 1, number: 0 });
});
