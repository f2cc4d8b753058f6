import { describe, expect, test } from 'vitest';
import { articles } from '#content/articles/type.ts';
import { manifest } from '#modules/all.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { entryReferences } from './entry-references.ts';
import { referencesIn } from './field-references.ts';
import { changedReferences, pageReferences } from './page-references.ts';

const site = { ...tenantFixture('zest'), siteOrigin: 'https://zest.example' };
const found = (field: Partial<Field> & Pick<Field, 'type'>, value: unknown) =>
  referencesIn({ field: field as Field, path: [], value, beside: {} }, site).map(
    ({ kind, id }) => `${kind} ${id}`,
  );

test('in an article tenant, an address at the root is a page or a category', () => {
  const field = { type: 'JUMP' } as Field;
  const of = (type: 'GENERAL' | 'ARTICLE', value: string) =>
    referencesIn({ field, path: [], value, beside: {} }, { ...site, type }).map(
      ({ kind, id }) => `${kind} ${id}`,
    );
  expect(of('ARTICLE', '/top-tips-c1')).toEqual(['PAGE /top-tips-c1', 'CATEGORY c1']);
  expect(of('ARTICLE', '/tips')).toEqual(['PAGE /tips']);
  expect(of('ARTICLE', '/top/tips-c1')).toEqual(['PAGE /top/tips-c1']);
  expect(of('GENERAL', '/top-tips-c1')).toEqual(['PAGE /top-tips-c1']);
});

describe('the references of a field', () => {
  test.each([
    ['PICTURE', {}, { url: '/media/zest/a.webp', alt: {} }, ['MEDIA /media/zest/a.webp']],
    ['PICTURE', {}, { url: '/media/zest/a.webp@200x0q70.webp', alt: {} }, ['MEDIA /media/zest/a.webp']],
    ['PICTURE', {}, { url: 'https://zest.example/media/zest/a.webp' }, ['MEDIA /media/zest/a.webp']],
    ['PICTURE', {}, { url: 'https://other.example/media/zest/a.webp' }, []],
    [
      'PICTURE',
      {},
      { url: '/media/a.webp', wide: { url: '/media/b.webp' } },
      ['MEDIA /media/a.webp', 'MEDIA /media/b.webp'],
    ],
    [
      'PICTURE',
      { localized: true },
      { th: { url: '/media/t.webp' }, en: { url: '/media/e.webp' } },
      ['MEDIA /media/t.webp', 'MEDIA /media/e.webp'],
    ],
    ['JUMP', {}, '/product/g1', ['GOODS g1']],
    ['JUMP', {}, '/en/campaign/11-11?x=1#y', ['PAGE /campaign/11-11']],
    ['JUMP', {}, 'https://zest.example/topic/mega-home', ['TOPIC mega-home']],
    ['JUMP', {}, 'https://other.example/product/g1', []],
    ['JUMP', {}, '/products/usb-hubs-c1', ['CATEGORY c1']],
    ['JUMP', {}, '/bonus/b1', ['ACTIVITY b1']],
    ['JUMP', {}, '/coupons', []],
    [
      'RICH_TEXT',
      {},
      {
        th: '<p><a href="/content/d1">x</a><img src="/media/a.webp" alt=""></p>',
        en: '<img alt="" src="/media/b.webp">',
      },
      ['CONTENT d1', 'MEDIA /media/a.webp', 'MEDIA /media/b.webp'],
    ],
    ['SOURCE', { of: 'deals' }, { list: 'l1' }, ['DEAL_MODULE l1']],
    ['SOURCE', { of: 'goods' }, { pick: ['g1', 'g2'] }, ['GOODS g1', 'GOODS g2']],
    ['SOURCE', { of: 'contents' }, { pick: [{ type: 'NOTE', code: 'n1' }] }, ['NOTE n1']],
    [
      'SOURCE',
      { of: 'deals' },
      {
        query: [
          { field: 'category', op: 'in', value: ['c1'] },
          { field: 'brand', op: 'notIn', value: ['b1'] },
          { field: 'label', op: 'in', value: ['x'] },
        ],
        sort: 'hottest',
        count: 3,
        pins: ['d1'],
        without: ['d2'],
      },
      ['CONTENT d1', 'CATEGORY c1', 'BRAND b1'],
    ],
    ['TEXT', { codeOf: 'ACTIVITY' }, 'a1', ['ACTIVITY a1']],
    ['TEXT', {}, 'a1', []],
    ['CONTENT_RELATION', {}, { type: 'ARTICLE', code: 'x' }, ['ARTICLE x']],
    [
      'RELATED_CONTENTS',
      {},
      [
        { type: 'CONTENT', code: 'x' },
        { type: 'USER', code: 'y' },
      ],
      ['CONTENT x'],
    ],
    ['COMMODITY_RELATION', {}, ['g1', 2], ['GOODS g1']],
    ['SELECT', { options: [] }, '/product/g1', []],
    ...(
      ['PICTURE', 'JUMP', 'RICH_TEXT', 'SOURCE', 'CONTENT_RELATION', 'COMMODITY_RELATION'] as const
    ).flatMap((type) =>
      [undefined, null, 7, [null], { url: 7, wide: [] }].map(
        (value) => [type, { of: 'deals' }, value, []] as const,
      ),
    ),
  ] as const)('%s %j with %j', (type, more, value, expected) => {
    expect(found({ type, ...more } as Field, value)).toEqual(expected);
  });
});

