import { describe, expect, test } from 'vitest';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { popularArticlesFixtures } from './fixtures.ts';
import { loadPopularArticles } from './load.ts';
import { popularArticles } from './module.ts';
import { PopularArticlesView } from './view.tsx';

describeModule(popularArticles, PopularArticlesView, popularArticlesFixtures, [
  { count: 11 },
  { count: -1 },
  { count: null },
]);

describe('popular articles', () => {
  test('[A6] every place wears its two-digit index, the first three a badge', async () => {
    const body = await showFixture(PopularArticlesView, popularArticlesFixtures.default);
    const indexes = [...body.querySelectorAll<HTMLElement>('[data-testid=rank-index]')];
    expect(indexes.map((index) => index.textContent).slice(0, 4)).toEqual(['01', '02', '03', '04']);
    expect(indexes.at(-1)?.textContent).toBe('11');
    expect(indexes.filter(({ dataset }) => dataset.state === 'top')).toEqual(indexes.slice(0, 3));
  });

  test('each leads to its article', async () => {
    const body = await showFixture(PopularArticlesView, popularArticlesFixtures.longestThai, { lang: 'en' });
    const hrefs = [...body.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/en/article/A42', '/en/article/A41']);
  });
});

test('loads the most read articles, no more than it shows', async () => {
  const answers = { hotArticles: popularArticlesFixtures.default.data.hotArticles };
  const loaded = await loadWith(loadPopularArticles, { title: {}, count: 5 }, answers);
  expect(loaded.data.hotArticles.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(loaded.tags).toEqual(['feed:articles']);
  const binding = { articleCategory: 'tips' };
  const inCategory = await loadWith(
    loadPopularArticles,
    { title: {}, count: 5 },
    { clientPages: { content: answers.hotArticles } },
    { binding },
  );
  expect(inCategory.calls).toMatchObject([
    { args: { body: { kind: 'hot', contentTypeCodes: ['ARTICLE'], classificationCode: 'tips' } } },
  ]);
  expect(inCategory.data).toEqual(loaded.data);
});
