import { expect, test } from 'vitest';
import { articles } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { recommendedArticlesFixtures } from './fixtures.ts';
import { loadRecommendedArticles } from './load.ts';
import { recommendedArticles } from './module.ts';
import { RecommendedArticlesView } from './view.tsx';

describeModule(recommendedArticles, RecommendedArticlesView, recommendedArticlesFixtures, [
  { title: 'Recommended' },
  { title: { th: 'x'.repeat(81) } },
  { title: { fr: 'x' } },
]);

const { props, data } = recommendedArticlesFixtures.default;

test.each([
  ['GENERAL', '/articles'],
  ['ARTICLE', '/'],
] as const)('on a tenant of type %s the title leads to %s', async (type, href) => {
  const body = await showFixture(RecommendedArticlesView, { props, data }, { tenant: { type } });
  expect(body.querySelector('h2 a')?.getAttribute('href')).toBe(href);
});

test('vertical cards, of which the first four load their pictures at once', async () => {
  const body = await showFixture(RecommendedArticlesView, { props, data });
  const cards = [...body.querySelectorAll<HTMLElement>('[data-testid=discover-card]')];
  expect(cards.map(({ dataset }) => dataset.layout)).toEqual(data.map(() => 'vertical'));
  const states = cards.map((card) => card.querySelector('img')?.dataset.state === 'placeholder');
  expect(states).toEqual([false, false, false, false, true]);
});

test('an operator’s title wins over the usual one', async () => {
  const title = async (own: typeof props.title) =>
    (
      await showFixture(RecommendedArticlesView, { props: { title: own }, data }, { lang: 'en' })
    ).querySelector('h2')?.textContent;
  expect(await title({})).toBe('Recommended articles');
  expect(await title({ en: 'Recommended' })).toBe('Recommended');
});

test('loads the editors’ choice and depends on each of them', async () => {
  const answers = { clientPages: { content: [articles.default], totalElements: 1, hasNext: false } };
  const loaded = await loadWith(loadRecommendedArticles, props, answers);
  const choice = { kind: 'top', pageRequest: { page: 1, size: 10 } };
  const body = { contentTypeCodes: ['NOTE', 'ARTICLE'], dataTypes: ['CONTENT'], ...choice };
  expect(loaded.calls).toEqual([{ id: 'clientPages', args: { body } }]);
  expect(loaded.tags).toEqual(['feed:articles', 'article:41']);
  const binding = { articleCategory: 'tips' };
  const { calls } = await loadWith(loadRecommendedArticles, props, answers, { binding });
  expect(calls).toMatchObject([{ args: { body: { ...body, classificationCode: 'tips' } } }]);
});
