import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as integration from '#schemas/api/integration.ts';
import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import * as search from '#schemas/api/search.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as catalogueTables from '../../domain/catalogue/schema.ts';
import * as tables from '../../platform/db/schema.ts';
import { openTestDatabase, testApi } from './api.fixtures.ts';
import { classificationRow, dealRow, goodsRow } from './rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, pool, url } = await openTestDatabase();
const api = testApi(db).client(zest);

const home = {
  feed: () => api.call(search.dealFeed, { query: {} }),
  recommended: () => api.call(search.recommendedDeals, { body: {} }),
  tabs: () => api.call(search.recommendLabels, {}),
  specials: () => api.call(search.dailySpecialDeals, { body: {} }),
  specialsConfig: () => api.call(integration.dailySpecialConfig, {}),
  modules: () => api.call(search.dealModules, {}),
};

/** Runs statements without the pool's time limits, which are for shoppers' requests. */
async function unhurried(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await work(client).finally(() => client.end());
}

/**
 * Copies the tenant's only deal until it has `to` deals: some labels are common, one is rare, a tenth has the same
 * import.
 */
async function grow(tenantId: string, from: number, to: number): Promise<void> {
  const copies = `generate_series(${from}, ${to - 1}) AS copy`;
  await unhurried(async (client) => {
    await client.query(
      `INSERT INTO goods (tenant_id, id, code, platform, item_id, name, origin_url, currency, price)
     SELECT tenant_id, copy, copy, platform, copy, name, origin_url, currency, price
     FROM goods, ${copies} WHERE tenant_id = $1 AND id = 'first'`,
      [tenantId],
    );
    await client.query(
      `INSERT INTO deals (tenant_id, id, code, goods_id, title, summary, platform, goods_link, picture, currency,
       current_price, labels, expires_at, published_at)
     SELECT tenant_id, copy, copy, copy, title, summary, platform, goods_link, picture, currency, current_price,
       CASE WHEN copy % 3 = 0 THEN '{FREE_SHIPPING,BEST_SELLER}'::text[] WHEN copy % 500 = 0 THEN '{LAZ_MALL}' ELSE '{}' END,
       CASE WHEN copy % 20 = 0 THEN now() - interval '1 day' END,
       CASE WHEN copy % 10 = 0 THEN now() ELSE now() - copy * interval '1 second' END
     FROM deals, ${copies} WHERE tenant_id = $1 AND id = 'first'`,
      [tenantId],
    );
    await client.query('VACUUM ANALYZE goods, deals');
  });
}

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Heap Fetches'?: number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** Plans of a call's statements, as they ran. */
async function plansOf(call: () => Promise<unknown>): Promise<Plan[]> {
  const query = vi.spyOn(pool, 'query');
  await call();
  const statements = query.mock.calls.map((args) => args as unknown as [{ text: string }, unknown[]]);
  query.mockRestore();
  const plans: Plan[] = [];
  for (const [{ text }, values] of statements) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  return plans;
}

/** Number of 8 KB blocks that the statements of a call access. */
async function blocksOf(call: () => Promise<unknown>): Promise<number> {
  const plans = await plansOf(call);
  return plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
}

/** A plan with all below it. */
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('24,000 deals', () => testCosts(12_000, 24_000));
describe('45,000 deals', { tags: 'all' }, () => testCosts(15_000, 45_000));

