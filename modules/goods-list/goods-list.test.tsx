import { describe, expect, test } from 'vitest';
import { migrateNode } from '#engine/migrate-node.ts';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import { newQuery } from '#schemas/source.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { goodsListFixtures } from './fixtures.ts';
import { type GoodsListData, loadGoodsList } from './load.ts';
import { goodsList } from './module.ts';
import { GoodsListView } from './view.tsx';

describeModule(goodsList, GoodsListView, goodsListFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ link })),
  { source: { pick: ['a', 'a'] } },
  { source: { pick: [''] } },
  { toPlatform: 'yes' },
  { source: { pick: [1] } },
  { source: { pick: Array.from({ length: 101 }, (_, index) => `g${index}`) } },
  { source: { ...newQuery('goods', 61) } },
  { source: { ...newQuery('goods', 6), query: [{ field: 'daily', op: 'is', value: true }] } },
]);

const picked = { pick: ['g-1'] };
const itemsOf = ({ goods }: GoodsListData) => ({
  items: goods.map((one) => ({ type: 'GOODS', code: one.id, goods: one })),
});

test.each([
  [{ goods: ['g-1'] }, picked],
  [{ goods: [] }, undefined],
  [{}, undefined],
])('a page of version 1 shows the same goods: %j', (props, source) => {
  const migrated = migrateNode({ id: 'n', type: 'goods-list', v: 1, props }, goodsList);
  expect(migrated).toMatchObject({ status: 'ok', props: { title: {}, toPlatform: false } });
  expect(migrated.status === 'ok' && migrated.props.source).toEqual(source);
});

describe('goods list', () => {
  test('shows every picked product, under its heading with a link', async () => {
    const body = await showFixture(GoodsListView, goodsListFixtures.default, { lang: 'en' });
    const ids = [...body.querySelectorAll<HTMLElement>('[data-testid=goods-card]')].map(
      ({ dataset }) => dataset.id,
    );
    expect(ids).toEqual(goodsListFixtures.default.data.goods.map(({ id }) => id));
    expect(body.querySelector('[data-testid=section-link]')?.getAttribute('href')).toBe('/en/products');
  });

  test('its cards lead to the platforms where that is set, never in the app', async () => {
    const { props, data } = goodsListFixtures.longestThai;
    const hrefIn = async (terminal: 'h5' | 'app') => {
      const fixture = { props: { ...props, toPlatform: true }, data };
      const body = await showFixture(GoodsListView, fixture, { lang: 'en', terminal });
      return body.querySelector('[data-testid=goods-title] a')?.getAttribute('href');
    };
    expect(await hrefIn('h5')).toBe('https://shopee.co.th/i.11');
    expect(await hrefIn('app')).toBe('/en/product/P11');
  });

  test('loads the goods by their codes, tagged by each', async () => {
    const { props, data } = goodsListFixtures.longestThai;
    const loaded = await loadWith(
      loadGoodsList,
      { ...props, source: picked },
      { sourceItems: itemsOf(data) },
    );
    expect(loaded.calls).toEqual([{ id: 'sourceItems', args: { body: { kind: 'goods', source: picked } } }]);
    expect(loaded.tags).toEqual(['feed:goods', `goods:${data.goods[0]?.id}`]);
  });

  test.each<[Binding, string, object]>([
    [{ goodsCategory: 'c1' }, 'commonSearch', { classificationCodes: ['c1'], dataTypes: ['GOODS'] }],
    [{ brandId: '7' }, 'commonSearch', { brandIds: ['7'], dataTypes: ['GOODS'] }],
    [
      { relation: { type: 'GOODS', id: '9' }, goodsCategory: 'c1' },
      'relatedSubjects',
      { orgSubjectType: 'GOODS', orgIds: ['9'], destSubjectType: 'GOODS' },
    ],
  ])('without picked goods, on a page about %j, shows related ones', async (binding, id, body) => {
    const { props, data } = goodsListFixtures.longestThai;
    const content = data.goods.map((goods) => ({ id: goods.id, subjectType: 'GOODS', goods }));
    const none = { ...props, source: undefined };
    const loaded = await loadWith(loadGoodsList, none, { [id]: { content } }, { binding });
    expect(loaded.calls).toMatchObject([{ id, args: { body } }]);
    expect(loaded.data).toEqual(data);
    const ofSource = { ...props, source: picked };
    const { calls } = await loadWith(loadGoodsList, ofSource, { sourceItems: itemsOf(data) }, { binding });
    expect(calls).toMatchObject([{ id: 'sourceItems' }]);
  });

  test('sends no request without picked goods, on a page without a subject', async () => {
    const props = { ...goodsListFixtures.empty.props, source: undefined };
    const loaded = await loadWith(loadGoodsList, props, {});
    expect([loaded.calls, loaded.data]).toEqual([[], { goods: [] }]);
  });
});
