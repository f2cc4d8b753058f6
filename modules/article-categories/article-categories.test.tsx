import { describe, expect, test } from 'vitest';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { articleCategoriesFixtures } from './fixtures.ts';
import { loadArticleCategories } from './load.ts';
import { articleCategories } from './module.ts';
import { ArticleCategoriesView } from './view.tsx';

describeModule(articleCategories, ArticleCategoriesView, articleCategoriesFixtures, [
  { categories: [{ name: 'x', code: '../../admin' }] },
  [],
  null,
]);

type Fixture = typeof articleCategoriesFixtures.default;

async function links(fixture: Fixture, type: 'GENERAL' | 'ARTICLE') {
  const body = await showFixture(ArticleCategoriesView, fixture, { lang: 'en', tenant: { type } });
  return [...body.querySelectorAll('nav a')];
}
const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href'));

describe('article categories', () => {
  const categories = [{ id: '1', code: 'air-1', name: 'Air fryers' }];
  const fixture = { props: { title: {} }, data: { categories } };

  test('lead to the category lists, after all articles', async () => {
    expect(hrefs(await links(fixture, 'GENERAL'))).toEqual(['/en/articles', '/en/articles/Air-fryers-air-1']);
    expect(hrefs(await links(fixture, 'ARTICLE'))).toEqual(['/en', '/en/Air-fryers-air-1']);
  });

  test('the page’s own category is marked, else all', async () => {
    const current = (all: Element[]) => all.findIndex((link) => link.getAttribute('aria-current') === 'page');
    expect(current(await links(fixture, 'GENERAL'))).toBe(0);
    expect(
      current(await links({ props: { title: {} }, data: { categories, current: 'air-1' } }, 'GENERAL')),
    ).toBe(1);
  });

  test('a name can’t escape from the path', async () => {
    const hostile = {
      props: { title: {} },
      data: { categories: [{ id: '1', code: '/x?y', name: '//evil.example #' }] },
    };
    expect(hrefs(await links(hostile, 'GENERAL'))[1]).toBe('/en/articles/%2F%2Fevil.example-%23-%2Fx%3Fy');
  });
});

test('loads the article categories of level 1, and knows the page’s own', async () => {
  const answers = { classifications: articleCategoriesFixtures.default.data.categories };
  const loaded = await loadWith(loadArticleCategories, { title: {} }, answers, {
    binding: { articleCategory: 'c1' },
  });
  expect(loaded.calls).toEqual([{ id: 'classifications', args: { body: { level: 1, type: 'ARTICLE' } } }]);
  expect(loaded.data).toEqual({ categories: answers.classifications, current: 'c1' });
  expect(loaded.tags).toEqual(['classifications']);
});
