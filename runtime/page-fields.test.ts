import { expect, test } from 'vitest';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { fillText, withPageFields } from './page-fields.ts';

const ctx = { lang: 'en', tenant: tenantFixture('zest') } as const;
const fields: PageDocument['fields'] = {
  hero: { type: 'TEXT', value: { en: 'Tom & Jerry', th: 'ทอม' } },
  place: { type: 'TEXT', value: 'Bangkok' },
  size: { type: 'SELECT', value: 'XL' },
  ends: { type: 'TIME', value: '2026-12-31T17:00:00Z' },
  shot: { type: 'PICTURE', value: { url: '/media/a.webp' } },
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
  expect(withPageFields(document, ctx).nodes.a?.props).toEqual({
    title: { en: 'To Bangkok' },
    rows: [{ n: 1 }, 'XL'],
  });
});
