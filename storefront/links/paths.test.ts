import { describe, expect, test } from 'vitest';
import { localHref, paths } from './paths.ts';

test('[R18] a generic link is /{type}/{id} with an optional query', () => {
  expect(paths.generic('topic')).toBe('/topic/1');
  expect(paths.generic('lottery', '12')).toBe('/lottery/12');
  expect(paths.generic('topic', '1', { from: 'banner', page: 2, none: undefined })).toBe(
    '/topic/1?from=banner&page=2',
  );
});

test('the root belongs to deals or to articles by tenant', () => {
  expect([paths.home('GENERAL'), paths.discover('GENERAL')]).toEqual(['/', '/articles']);
  expect([paths.home('ARTICLE'), paths.discover('ARTICLE')]).toEqual(['/deals', '/']);
});

test('detail pages end with the code', () => {
  expect(paths.deal('D1')).toBe('/content/D1');
  expect(paths.product('P1')).toBe('/product/P1');
  expect(paths.note('N1')).toBe('/note-detail/N1');
  expect(paths.article('A1')).toBe('/article/A1');
  expect(paths.leaderboard('L1')).toBe('/leaderboard-products/L1');
});

test('[X27] a brand without a code is addressed by its id', () => {
  expect(paths.brand({ id: '7', code: 'jbl' })).toBe('/brand/jbl');
  expect(paths.brand({ id: '7' })).toBe('/brand/7');
});

describe('names in paths', () => {
  const category = { name: 'Home appliances', code: 'c12' };

  test('[R8] article categories lie below /articles unless the tenant is about articles', () => {
    expect(paths.articleCategory(category, 'ARTICLE')).toBe('/Home-appliances-c12');
    expect(paths.articleCategory(category, 'GENERAL')).toBe('/articles/Home-appliances-c12');
  });

  test('[R9] a tag’s path has dashes for whitespace', () => {
    expect(paths.articleTag('air fryer', 'ARTICLE')).toBe('/tag/air-fryer');
    expect(paths.articleTag('air fryer', 'GENERAL')).toBe('/article-tag/air-fryer');
    expect(paths.articleTag(' air \t  fryer ', 'ARTICLE')).toBe('/tag/air-fryer');
  });

  test('whitespace becomes dashes, everything else is encoded', () => {
    expect(paths.productCategory({ name: 'TV / Audio', code: 'a?b' })).toBe('/products/TV-%2F-Audio-a%3Fb');
    expect(paths.topic('ดีล เด็ด')).toBe(`/topic/${encodeURIComponent('ดีล-เด็ด')}`);
    expect(paths.search({ keyword: 'fan', tab: 'deals' })).toBe('/search?keyword=fan&tab=deals');
    expect(paths.search({ keyword: 'หม้อ & กระทะ', tab: 'deals' })).toBe(
      `/search?keyword=${encodeURIComponent('หม้อ')}+%26+${encodeURIComponent('กระทะ')}&tab=deals`,
    );
  });
});

test('deal lists: two labels, else the module id', () => {
  expect(paths.dealList('collection')).toBe('/zestbuy-deal/zbc');
  expect(paths.dealList('exclusive')).toBe('/zestbuy-deal/zbe');
  expect(paths.dealList('88')).toBe('/zestbuy-deal/88');
});

test('half an emoji breaks no page', () => {
  expect(paths.articleTag('sale \ud83d', 'ARTICLE')).toBe('/tag/sale-%EF%BF%BD');
});

test('the language leads the path unless it is the tenant default', () => {
  const tenant = { defaultLanguage: 'th' } as Parameters<typeof localHref>[0]['tenant'];
  expect(localHref({ lang: 'th', tenant }, '/brands')).toBe('/brands');
  expect(localHref({ lang: 'en', tenant }, '/brands')).toBe('/en/brands');
  expect(localHref({ lang: 'id', tenant }, '/')).toBe('/id');
});
