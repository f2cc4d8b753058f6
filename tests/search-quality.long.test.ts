import { expect, test } from 'vitest';
import { commonSearch } from '#schemas/api/search.ts';
import { withOrigin } from '#schemas/tenant.ts';
import { seedDatabase } from '#seed/seed.ts';
import { TENANTS } from '#seed/tenants.ts';
import { importFile } from '#server/domain/import/import-file.ts';
import { openTestDatabase, testApi } from '#server/edge/api/api.fixtures.ts';
import { tenantScope } from '#server/platform/tenants/tenants.ts';
import queries from './fixtures/search-queries.json' with { type: 'json' };

const FIRST = 5;
const ENOUGH = 57;

/** Queries, each with words of a good hit's title in any language; all parts separated by `|` are required. */
test('of 60 written queries over the seed and a real listing, 57 have a good hit among the first five', async () => {
  const { db, url } = await openTestDatabase();
  await seedDatabase(db, { seed: 7, now: Date.now(), log: { info: () => undefined } });
  const [settings] = TENANTS;
  if (!settings) throw new Error('The seed has no tenant');
  const tenant = withOrigin(settings, 3000);
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
  const { client } = testApi(db);
  const titles = async (keyword: string) => {
    const body = { keyword, dataTypes: ['CONTENT' as const], pageRequest: { size: FIRST } };
    const pages = await Promise.all(
      ['th', 'en', 'id'].map((lang) =>
        client(tenant, { 'Accept-Language': lang }).call(commonSearch, { body }),
      ),
    );
    return (pages[0]?.content ?? []).map((_, at) =>
      pages
        .map(({ content }) => `${content[at]?.deal?.title ?? ''} ${content[at]?.deal?.summary ?? ''}`)
        .join(' '),
    );
  };
  const misses: string[] = [];
  for (const [keyword = '', wanted = ''] of queries) {
    const parts = wanted.toLowerCase().split('|');
    const found = await titles(keyword);
    const isHit = found.some((text) => parts.every((part) => text.toLowerCase().includes(part)));
    if (!isHit) misses.push(`${keyword} (${wanted}): ${found.map((text) => text.slice(0, 60)).join(' / ')}`);
  }
  console.log(`${queries.length - misses.length} of ${queries.length} queries have a good hit`, misses);
  expect(queries).toHaveLength(60);
  expect(queries.length - misses.length).toBeGreaterThanOrEqual(ENOUGH);
});
