import { describe, expect, test } from 'vitest';
import { deals } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { recommendedDealsFixtures } from './fixtures.ts';
import { loadRecommendedDeals } from './load.ts';
import { recommendedDeals } from './module.ts';
import { RecommendedDealsView } from './view.tsx';

describeModule(recommendedDeals, RecommendedDealsView, recommendedDealsFixtures, ['all', [], null]);

describe('without script', () => {
  test('the first page and the tabs are there', async () => {
    const body = await showFixture(RecommendedDealsView, recommendedDealsFixtures.default, { lang: 'en' });
    const cards = [...body.querySelectorAll<HTMLElement>('[data-testid=deal-feed] > li > [data-testid]')];
    expect(cards.map(({ dataset }) => dataset.id)).toEqual(Object.values(deals).map(({ id }) => id));
    const tabs = [...body.querySelectorAll('[data-testid=tab]')].map((tab) => tab.textContent);
    expect(tabs).toEqual(['All', 'Free shipping', 'All-time low']);
  });

  test('a label without a text has no tab, no labels have no tabs', async () => {
    const { props, data } = recommendedDealsFixtures.default;
    const tabs = async (labels: string[]) =>
      (await showFixture(RecommendedDealsView, { props, data: { ...data, labels } })).querySelectorAll(
        '[data-testid=tab]',
      );
    expect(await tabs(['NEW_KIND', 'FREE_SHIPPING'])).toHaveLength(2);
    expect(await tabs(['NEW_KIND'])).toHaveLength(0);
  });
});

test('loads labels and first page together', async () => {
  const loaded = await loadWith(
    loadRecommendedDeals,
    { title: {} },
    {
      recommendLabels: [{ labelCode: 'FREE_SHIPPING' }],
      recommendedDeals: { content: [deals.default], totalElements: 1, hasNext: false },
    },
  );
  expect(loaded.data).toEqual({ labels: ['FREE_SHIPPING'], deals: [deals.default], hasNext: false });
  expect(loaded.tags).toEqual(['feed:deals', 'deal:1']);
});
