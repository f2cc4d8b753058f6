import { expect, test } from 'vitest';
import { sourcesFor } from '#schemas/page/redirect-sources.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { locationOf, redirectAddress, redirectSource } from './address.ts';

const site = {
  ...tenantFixture('zest'),
  siteOrigin: 'https://zest.example',
  shortLinkHosts: ['shop.example'],
};

test.each([
  ['/Old-Sale/', '/old-sale'],
  ['/en/old', '/old'],
  ['https://zest.example/old', '/old'],
  ['/ลดราคา', '/ลดราคา'],
  ['/%E0%B8%81', '/ก'],
  ['/old/*', '/old/*'],
  ['/product/12', '/product/12'],
  ['/*', undefined],
  ['/', undefined],
  ['/en', undefined],
  ['/a*b', undefined],
  ['/a/*/b', undefined],
  ['/old?id=1', undefined],
  ['/api/x', undefined],
  ['/a/%2e%2e/x', '/x'],
  ['/%252e%252e/x', undefined],
  ['/x.rsc', undefined],
  ['/editor', undefined],
  ['/_next/x', undefined],
  ['//evil.example', undefined],
  ['old', undefined],
  ['https://evil.example/old', undefined],
  [`/${'a'.repeat(600)}`, undefined],
])('the source of %s is %s', (written, source) => {
  expect(redirectSource(site, written)).toBe(source);
});

test('a path has its own source first, then those above it, the longest first', () => {
  expect(sourcesFor('/A/b/c/')).toEqual(['/a/b/c', '/a/b/*', '/a/*']);
  expect(sourcesFor('/a')).toEqual(['/a']);
  expect(sourcesFor('/%E0%A4%A')).toEqual(['/%e0%a4%a']);
  expect(sourcesFor(`${'/a'.repeat(1_000)}`).length).toBeLessThan(40);
});

test.each([
  ['/Sale?page=2#top', '/Sale?page=2#top'],
  ['/en/sale', '/sale'],
  ['https://zest.example/ลดราคา', '/ลดราคา'],
  ['https://shop.example/x', 'https://shop.example/x'],
  ['https://evil.example/x', undefined],
  ['//evil.example/x', undefined],
  ['/.//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/editor', undefined],
  ['tel:+66812345678', undefined],
])('the target %s is stored as %s', (written, address) => {
  expect(redirectAddress(site, written)).toBe(address);
});

test('a location is an address without readable letters that a header can’t hold', () => {
  expect(locationOf('/ลด?a=1')).toBe('/%E0%B8%A5%E0%B8%94?a=1');
  expect(locationOf('/a%2Fb')).toBe('/a%2Fb');
});