/** Tests what calls cost as a shop grows from a few deals to many; each test goes on with the rows of the last one. */
function testCosts(few: number, many: number) {
  beforeAll(() =>
    unhurried(async (client) => {
      await client.query('TRUNCATE tenants, content_texts CASCADE');
      // The database's own cleaning holds a snapshot, with which VACUUM leaves new rows to be checked one by one.
      for (const table of ['goods', 'deals'])
        await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
    }),
  );

  test('calls of the home page cost the same however many deals there are', async () => {
    for (const tenant of [zest, tenantFixture('guide')]) {
      const { id, ...settings } = tenant;
      await db.insert(tables.tenants).values({ id, settings });
      await db.insert(catalogueTables.goods).values(goodsRow(id, 'first'));
      const dailySpecialUntil = new Date(Date.now() + 3_600_000);
      await db.insert(catalogueTables.deals).values(dealRow(id, 'first', { dailySpecialUntil }));
    }
    await db
      .insert(catalogueTables.dealModules)
      .values({ tenantId: 'zest', id: 'm', kind: 'zbc', label: {} });
    await db
      .insert(catalogueTables.dealModuleItems)
      .values({ tenantId: 'zest', moduleId: 'm', dealId: 'first', position: 1 });

    const costs = async () => {
      const found: Record<string, number> = {};
      for (const [name, call] of Object.entries(home)) found[name] = await blocksOf(call);
      return found;
    };
    await grow('zest', 1, few);
    const before = await costs();
    await grow('zest', few, many);
    await grow('guide', 1, few);
    const after = await costs();
    // An index that becomes a level deeper costs a few blocks more.
    const grown = Object.entries(before).filter(([name, blocks]) => (after[name] ?? 0) > blocks * 1.5 + 20);
    expect({ grown, before, after }).toEqual({ grown: [], before, after });
  });

  test('a list of a label of prices costs at most what its length does', async () => {
    const lows = () => api.call(search.recommendedDeals, { body: { labelCodes: ['LOWEST_30_DAYS'] } });
    const told = async (storyUntil: string) => {
      await unhurried(async (client) => {
        await client.query(`update deals set labels = '{LOWEST_30_DAYS}', story_until = ${storyUntil}
        where tenant_id = 'zest' and id like '%1'`);
        await client.query('vacuum (full, analyze) deals');
      });
      return { blocks: await blocksOf(lows), found: (await lows()).totalElements };
    };
    const live = await told("now() + interval '1 hour'");
    const ended = await told("now() - interval '1 hour'");
    expect([live.found > many / 12, ended.found]).toEqual([true, 0]);
    expect([live.blocks, ended.blocks].filter((blocks) => blocks > LIST_LENGTH)).toEqual([]);
  });

  test('the goods of a category with free shipping are found inside its index', async () => {
    await db
      .insert(catalogueTables.classifications)
      .values([classificationRow('zest', 'all', '1'), classificationRow('zest', 'few', '2')]);
    await unhurried(async (client) => {
      await client.query(`update goods set classification_id = case when id like '%01' then 'few' else 'all' end,
      labels = case when id ~ '[357]$|5001$' then '{FREE_SHIPPING}' else '{}'::text[] end where tenant_id = 'zest'`);
      await client.query('vacuum analyze goods');
    });
    const list = () =>
      api.call(goodsPages, { body: { query: { classificationCode: 'c-few', freeShipping: true } } });
    const nodes = (await plansOf(list)).flatMap(nodesOf);
    const ofGoods = nodes.filter((node) => node['Index Name']?.startsWith('goods_'));
    expect(ofGoods.map((node) => [node['Index Name'], node['Rows Removed by Filter'] ?? 0])).toEqual([
      ['goods_classification', 0],
      ['goods_classification', 0],
    ]);
    // Of the ids 5001, 15001 and so on.
    expect((await list()).totalElements).toBe(Math.ceil((many - 5_001) / 10_000));
  });

  test('the counts of a category and of its filters read no row of the table', async () => {
    await unhurried(async (client) => {
      await client.query(`update goods set classification_id = case when id like '%01' then 'few' else 'all' end
      where tenant_id = 'zest'`);
      await client.query('vacuum (full, analyze) goods');
      await client.query('vacuum goods');
    });
    const query = { classificationCode: 'c-all' };
    const readings = async (call: () => Promise<unknown>) =>
      (await plansOf(call))
        .flatMap(nodesOf)
        .filter((node) => node['Index Name']?.startsWith('goods_'))
        .map((node) => [node['Node Type'], node['Index Name'], node['Heap Fetches']]);
    expect(await readings(() => api.call(goodsFilters, { body: { query } }))).toEqual([
      ['Index Only Scan', 'goods_hot', 0],
    ]);
    const [count] = await readings(() => api.call(goodsPages, { body: { query } }));
    expect([count?.[0], count?.[2]]).toEqual(['Index Only Scan', 0]);
  });
}
