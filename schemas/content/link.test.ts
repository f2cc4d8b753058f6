import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from './hostile.fixtures.ts';
import { parseLink } from './link.ts';

const SITE = 'https://shop.example';

describe('accepted', () => {
  test.each([
    ['/', 'path', '/'],
    ['/products?sort=x&page=2#top', 'path', '/products?sort=x&page=2#top'],
    ['/a/./b/../c', 'path', '/a/c'],
    ['/topic/ของถูก', 'path', '/topic/%E0%B8%82%E0%B8%AD%E0%B8%87%E0%B8%96%E0%B8%B9%E0%B8%81'],
    ['/x//y', 'path', '/x//y'],
    ['/?next=javascript:alert(1)', 'path', '/?next=javascript:alert(1)'],
    ['/%5cevil.example', 'path', '/%5cevil.example'],
    ['https://other.example', 'url', 'https://other.example/'],
    ['HTTPS://Other.Example:443/A', 'url', 'https://other.example/A'],
    ['http://other.example/?a=@b', 'url', 'http://other.example/?a=@b'],
    ['https://ของถูก.example/', 'url', 'https://xn--12cbp4d2f4c.example/'],
    ['https://shop.example.evil.example/', 'url', 'https://shop.example.evil.example/'],
    ['http://shop.example/', 'url', 'http://shop.example/'],
    ['https://shop.example:8443/', 'url', 'https://shop.example:8443/'],
    ['tel:+66812345678', 'tel', 'tel:+66812345678'],
    ['TEL:02-123-4567', 'tel', 'tel:02-123-4567'],
    ['mailto:help@shop.example', 'mailto', 'mailto:help@shop.example'],
    [
      'MailTo:a.b+c@shop.example?subject=Hi%20there&body=x',
      'mailto',
      'mailto:a.b+c@shop.example?subject=Hi%20there&body=x',
    ],
  ])('%s is a %s', (value, kind, href) => {
    expect(parseLink(value, SITE)).toEqual({ kind, href });
  });

  test("the site's own absolute address becomes a path; without a site it stays absolute", () => {
    expect(parseLink('https://SHOP.example/product/1?x#y', SITE)).toEqual({
      kind: 'path',
      href: '/product/1?x#y',
    });
    expect(parseLink('https://shop.example/product/1')).toEqual({
      kind: 'url',
      href: 'https://shop.example/product/1',
    });
  });

  test("the site's own address can't smuggle a foreign host into the path", () => {
    expect(parseLink('https://shop.example//evil.example', SITE)).toBeNull();
    expect(parseLink('https://shop.example/.//evil.example', SITE)).toBeNull();
  });
});

describe('refused', () => {
  test('the corpus has its eighty forms, each once', () => {
    expect(new Set(HOSTILE_LINKS).size).toBe(HOSTILE_LINKS.length);
    expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(80);
  });

  test.each(HOSTILE_LINKS.map((link) => [JSON.stringify(link).slice(0, 60), link]))('%s', (_, link) => {
    expect(parseLink(link, SITE)).toBeNull();
  });
});

/** Short strings made of pieces that matter to a URL parser: far likelier to hit a trick than random strings. */
const pieces = fc
  .array(
    fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'data:',
      'tel:',
      'mailto:',
      '/',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '?',
      '#',
      '%2e',
      '%2f',
      '%5c',
      '%40',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u200b',
      'a',
      '1',
      'shop.example',
      'evil.example',
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

test('of 100,000 strings every accepted one stays within the allowed schemes and, as a path, on the site', () => {
  const any = fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.webUrl({ withFragments: true }));
  fc.assert(
    fc.property(any, (value) => {
      const link = parseLink(value, SITE);
      if (link === null) return true;
      const url = new URL(link.href, SITE);
      if (link.kind === 'path') return url.origin === SITE && link.href.startsWith('/');
      if (link.kind === 'url') return /^https?:$/.test(url.protocol) && url.username + url.password === '';
      return url.protocol === `${link.kind}:`;
    }),
    { numRuns: 100_000 },
  );
});

test('parsing a parsed link changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, fc.webUrl()), (value) => {
      const link = parseLink(value, SITE);
      if (link) expect(parseLink(link.href, SITE)).toEqual(link);
    }),
    { numRuns: 5_000 },
  );
});
