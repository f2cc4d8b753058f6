import { describe, expect, test } from 'vitest';
import { migrateNode } from '#engine/migrate-node.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { newQuery } from '#schemas/source.ts';
import { deals as list } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { dealsFixtures } from './fixtures.ts';
import { loadDeals } from './load.ts';
import { deals } from './module.ts';
import { DealsView } from './view.tsx';

describeModule(deals, DealsView, dealsFixtures, [
  { source: { list: 7 } },
  { source: { list: 'x'.repeat(201) } },
  { source: { list: ['zbc'] } },
  { source: { ...newQuery('deals', 6), sort: 'position' } },
  {},
]);

const { props } = dealsFixtures.default;
const module: DealModule = { moduleId: '9', kind: 'module', label: 'ของใช้ในครัว', deals: [list.default] };
const show = (data: DealModule, lang: 'th' | 'en' | 'id' = 'th') =>
  showFixture(DealsView, { props, data: { deals: data.deals, list: data } }, { lang });

describe('title', () => {
  test.each([
    ['zbc', 'th', 'เซสต์ คัดมาให้'],
    ['zbc', 'en', 'Zest Collection'],
    ['zbc', 'id', 'Zest Pilihan'],
    ['zbe', 'th', 'เซสต์ เอ็กซ์คลูซีฟ'],
    ['zbe', 'en', 'Zest Exclusive'],
    ['zbe', 'id', 'Zest Eksklusif'],
    ['module', 'th', 'ของใช้ในครัว'],
  ] as const)('%s in %s is %s', async (kind, lang, title) => {
    const body = await show({ ...module, kind }, lang);
    expect(body.querySelector('h2')?.textContent).toBe(title);
  });
});

test.each([
  ['zbc', '/zestbuy-deal/zbc'],
  ['zbe', '/zestbuy-deal/zbe'],
  ['module', '/zestbuy-deal/9'],
])('%s leads to %s from its header and its end', async (kind, href) => {
  const body = await show({ ...module, kind });
  const hrefs = ['h2 a', '[data-testid=section-link]', '[data-testid=strip-end]'].map((selector) =>
    body.querySelector(selector)?.getAttribute('href'),
  );
  expect(hrefs).toEqual([href, href, href]);
});

test('no deals, nothing', async () => {
  expect((await show({ ...module, deals: [] })).innerHTML).toBe('');
});

test('the first three pictures load at once', async () => {
  const deals = ['1', '2', '3', '4'].map((id) => ({ ...list.default, id }));
  const images = [...(await show({ ...module, deals })).querySelectorAll('li img[data-state]')];
  expect(images.map((image) => image.getAttribute('data-state') === 'placeholder')).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

describe('background', () => {
  const section = async (backgroundColors: string[]) => {
    const body = await showFixture(DealsView, {
      props,
      data: { deals: module.deals, list: { ...module, kind: 'module', backgroundColors } },
    });
    const root = body.querySelector<HTMLElement>('section');
    return [root?.getAttribute('style') ?? '', root?.querySelector<HTMLElement>('[data-band]')?.dataset.band];
  };

  test('two colours go down, four are blended', async () => {
    const [two] = await section(['fff', '#FFE3D6']);
    expect(two).toContain('background-image:linear-gradient(to bottom, #ffffff, #ffe3d6)');
    const [four] = await section(['1d2b53', '2a3d73', '0b7a63', '123']);
    expect(four).toContain('linear-gradient(to bottom, #0b7a6380, #11223380)');
    expect(four).toContain('linear-gradient(to right, #1d2b53, #2a3d73)');
  });

  test.each([[[]], [['#fff']], [['red', '#fff']], [['#ff', '#fff']]])('%j is none', async (colours) => {
    expect(await section(colours)).toEqual(['', undefined]);
  });

  test('its texts take the readable tone', async () => {
    expect((await section(['fff', 'ffe3d6']))[1]).toBe('ink');
    expect((await section(['000', '123']))[1]).toBe('paper');
  });
});

describe('load', () => {
  const dealModules = [
    { ...module, moduleId: 'zbc' },
    { ...module, moduleId: '1', kind: 'zbc' },
    { ...module, moduleId: '2', kind: 'zbe' },
    { ...module, moduleId: '3', kind: 'module' },
  ];
  const load = (list: string) => loadWith(loadDeals, { title: {}, source: { list } }, { dealModules });

  test.each([
    ['zbc', 'zbc'],
    ['1', '1'],
    ['zbe', '2'],
    ['3', '3'],
    ['module', undefined],
  ])('%j is the module %j', async (moduleId, found) => {
    expect((await load(moduleId)).data.list?.moduleId).toBe(found);
  });

  test('depends on the feed and on every deal', async () => {
    expect((await load('3')).tags).toEqual(['feed:deals', 'deal:1']);
    expect((await load('none')).tags).toEqual(['feed:deals']);
  });

  test('a query requests its deals, shown without an end that leads elsewhere', async () => {
    const source = newQuery('deals', 4);
    const items = [{ type: 'CONTENT', code: 'd-1', deal: list.default }];
    const loaded = await loadWith(loadDeals, { title: {}, source }, { sourceItems: { items } });
    expect(loaded.calls).toEqual([{ id: 'sourceItems', args: { body: { kind: 'deals', source } } }]);
    expect(loaded.tags).toEqual(['feed:deals', 'deal:1']);
    const body = await showFixture(
      DealsView,
      { props: { title: { en: 'For your kitchen' }, source }, data: loaded.data },
      { lang: 'en' },
    );
    expect(body.querySelector('h2')?.textContent).toBe('For your kitchen');
    expect(body.querySelectorAll('[data-testid=deal-card]')).toHaveLength(1);
    expect(body.querySelector('[data-testid=strip-end]')).toBeNull();
  });
});

test.each([
  [{ moduleId: 'zbc' }, { list: 'zbc' }],
  [{ moduleId: '' }, { pick: [] }],
  [{}, { pick: [] }],
])('a page of version 1 shows the same deals: %j', (old, source) => {
  const migrated = migrateNode({ id: 'n', type: 'deals', v: 1, props: old }, deals);
  expect(migrated).toMatchObject({ status: 'ok', props: { title: {}, source } });
});