const picture = (id: string, url: string) => ({
  id,
  type: 'picture',
  v: 1,
  props: { picture: { url, alt: {} }, link: '/content/d1' },
});

function page(): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: {}, description: {}, image: '/media/zest/share.webp' },
    fields: { cover: { type: 'PICTURE', value: { url: '/media/zest/cover.webp', alt: {} } } },
    nodes: {
      a: picture('a', '/media/zest/a.webp'),
      b: { ...picture('b', '/media/zest/b.webp'), hidden: true },
    },
    slots: { main: ['a', 'b'] },
  };
}
const places = (references: readonly { node: string; field: string; kind: string; id: string }[]) =>
  references.map(({ node, field, kind, id }) => [node, field, kind, id].join(' '));

test('a page has those of all modules, hidden ones too, of its fields and of its share picture', () => {
  expect(places(pageReferences(page(), manifest, site)).toSorted()).toEqual([
    ' fields.cover MEDIA /media/zest/cover.webp',
    ' meta.image MEDIA /media/zest/share.webp',
    'a link CONTENT d1',
    'a picture MEDIA /media/zest/a.webp',
    'b link CONTENT d1',
    'b picture MEDIA /media/zest/b.webp',
  ]);
});

test('an id that the database can’t hold is left out', () => {
  const document = page();
  document.nodes = {
    a: { ...picture('a', '/media/a.webp'), props: { link: `/product/${'x'.repeat(301)}` } },
    b: { ...picture('b', '/media/b.webp'), props: { link: '/product/%00' } },
  };
  expect(
    places(
      pageReferences({ ...document, meta: emptyDocument('COMMON_PAGE').meta, fields: {} }, manifest, site),
    ),
  ).toEqual([]);
});

test('only what an edit has changed is read again', () => {
  const before = page();
  const { a, b } = before.nodes;
  if (!a || !b) throw new Error();
  const after = { ...before, nodes: { a: { ...a, hidden: true }, c: picture('c', '/media/zest/c.webp') } };
  const { nodes, references } = changedReferences(before, after, manifest, site);
  expect(nodes).toEqual(['b', 'c']);
  expect(places(references)).toEqual(['c picture MEDIA /media/zest/c.webp', 'c link CONTENT d1']);
  expect(changedReferences(before, { ...before, fields: {} }, manifest, site)).toMatchObject({
    nodes: [''],
    references: [{ field: 'meta.image' }],
  });
});

test('an entry has those of its fields, each once', () => {
  const leaves = {
    'title.th': 'x',
    'body.th': '<a href="/brand/b1">1</a><a href="/brand/b1">2</a>',
    cover: { url: '/media/zest/x.webp', alt: {} },
    category: 'c1',
  };
  expect(places(entryReferences(articles, leaves, site))).toEqual([
    ' body BRAND b1',
    ' cover MEDIA /media/zest/x.webp',
    ' category CATEGORY c1',
  ]);
});
