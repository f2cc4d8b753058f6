import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { brandRow, classificationRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { brands, classifications, goods } from '../catalogue/schema.ts';
import { buildIndex } from './build-index.ts';
import { findEntries } from './find.ts';
import { QUERIES, TABLE_GOODS } from './query-table.fixtures.ts';

const LEAST_HITS = 95;
const { db } = await openTestDatabase();
const named = (name: string) => ({ th: name, en: name, id: name });
const distinct = (of: 'brand' | 'category') =>
  [...new Set(TABLE_GOODS.map((one) => one[of]))].filter(Boolean);

await db.insert(tenants).values({ id: 'zest', settings: {} });
await db
  .insert(brands)
  .values(distinct('brand').map((brand) => brandRow('zest', brand, { name: named(brand) })));
await db
  .insert(classifications)
  .values(
    distinct('category').map((one, at) => classificationRow('zest', one, `${at + 1}`, { name: named(one) })),
  );
await db.insert(goods).values(
  TABLE_GOODS.map(({ title, brand, category, price, platform }, at) =>
    goodsRow('zest', String(at), {
      name: named(title),
      brandId: brand || null,
      classificationId: category,
      price: price * 100,
      platform,
      monthSales: 3 * (TABLE_GOODS.length - at),
    }),
  ),
);
await buildIndex(db, 'zest');

test(`${LEAST_HITS} of 100 searches have what they must among the first five`, async () => {
  expect(QUERIES.length).toBe(100);
  expect(TABLE_GOODS.length).toBeGreaterThanOrEqual(290);
  const misses: string[] = [];
  for (const [keyword, title] of QUERIES) {
    const wanted = { tenantId: 'zest', types: ['GOODS' as const], keyword, now: Date.now() };
    const { content } = await findEntries(db, wanted, { page: 1, size: 5 });
    const titles = content.map(({ id }) => TABLE_GOODS[Number(id)]?.title ?? '');
    if (!titles.some((one) => one.includes(title)))
      misses.push(`${keyword}: ${titles.join(' / ') || 'none'}`);
  }
  process.stdout.write(
    `${[`${QUERIES.length - misses.length} of ${QUERIES.length}`, ...misses].join('\n')}\n`,
  );
  expect(misses.length).toBeLessThanOrEqual(QUERIES.length - LEAST_HITS);
});
