import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { contentListFixtures } from './fixtures.ts';
import { loadContentList } from './load.ts';
import { contentList } from './module.ts';
import { ContentListView } from './view.tsx';

const note = { type: 'NOTE', code: 'a' };

describeModule(contentList, ContentListView, contentListFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ link })),
  { contents: [note, note] },
  { contents: [{ type: 'USER', code: 'a' }] },
  { contents: [{ ...note, href: '/x' }] },
  { contents: Array.from({ length: 101 }, (_, index) => ({ ...note, code: `${index}` })) },
]);

describe('content list', () => {
  test('shows each content as its own card, in the order picked', async () => {
    const body = await showFixture(ContentListView, contentListFixtures.default);
    const cards = [...body.querySelectorAll<HTMLElement>('li > article')].map(
      ({ dataset }) => dataset.testid,
    );
    expect(cards).toEqual(['deal-card', 'note-card', 'discover-card', 'topic-card']);
  });

  test('loads the contents by kind and code, tagged by each', async () => {
    const { props, data } = contentListFixtures.default;
    const loaded = await loadWith(loadContentList, props, { contentsByCodes: data.contents });
    expect(loaded.calls).toEqual([{ id: 'contentsByCodes', args: { body: { items: props.contents } } }]);
    expect(loaded.tags).toEqual([
      'feed:deals',
      'deal:1',
      'feed:articles',
      'article:51',
      'feed:articles',
      'article:41',
      'feed:topics',
      'topic:61',
    ]);
  });

  test('sends no request when nothing is picked', async () => {
    const loaded = await loadWith(loadContentList, contentListFixtures.empty.props, {});
    expect([loaded.calls, loaded.data]).toEqual([[], { contents: [] }]);
  });
});
