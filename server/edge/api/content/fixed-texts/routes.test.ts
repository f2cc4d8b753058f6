import { expect, test } from 'vitest';
import {
  addContent,
  changeContent,
  publishContent,
  removeContent,
} from '#schemas/api/invented/content-desk.ts';
import { fixedText } from '#schemas/api/invented/fixed-texts.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client, purged } = await openTestApi([zest, guide]);
const paul = client(zest, await signIn(db, zest, await operatorFixture(db, 'paul', { zest: 'publisher' })));
const shopper = (tenant: typeof zest, lang = 'en') => client(tenant, { 'Accept-Language': lang });
const seen = (lang = 'en', tenant = zest) =>
  shopper(tenant, lang).call(fixedText, { query: { page: 'user-agreement' } });
const add = (leaves: Record<string, unknown>) =>
  paul.call(addContent, { params: { type: 'fixed-texts' }, body: { leaves } });

test('a new text begins with what the page says, is live once it is published, and gone once it is removed', async () => {
  const { id, leaves } = await add({ page: 'user-agreement' });
  expect(Object.keys(leaves).sort()).toEqual([
    ...['en', 'id', 'th'].map((lang) => `body.${lang}`),
    'page',
    ...['en', 'id', 'th'].map((lang) => `title.${lang}`),
  ]);
  expect(leaves['body.en']).toContain('<h2>Using zest</h2><p>By using this site');
  const params = { type: 'fixed-texts', id };
  const changes = {
    'title.en': { from: leaves['title.en'], to: 'Member agreement' },
    'body.en': { from: leaves['body.en'], to: '<p onclick="x()">Be kind.</p><script>x()</script>' },
    validFrom: { from: null, to: '2026-01-01T00:00:00.000Z' },
  };
  await paul.call(changeContent, { params, body: { changes } });
  expect(await seen()).toBeNull();
  await paul.call(publishContent, { params, body: {} });
  expect(purged).toContain('zest:fixed-texts');
  const validFrom = Date.UTC(2026, 0, 1);
  expect(await seen()).toEqual({ title: 'Member agreement', body: '<p>Be kind.</p>', validFrom });
  expect((await seen('th'))?.title).toBe(leaves['title.th']);
  expect(await seen('en', guide)).toBeNull();
  await paul.call(removeContent, { params });
  expect(await seen()).toBeNull();
});

test('a page has one text, and only the named pages have any', async () => {
  const { id } = await add({ page: 'about-us' });
  await paul.call(publishContent, { params: { type: 'fixed-texts', id }, body: {} });
  const second = await add({ page: 'about-us' });
  await expect(
    paul.call(publishContent, { params: { type: 'fixed-texts', id: second.id }, body: {} }),
  ).rejects.toMatchObject({ data: { problems: [{ leaf: 'page', code: 'TAKEN' }] } });
  await expect(add({ page: 'how-we-check-prices' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
