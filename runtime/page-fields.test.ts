import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { migrateNode } from '#engine/migrate-node.ts';
import { commodityRelationValue } from '#schemas/fields/commodity-relation.ts';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { localized } from '#schemas/page/localized.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { fillText, withPageFields } from './page-fields.ts';

const ctx = { lang: 'en', tenant: tenantFixture('zest') } as const;
const fields: PageDocument['fields'] = {
  hero: { type: 'TEXT', value: { en: 'Tom & Jerry', th: 'ทอม' } },
  place: { type: 'TEXT', value: 'Bangkok' },
  size: { type: 'SELECT', value: 'XL' },
  ends: { type: 'TIME', value: '2026-12-31T17:00:00Z' },
  shot: { type: 'PICTURE', value: { url: '/media/a.webp', alt: { en: 'A' } } },
  go: { type: 'JUMP', value: '/coupons' },
  evil: { type: 'JUMP', value: 'javascript:alert(1)' },
  broken: { type: 'PICTURE', value: { url: 'http://a.example/1.jpg', alt: {} } },
  goods: { type: 'COMMODITY_RELATION', value: ['g1', 'g2'] },
};

test.each([
  ['In {{place}}, {{ size }}', 'In Bangkok, XL'],
  ['{{hero}}', 'Tom & Jerry'],
  ['<p>{{hero}}</p>', '<p>Tom &amp; Jerry</p>'],
  [
    '{{shot}} {{unknown}} {{__proto__}} {{constructor}}',
    '{{shot}} {{unknown}} {{__proto__}} {{constructor}}',
  ],
  ['{{place', '{{place'],
])('[E2] %s', (text, filled) => {
  expect(fillText(text, fields, ctx)).toBe(filled);
});

test('a time is the shop’s own', () => {
  expect(fillText('{{ends}}', fields, ctx)).toContain(' 00:00');
});

test('modules of a page have its fields in their texts, at any depth; other values stay', () => {
  const document: PageDocument = {
    ...emptyDocument('COMMON_PAGE'),
    fields,
    nodes: {
      a: {
        id: 'a',
        type: 'rich-text',
        v: 1,
        props: { title: { en: 'To {{place}}' }, rows: [{ n: 1 }, '{{size}}'] },
      },
    },
    slots: { main: ['a'] },
  };
  expect(withPageFields(document, {}, ctx).nodes.a?.props).toEqual({
    title: { en: 'To Bangkok' },
    rows: [{ n: 1 }, 'XL'],
  });
});

describe('[E2] a prop that names a field of the page', () => {
  const own = {
    picture: { url: '/media/own.webp', alt: { en: 'Own' } },
    link: '/own',
    goods: ['own'],
    cover: {},
  };
  const card = defineModule({
    type: 'card',
    version: 1,
    ...moduleLook,
    schema: z.object({
      picture: pictureValue.optional(),
      link: jumpValue.optional(),
      goods: commodityRelationValue.optional(),
      cover: localized(pictureValue).optional(),
    }),
    defaults: {},
    fields: [
      { name: 'picture', type: 'PICTURE', label: 'field.picture' },
      { name: 'link', type: 'JUMP', label: 'field.link' },
      { name: 'goods', type: 'COMMODITY_RELATION', label: { plain: 'Goods' } },
      { name: 'cover', type: 'PICTURE', label: 'field.cover', localized: true },
    ],
  });
  /** Props that the module gets. */
  const shown = (fromPage: unknown, over = {}) => {
    const node = { id: 'a', type: 'card', v: 1, props: { ...own, ...over, fromPage } };
    const document = { ...emptyDocument('COMMON_PAGE'), fields, nodes: { a: node }, slots: { main: ['a'] } };
    const filled = withPageFields(document, { card }, ctx).nodes.a;
    const migrated = filled && migrateNode(filled, card);
    return migrated?.status === 'ok' ? migrated.props : migrated;
  };

  test('has its value: pictures, links and picks', () => {
    expect(shown({ picture: 'shot', link: 'go', goods: 'goods', cover: 'shot' })).toEqual({
      picture: fields.shot?.value,
      link: '/coupons',
      goods: ['g1', 'g2'],
      cover: { en: fields.shot?.value },
    });
    expect(shown({ link: 'go' }, { link: undefined })).toMatchObject({ link: '/coupons' });
  });

  test.each([
    ['a missing field', { picture: 'gone', link: 'toString' }],
    ['a field of another type', { picture: 'go', link: 'shot' }],
    ['a value that the module refuses', { picture: 'broken', link: 'evil' }],
    ['a prop that the module doesn’t have', { other: 'shot' }],
    ['no names', undefined],
  ])('keeps the module’s own value with %s', (_, fromPage) => {
    expect(shown(fromPage)).toEqual(own);
  });

  test('is refused if its names are none', () => {
    expect(shown({ picture: 7 })).toMatchObject({ status: 'invalid' });
  });
});
