import { expect, test, vi } from 'vitest';
import { pricePoints } from '#server/domain/catalogue/schema.ts';
import { INDEX_VERSION } from '#server/domain/search/build-index.ts';
import { auditTruth } from '#server/domain/truth/audit.ts';
import { openTestDatabase } from '#server/edge/api/api.fixtures.ts';
import { facts } from '#server/platform/db/schema.ts';
import { openTenantDirectory } from '#server/platform/tenants/tenants.ts';
import { buildSeed } from './build.ts';
import { SEED_TABLES, type SeedRows } from './rows.ts';
import { seedIfEmpty } from './seed.ts';

const options = { seed: 7, now: Date.UTC(2026, 7, 1, 3), log: { info: vi.fn() } };
const { db, url } = await openTestDatabase();

test('two concurrent processes seed an empty database once and completely', async () => {
  const seeded = await Promise.all([seedIfEmpty(url, options), seedIfEmpty(url, options)]);
  expect(seeded.toSorted()).toEqual([false, true]);

  const rows = buildSeed(options.seed, options.now);
  for (const name of Object.keys(rows) as (keyof SeedRows)[])
    expect([name, await db.$count(SEED_TABLES[name])]).toEqual([name, rows[name].length]);
  expect(await db.select().from(facts).orderBy(facts.name)).toEqual([
    { name: 'search', value: INDEX_VERSION },
    { name: 'seed', value: { seed: options.seed, now: options.now } },
  ]);
});

test('the rows in the database equal those built', async () => {
  const rows = buildSeed(options.seed, options.now);
  const byId = (one: { tenantId: string; id: string }, other: { tenantId: string; id: string }) =>
    `${one.tenantId}${one.id}` < `${other.tenantId}${other.id}` ? -1 : 1;
  // The database computes the price by which a row is ranked.
  const stored = <T extends { rankPrice: unknown }>(all: T[]) => all.map(({ rankPrice: _, ...row }) => row);
  const deals = stored(await db.select().from(SEED_TABLES.deals));
  const goods = stored(await db.select().from(SEED_TABLES.goods));
  expect(deals.toSorted(byId)).toEqual(rows.deals.toSorted(byId));
  expect(goods.toSorted(byId)).toEqual(rows.goods.toSorted(byId));
  const [point] = await db.select().from(pricePoints).limit(1);
  expect(rows.pricePoints).toContainEqual({ ...point, decision: undefined });
});

// The seed of one day is audited in every-day.long.test.ts.
test('every claim of the seed is borne out by its record', { tags: 'all' }, async () => {
  const directory = await openTenantDirectory(db, () => 3000, vi.fn());
  for (const scope of directory.all()) {
    const { items, claims, contradictions } = await auditTruth(db, scope, options.now);
    expect(contradictions).toEqual([]);
    expect(claims).toBeGreaterThan(items * 5);
  }
  expect(directory.all()).toHaveLength(2);
});

test('a database with tenants is not changed', async () => {
  expect(await seedIfEmpty(url, { ...options, seed: 8 })).toBe(false);
});
