import { describe, expect, it } from 'vitest';
import { completeRoute, decideNavigation, type LinkClick, startRoute } from './navigation.ts';

const here = new URL('https://zest.test/en/articles?page=2');
const click = (href: string, rest: Partial<LinkClick> = {}) =>
  decideNavigation({ href, target: '', hreflang: '', isDownload: false, isModified: false, ...rest }, here);

describe('decideNavigation', () => {
  it('follows links of this site without loading a document', () => {
    expect(click('/en/brands')).toEqual({ kind: 'push', href: '/en/brands', scroll: true });
    expect(click('https://zest.test/en/brands?a=1')).toEqual({
      kind: 'push',
      href: '/en/brands?a=1',
      scroll: true,
    });
  });

  it('opens any other site in a new window', () => {
    expect(click('https://shop.test/x')).toEqual({ kind: 'new-window', href: 'https://shop.test/x' });
    expect(click('https://zest.test.evil/x')).toMatchObject({ kind: 'new-window' });
  });

  it('replaces without scrolling when only the query changes', () => {
    expect(click('/en/articles?page=3')).toEqual({
      kind: 'replace',
      href: '/en/articles?page=3',
      scroll: false,
    });
  });

  it.each([
    [
      '?x=1&utm_source=a&page=2&sort=s',
      '?page=3&sort=s',
      { of: 'page=3&sort=s', query: 'page=3&sort=s&x=1&utm_source=a' },
    ],
    ['?x=1&page=2', '?', { of: '', query: 'x=1' }],
    [
      '?filter.price=0-200&filter=a&x.y=1',
      '?page=2&filter=a+0-200',
      { of: 'page=2&filter=a+0-200', query: 'page=2&filter=a+0-200&x.y=1' },
    ],
    ['?x=1&x=2', '?page=2', { of: 'page=2', query: 'page=2&x=1&x=2' }],
    ['?page=2', '?page=3', undefined],
  ])('from %s the page’s link %s keeps %o', (current, link, kept) => {
    const from = new URL(current, 'https://zest.test/en/articles');
    const { href, pathname, search } = new URL(link, from);
    const to = { href, target: '', hreflang: '', isDownload: false, isModified: false };
    const replaced = { kind: 'replace', href: pathname + search, scroll: false };
    expect(decideNavigation({ ...to, keepsQuery: true }, from)).toEqual({
      ...replaced,
      kept,
    });
    expect(decideNavigation(to, from)).toEqual(replaced);
  });

  it('replaces the address within a link’s replaceWithin path', () => {
    expect(click('/en/tag/b', { replaceWithin: '/en/tag/' })).toMatchObject({ kind: 'push' });
    const tagPage = new URL('https://zest.test/en/tag/a');
    const keyword = {
      href: '/en/tag/b',
      target: '',
      hreflang: '',
      isDownload: false,
      isModified: false,
      replaceWithin: '/en/tag/',
    };
    expect(decideNavigation(keyword, tagPage)).toMatchObject({ kind: 'replace', scroll: true });
  });

  it.each([
    ['a modified click', { isModified: true }],
    ['a download', { isDownload: true }],
    ['a link to another language', { hreflang: 'th' }],
    ['a link with its own window', { target: '_blank' }],
  ])('leaves %s to the browser', (_, rest) => {
    expect(click('/en/brands', rest)).toEqual({ kind: 'native' });
  });

  it('leaves fragments and other schemes to the browser', () => {
    expect(click('/en/articles?page=2#top')).toEqual({ kind: 'native' });
    expect(click('mailto:a@b.co')).toEqual({ kind: 'native' });
  });
});

describe('route progress', () => {
  it('starts on another path only and completes on arrival', () => {
    expect(startRoute('/a', '/a?page=2')).toBeUndefined();
    expect(startRoute('/a', '/b?x=1#y')).toBe('/b');
    expect(completeRoute('/b', '/a')).toBe('/b');
    expect(completeRoute('/b', '/b')).toBeUndefined();
  });
});
