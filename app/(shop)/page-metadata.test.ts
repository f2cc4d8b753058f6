import { describe, expect, test } from 'vitest';
import { fixtureContext } from '#storefront/fixtures.ts';
import { pageMetadata } from './page-metadata.ts';

const ctx = fixtureContext({ lang: 'en' });
const { siteOrigin, defaultLanguage } = ctx.tenant;
const headOf = (query: Record<string, string>, paged = true) =>
  pageMetadata(ctx, { path: '/leaderboard', query, paged, title: 'Leaderboard', description: '' });

describe('a page of a list', () => {
  test('[X45 canonical] names itself as canonical, and the same page in the other languages', () => {
    const { alternates, openGraph, robots } = headOf({ page: '3' });
    expect(defaultLanguage).toBe('th');
    expect(alternates?.canonical).toBe(`${siteOrigin}/en/leaderboard?page=3`);
    expect(alternates?.languages).toMatchObject({
      th: `${siteOrigin}/leaderboard?page=3`,
      'x-default': `${siteOrigin}/leaderboard?page=3`,
    });
    expect(openGraph?.url).toBe(`${siteOrigin}/en/leaderboard?page=3`);
    expect(robots).toBeUndefined();
  });

  test.each([
    ['th', ''],
    ['en', '/en'],
    ['id', '/id'],
  ] as const)(
    '[X45 aliases] in %s it is canonical under %s/, without a prefix in the tenant’s own language',
    (lang, prefix) => {
      const own = fixtureContext({ lang });
      const about = { path: '/leaderboard', query: {}, paged: true, title: 'x', description: '' };
      expect(pageMetadata(own, about).alternates?.canonical).toBe(`${siteOrigin}${prefix}/leaderboard`);
      const english = fixtureContext({ lang, tenant: { defaultLanguage: 'en' } });
      const expected = { th: '/th', en: '', id: '/id' }[lang];
      expect(pageMetadata(english, about).alternates?.canonical).toBe(`${siteOrigin}${expected}/leaderboard`);
    },
  );

  test.each(['1', '0', '-2', '02', 'x'])('[X3] ?page=%s is the first, whose address has no page', (page) => {
    expect(headOf({ page }).alternates?.canonical).toBe(`${siteOrigin}/en/leaderboard`);
  });
});

test('without a list every ?page=n is the same page', () => {
  expect(headOf({ page: '3' }, false).alternates?.canonical).toBe(`${siteOrigin}/en/leaderboard`);
});

test.each(['sort', 'filter', 'tab', 'keyword'])('a list by %s is not for search engines', (choice) => {
  const { alternates, robots } = headOf({ [choice]: 'x', page: '2' });
  expect(robots).toEqual({ index: false });
  expect(alternates).toBeUndefined();
});

test('a page that another stands for names that one in its language, without languages, and is shared as itself', () => {
  const about = { path: '/content/d1', canonicalPath: '/product/p1', query: {}, title: 'x', description: '' };
  const { alternates, openGraph, robots } = pageMetadata(ctx, about);
  expect(alternates).toEqual({ canonical: `${siteOrigin}/en/product/p1`, languages: undefined });
  expect(openGraph?.url).toBe(`${siteOrigin}/en/content/d1`);
  expect(robots).toBeUndefined();
});

test('a page without a picture of its own is shared with the shop’s icon', () => {
  const picture = (image?: string) => {
    const { openGraph, twitter } = pageMetadata(ctx, {
      path: '/help',
      query: {},
      title: 'x',
      description: '',
      image,
    });
    return [openGraph?.images, (twitter as { card?: string }).card];
  };
  expect(picture()).toEqual([
    [{ url: '/icons/maskable-512.png', width: 512, height: 512, alt: 'x' }],
    'summary',
  ]);
  expect(picture('https://cdn.example/a.jpg')).toEqual([
    [{ url: 'https://cdn.example/a.jpg', alt: 'x' }],
    'summary_large_image',
  ]);
});
