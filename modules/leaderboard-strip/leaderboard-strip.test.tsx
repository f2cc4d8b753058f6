import { describe, expect, test } from 'vitest';
import { migrateNode } from '#engine/migrate-node.ts';
import { newQuery } from '#schemas/source.ts';
import { boards } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { leaderboardStripFixtures } from './fixtures.ts';
import { loadLeaderboardStrip } from './load.ts';
import { leaderboardStrip } from './module.ts';
import { LeaderboardStripView } from './view.tsx';

describeModule(leaderboardStrip, LeaderboardStripView, leaderboardStripFixtures, [
  { source: { pick: [{ code: 'L71' }] } },
  { source: { pick: [''] } },
  { source: { list: 'a' } },
  { cover: { th: { url: 'javascript:alert(1)', alt: {} } } },
  { cover: { fr: { url: '/media/a.svg', alt: {} } } },
]);

const { props } = leaderboardStripFixtures.default;
const show = (lang: 'th' | 'en' | 'id') =>
  showFixture(LeaderboardStripView, leaderboardStripFixtures.default, { lang });

test('the cover comes first, then a card per board, then the link to all of them', async () => {
  const items = [...((await show('th')).querySelector('[data-testid=strip-track]')?.children ?? [])];
  expect(items.map((item) => item.querySelector('[data-testid]')?.getAttribute('data-testid'))).toEqual([
    undefined,
    'leaderboard-card',
    'leaderboard-card',
    'strip-end',
  ]);
  expect(items[0]?.querySelector('img')).not.toBeNull();
});

test('title and end lead to all boards, a card to its own', async () => {
  const body = await show('en');
  expect(body.querySelector('h2 a')?.getAttribute('href')).toBe('/en/leaderboard');
  expect(body.querySelector('[data-testid=strip-end]')?.getAttribute('href')).toBe('/en/leaderboard');
  expect(body.querySelector('[data-testid=leaderboard-card] a')?.getAttribute('href')).toBe(
    '/en/leaderboard-products/L71',
  );
});

test.each([
  ['th', 'leaderboard-th.svg'],
  ['en', 'leaderboard-en.svg'],
  ['id', 'leaderboard-en.svg'],
] as const)('[X4] in %s the cover is %s', async (lang, name) => {
  expect((await show(lang)).querySelector('li img')?.getAttribute('src')).toContain(name);
});

test('[X4] an Indonesian cover wins where there is one', async () => {
  const cover = { ...props.cover, id: { url: '/media/zest/own.svg', alt: {} } };
  const fixture = { props: { ...props, cover }, data: [boards.default] };
  const body = await showFixture(LeaderboardStripView, fixture, { lang: 'id' });
  expect(body.querySelector('li img')?.getAttribute('src')).toContain('/media/zest/own.svg');
});

describe('load', () => {
  test('requests the boards in their order and depends on each', async () => {
    const chosen = { ...props, source: { pick: ['b', 'a'] } };
    const loaded = await loadWith(loadLeaderboardStrip, chosen, { homeBoards: [boards.default] });
    expect(loaded.calls).toEqual([{ id: 'homeBoards', args: { body: { codes: ['b', 'a'] } } }]);
    expect(loaded.tags).toEqual(['boards', 'board:71']);
  });

  test('sends no request without boards', async () => {
    const loaded = await loadWith(loadLeaderboardStrip, { ...props, source: { pick: [] } }, {});
    expect(loaded.calls).toEqual([]);
    expect(loaded.data).toEqual([]);
  });

  test('a query requests the boards that it finds', async () => {
    const source = newQuery('boards', 8);
    const items = [{ type: 'BOARD', code: 'L71', board: boards.default }];
    const loaded = await loadWith(loadLeaderboardStrip, { ...props, source }, { sourceItems: { items } });
    expect(loaded.calls).toEqual([{ id: 'sourceItems', args: { body: { kind: 'boards', source } } }]);
    expect([loaded.data, loaded.tags]).toEqual([[boards.default], ['boards', 'board:71']]);
  });
});

test.each([
  [
    [{ code: 'b' }, { code: 'a' }, { code: 'b' }],
    ['b', 'a'],
  ],
  [undefined, []],
])('a page of version 1 shows the same boards: %j', (old, pick) => {
  const migrated = migrateNode(
    { id: 'n', type: 'leaderboard-strip', v: 1, props: { boards: old } },
    leaderboardStrip,
  );
  expect(migrated).toMatchObject({ status: 'ok', props: { source: { pick } } });
});
