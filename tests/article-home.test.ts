import { expect, test } from 'vitest';
import { loadArticleCategories } from '#modules/article-categories/load.ts';
import { loadFeaturedArticles } from '#modules/featured-articles/load.ts';
import { loadHotKeywords } from '#modules/hot-keywords/load.ts';
import { loadNewestArticles } from '#modules/newest-articles/load.ts';
import { loadPopularArticles } from '#modules/popular-articles/load.ts';
import { loadRecommendedArticles } from '#modules/recommended-articles/load.ts';
import { articleListDataSchema } from '#schemas/entities/article-list-data.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { contents } from '#server/domain/articles/schema.ts';
import { classifications } from '#server/domain/catalogue/schema.ts';
import { keywords } from '#server/domain/search/schema.ts';
import { openTestApi } from '#server/edge/api/api.fixtures.ts';
import { classificationRow, contentRow, keywordRow } from '#server/edge/api/rows.fixtures.ts';
import { fixtureContext } from '#storefront/fixtures.ts';

const guide = tenantFixture('guide');
const { db, client } = await openTestApi([guide]);
await db.insert(classifications).values(classificationRow('guide', 'tips', '1', { type: 'ARTICLE' }));
await db
  .insert(contents)
  .values(
    Array.from({ length: 37 }, (_, i) =>
      contentRow('guide', `${i + 1}`, { classificationId: 'tips', selected: i < 4, heat: i }),
    ),
  );
await db.insert(keywords).values(keywordRow('guide', '1'));

const source = {
  api: client(guide),
  ctx: fixtureContext({ tenant: { id: 'guide', type: 'ARTICLE' } }),
  binding: {},
  signal: new AbortController().signal,
};

test('[A8] the modules of the article home load the article list data of the specification', async () => {
  const first = { ...source, query: {} };
  const [categories, recommended, featured, newest, popular, hot] = await Promise.all([
    loadArticleCategories({ title: {} }, first),
    loadRecommendedArticles({ title: {} }, first),
    loadFeaturedArticles({ title: {}, count: 3 }, first),
    loadNewestArticles({ title: {}, pageSize: 20 }, { ...first, query: { page: '2' } }),
    loadPopularArticles({ title: {}, count: 10 }, first),
    loadHotKeywords({ count: 10 }, first),
  ]);
  const all = { ...categories.data, ...featured.data, ...newest.data, ...popular.data, ...hot.data };
  const data = articleListDataSchema.parse({ ...all, recommendArticles: recommended.data });
  expect(data).toMatchObject({ newestPage: 2, newestPageSize: 20, newestTotalElements: 37 });
  expect([data.categories.length, data.selectedArticles.length, data.newestArticles.length]).toEqual([
    1, 3, 17,
  ]);
  expect([data.hotArticles.length, data.hotKeywords.length]).toEqual([10, 1]);
  expect(data.recommendArticles.length).toBeGreaterThan(3);
});
