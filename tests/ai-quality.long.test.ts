import { expect, test } from 'vitest';
import type { Language } from '#schemas/constants.ts';
import { withOrigin } from '#schemas/tenant.ts';
import { seedDatabase } from '#seed/seed.ts';
import { TENANTS } from '#seed/tenants.ts';
import { ask, summary } from '#server/domain/ai/chat.fixtures.ts';
import { goods } from '#server/domain/catalogue/schema.ts';
import { importFile } from '#server/domain/import/import-file.ts';
import { openTestDatabase, testApi } from '#server/edge/api/api.fixtures.ts';
import { tenantScope } from '#server/platform/tenants/tenants.ts';
import questions from './fixtures/ai-questions.json' with { type: 'json' };

const FIRST = 3;
const ENOUGH = 27;

const { db, url } = await openTestDatabase();
await seedDatabase(db, { seed: 7, now: Date.now(), log: { info: () => undefined } });
const [settings] = TENANTS;
if (!settings) throw new Error('The seed has no tenant');
const tenant = withOrigin(settings, 3000);
const limits = { member: 1_000, device: 1_000, address: 1_000, words: 80, guestsOfModel: 0 };
const { send } = testApi(db, { ai: { limits } });

/**
 * Questions, each with words of a good hit's English title (all parts separated by `|` are required) and its highest
 * price.
 */
test('of 30 questions in three languages over the seed, 27 have a good item among the first three', async () => {
  const names = new Map((await db.select().from(goods)).map(({ id, name }) => [id, name.en ?? '']));
  const misses: string[] = [];
  for (const [lang, question, wanted, most] of questions as [Language, string, string, number | null][]) {
    const { cards } = summary(await ask(send, tenant, { question }, { 'Accept-Language': lang }));
    const parts = wanted.toLowerCase().split('|');
    const first = cards.slice(0, FIRST).map(({ goods: { id, priceRange } }) => ({
      title: (names.get(id) ?? '').toLowerCase(),
      price: priceRange?.minSalePrice ?? 0,
    }));
    const isHit = first.some(
      ({ title, price }) =>
        parts.every((part) => title.includes(part)) && price <= (most ?? Number.POSITIVE_INFINITY),
    );
    if (!isHit)
      misses.push(`${question}: ${first.map(({ title, price }) => `${title} ${price}`).join(' / ')}`);
  }
  console.log(
    `${questions.length - misses.length} of ${questions.length} questions have a good item`,
    misses,
  );
  expect(questions).toHaveLength(30);
  expect(questions.length - misses.length).toBeGreaterThanOrEqual(ENOUGH);
});

test('in Thai it finds a phone under ฿6,000 among imported listings', async () => {
  await importFile({
    file: 'tests/fixtures/lazada-th-phones.json',
    format: 'lazada',
    scope: tenantScope(tenant),
    databaseUrl: url,
    dataDir: '/tmp',
    now: Date.now,
    onWait: () => undefined,
    onProgress: () => undefined,
  });
  const { cards, text } = summary(await ask(send, tenant, { question: 'มือถือ OPPO A60 ไม่เกิน 6,000 บาท' }));
  expect(cards[0]?.goods.goodsName).toContain('OPPO A60');
  for (const { goods: found } of cards) expect(found.priceRange?.minSalePrice).toBeLessThanOrEqual(6_000);
  expect(text).toContain('oppo a60');
});
