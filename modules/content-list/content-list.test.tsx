import { describe, expect, test } from 'vitest';
import { migrateNode } from '#engine/migrate-node.ts';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { newQuery } from '#schemas/source.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { contentListFixtures } from './fixtures.ts';
import { loadContentList } from './load.ts';
import { contentList } from './module.ts';
import { ContentListView } from './view.tsx';

const note = { type: 'NOTE', code: 'a' };

describeModule(contentList, ContentListView, contentListFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ link })),
  { source: { pick: [note, note] } },
  { source: { pick: [{ type: 'USER', code: 'a' }] } },
  { source: { pick: [{ ...note, href: '/x' }] } },
  { source: { pick: Array.from({ length: 101 }, (_, index) => ({ ...note, code: `${index}` })) } },
  { source: { ...newQuery('contents', 6), sort: 'price' } },
  { source: { list: 'x' } },
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
    const loaded = await loadWith(loadContentList, props, { sourceItems: { items: data.contents } });
    expect(loaded.calls).toEqual([
      { id: 'sourceItems', args: { body: { kind: 'contents', source: props.source } } },
    ]);
    expect(loaded.tags).toEqual([
      'feed:articles',
      'feed:deals',
      'deal:1',
      'article:51',
      'article:41',
      'topics',
      'feed:topics',
      'topic:61',
    ]);
  });

  test('sends no request when nothing is picked', async () => {
    const loaded = await loadWith(loadContentList, contentListFixtures.empty.props, {});
    expect([loaded.calls, loaded.data]).toEqual([[], { contents: [] }]);
  });

  test('a page of version 1 shows the same contents', () => {
    const node = { id: 'n', type: 'content-list', v: 1, props: { contents: [note] } };
    expect(migrateNode(node, contentList)).toMatchObject({
      status: 'ok',
      props: { source: { pick: [note] } },
    });
  });
});
