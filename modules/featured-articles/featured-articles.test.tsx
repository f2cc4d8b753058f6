import { describe, expect, test } from 'vitest';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { featuredArticlesFixtures } from './fixtures.ts';
import { loadFeaturedArticles } from './load.ts';
import { featuredArticles } from './module.ts';
import { FeaturedArticlesView } from './view.tsx';

describeModule(featuredArticles, FeaturedArticlesView, featuredArticlesFixtures, [
  { count: 1_000 },
  { count: '6' },
  { title: { th: 'x'.repeat(81) } },
  { title: 'Featured' },
]);

describe('featured articles', () => {
  test('a grid of vertical cards under its heading', async () => {
    const body = await showFixture(FeaturedArticlesView, featuredArticlesFixtures.default, { lang: 'en' });
    expect(body.querySelector('h2')?.textContent).toBe('Featured');
    const cards = [...body.querySelectorAll<HTMLElement>('li > [data-testid=discover-card]')];
    expect(cards.map(({ dataset }) => [dataset.id, dataset.layout])).toEqual([
      ['41', 'vertical'],
      ['42', 'vertical'],
      ['43', 'vertical'],
    ]);
  });

  test('an operator’s title wins, in the page’s language', async () => {
    const { data, props } = featuredArticlesFixtures.default;
    const titled = { data, props: { ...props, title: { th: 'คัดมาแล้ว', en: 'Our choice' } } };
    const heading = async (lang: 'en' | 'id') =>
      (await showFixture(FeaturedArticlesView, titled, { lang })).querySelector('h2')?.textContent;
    expect(await heading('en')).toBe('Our choice');
    expect(await heading('id')).toBe('คัดมาแล้ว');
  });
});

test('loads as many selected articles as it shows', async () => {
  const { data } = featuredArticlesFixtures.default;
  const answers = { clientPages: { content: data.selectedArticles, totalElements: 3, hasNext: false } };
  const loaded = await loadWith(loadFeaturedArticles, { title: {}, count: 9 }, answers);
  const choice = { kind: 'selected', pageRequest: { page: 1, size: 9 } };
  const body = { contentTypeCodes: ['NOTE', 'ARTICLE'], dataTypes: ['CONTENT'], ...choice };
  expect(loaded.calls).toEqual([{ id: 'clientPages', args: { body } }]);
  const binding = { articleCategory: 'tips' };
  const { calls } = await loadWith(loadFeaturedArticles, { title: {}, count: 9 }, answers, { binding });
  expect(calls).toMatchObject([{ args: { body: { ...body, classificationCode: 'tips' } } }]);
  expect(loaded.data).toEqual(data);
  expect(loaded.tags).toEqual(['feed:articles']);
});
