import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import { newQuery, type Query, type QueryKind, type SourceSort } from '#schemas/source.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { brandRow, classificationRow, dealRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { brands, classifications, deals, goods } from '../catalogue/schema.ts';

const ROWS = 100_000;
const zest = tenantFixture('zest');
const { db, pool, url } = await openTestDatabase();
const api = testApi(db).client(zest);
const { id, ...settings } = zest;
await db.insert(tenants).values({ id, settings });
await db
  .insert(classifications)
  .values([classificationRow('zest', 'large', '1'), classificationRow('zest', 'small', '2')]);
await db.insert(brands).values([brandRow('zest', 'large'), brandRow('zest', 'small')]);
await db.insert(goods).values(goodsRow('zest', 'first'));
await db.insert(deals).values(dealRow('zest', 'first'));

// The pool's time limits are for shoppers' requests.
const admin = new pg.Client(url);
await admin.connect();
afterAll(() => admin.end());
await admin.query(
  `INSERT INTO goods (tenant_id, id, code, platform, item_id, name, origin_url, currency, price, month_sales, brand_id,
     classification_id, story_until, usual_price, verdict, labels, created_at)
   SELECT tenant_id, copy, copy, platform, copy, name, origin_url, currency, 1000 + copy % 5000, copy % 9000,
     CASE WHEN copy % 2000 = 3 THEN 'small' WHEN copy % 3 = 0 THEN 'large' END,
     CASE WHEN copy % 2000 = 1 THEN 'small' WHEN copy % 4 = 0 THEN 'large' END,
     story_until, CASE WHEN copy % 10 = 1 THEN 9000 END, CASE WHEN copy % 10 = 1 THEN 'BELOW' ELSE 'USUAL' END,
     CASE WHEN copy % 1000 = 1 THEN '{LAZ_MALL}'::text[] ELSE '{}' END, now() - copy * interval '1 minute'
   FROM goods, generate_series(1, ${ROWS}) AS copy WHERE id = 'first'`,
);
await admin.query(
  `INSERT INTO deals (tenant_id, id, code, goods_id, title, summary, platform, goods_link, picture, currency,
     current_price, heat, labels, expires_at, published_at, story_until, price_deduct_rate, price_reduction)
   SELECT tenant_id, copy, copy, copy, title, summary, platform, goods_link, picture, currency, 1000 + copy % 5000,
     copy % 9000, CASE WHEN copy % 1000 = 1 THEN '{LAZ_MALL}'::text[] ELSE '{}' END,
     CASE WHEN copy % 20 = 0 THEN now() - interval '1 day' END, now() - copy * interval '1 minute', story_until,
     CASE WHEN copy % 10 = 1 THEN 0.3 END, CASE WHEN copy % 10 = 1 THEN 500 END
   FROM deals, generate_series(1, ${ROWS}) AS copy WHERE id = 'first'`,
);
await admin.query('VACUUM ANALYZE');

/** Plans of the statements of a query, with its count. */
async function plansOf(kind: QueryKind, query: Query): Promise<string> {
  const spy = vi.spyOn(pool, 'query');
  const { items } = await api.call(sourceItems, { body: { kind, source: query, isCounted: true } });
  const statements = spy.mock.calls.map((args) => args as unknown as [{ text: string }, unknown[]]);
  spy.mockRestore();
  expect(items.length).toBeGreaterThan(0);
  const plans = [];
  for (const [{ text }, values] of statements) {
    const { rows } = await admin.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const CONDITIONS: Query['query'][] = [
  [],
  [{ field: 'category', op: 'in', value: ['c-large'] }],
  [{ field: 'category', op: 'in', value: ['c-small'] }],
  [{ field: 'brand', op: 'in', value: ['b-large'] }],
  [{ field: 'brand', op: 'in', value: ['b-small'] }],
  [{ field: 'platform', op: 'in', value: ['LAZADA'] }],
  [{ field: 'price', op: 'atMost', value: 30 }],
  [{ field: 'discount', op: 'atLeast', value: 30 }],
  [{ field: 'label', op: 'in', value: ['LAZ_MALL'] }],
  [{ field: 'verdict', op: 'in', value: ['BELOW'] }],
  [{ field: 'newSince', op: 'atMost', value: 30 }],
  [
    { field: 'category', op: 'in', value: ['c-large'] },
    { field: 'price', op: 'atMost', value: 30 },
    { field: 'newSince', op: 'atMost', value: 30 },
  ],
];
const SORTS: SourceSort[] = ['hottest', 'newest', 'discount', 'price'];
const cases = (['deals', 'goods'] as const)
  .flatMap((kind) => CONDITIONS.flatMap((query) => SORTS.map((sort) => [kind, sort, query] as const)))
  // Labels of goods have no index: whether many wear one decides between their order and the table.
  .filter(([kind, , query]) => kind === 'deals' || query[0]?.field !== 'label');

test.each(cases)('%s by %s, %j: no table is read whole', async (kind, sort, query) => {
  expect(await plansOf(kind, { ...newQuery(kind, 20), query, sort })).not.toMatch(
    /Seq Scan on (deals|goods)/,
  );
});
