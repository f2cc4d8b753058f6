import { expect, test } from 'vitest';
import { topics as list } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { topicsFixtures } from './fixtures.ts';
import { loadTopics } from './load.ts';
import { topics } from './module.ts';
import { TopicsView } from './view.tsx';

describeModule(topics, TopicsView, topicsFixtures, ['all', [], null]);

test('a scroller of topic cards under a heading that leads to all topics', async () => {
  const body = await showFixture(TopicsView, topicsFixtures.default, { lang: 'en' });
  expect(body.querySelector('h2 a')?.getAttribute('href')).toBe('/en/topic');
  const cards = [...body.querySelectorAll('[data-testid=strip-track] > li > [data-testid=topic-card]')];
  expect(cards).toHaveLength(2);
  expect(cards[0]?.querySelector('a')?.getAttribute('href')).toBe(
    `/en/topic/${encodeURIComponent('แต่งห้อง-งบ-5000')}`,
  );
});

test('the pictures are requested 750 pixels high', async () => {
  const body = await showFixture(TopicsView, topicsFixtures.default);
  expect(body.querySelector('noscript')?.innerHTML).toContain('x750q');
});

test('loads the topics that are shelved', async () => {
  const answers = { topics: { content: [list.default], totalElements: 1, hasNext: false } };
  const loaded = await loadWith(loadTopics, { title: {} }, answers);
  expect(loaded.data).toEqual([list.default]);
  expect(loaded.tags).toEqual(['topics']);
});
