import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { goodsListFixtures } from './fixtures.ts';
import { loadGoodsList } from './load.ts';
import { goodsList } from './module.ts';
import { GoodsListView } from './view.tsx';

describeModule(goodsList, GoodsListView, goodsListFixtures, [
  ...HOSTILE_LINKS.map((link) => ({ link })),
  { goods: ['a', 'a'] },
  { goods: [''] },
  { toPlatform: 'yes' },
  { goods: [1] },
  { goods: Array.from({ length: 101 }, (_, index) => `g${index}`) },
]);

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
    const loaded = await loadWith(loadGoodsList, { ...props, goods: ['g-1'] }, { goodsByCodes: data.goods });
    expect(loaded.calls).toEqual([{ id: 'goodsByCodes', args: { body: { codes: ['g-1'] } } }]);
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
    const none = { ...props, goods: [] };
    const loaded = await loadWith(loadGoodsList, none, { [id]: { content } }, { binding });
    expect(loaded.calls).toMatchObject([{ id, args: { body } }]);
    expect(loaded.data).toEqual(data);
    const picked = { ...props, goods: ['g-1'] };
    const { calls } = await loadWith(loadGoodsList, picked, { goodsByCodes: data.goods }, { binding });
    expect(calls).toMatchObject([{ id: 'goodsByCodes' }]);
  });

  test('sends no request without picked goods, on a page without a subject', async () => {
    const loaded = await loadWith(loadGoodsList, goodsListFixtures.empty.props, {});
    expect([loaded.calls, loaded.data]).toEqual([[], { goods: [] }]);
  });
});
