import { expect, test } from 'vitest';
import { CAMPAIGNS } from './banner.ts';
import { drawMedia } from './draw-media.ts';
import { PRODUCT_KINDS } from './kinds.ts';
import { TITLES } from './title.ts';

const IDENTIFIER = / id="([^"]+)"/g;
const REFERENCE = /url\(#([^)]+)\)/g;
const names = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map((match) => match[1]);

const keys = [
  ...PRODUCT_KINDS.flatMap((kind) => [
    ...['', '-2', '-3', '-4'].map((view) => `goods/${kind}-7${view}`),
    `categories/${kind}`,
    `articles/${kind}-1`,
    `articles/${kind}-2-tall`,
    `topics/${kind}-3`,
  ]),
  ...Object.keys(CAMPAIGNS).flatMap((name) =>
    ['', '-th', '-en', '-id'].map((end) => `banners/${name}${end}`),
  ),
  ...Object.keys(TITLES).flatMap((name) => [`titles/${name}-th`, `titles/${name}-en`]),
  ...['brands/jbl', 'brands/kitchora-cover', 'placeholder'],
].map((name) => `zest/${name}.svg`);

test('every kind of picture is drawn, complete and without anything from outside', () => {
  expect(PRODUCT_KINDS.length).toBeGreaterThanOrEqual(25);
  for (const key of keys) {
    const svg = drawMedia(key) ?? '';
    expect([key, svg.slice(0, 4)]).toEqual([key, '<svg']);
    expect([key, /NaN|undefined|href|<script|<image/.test(svg)]).toEqual([key, false]);
    const identifiers = names(svg, IDENTIFIER);
    expect([key, new Set(identifiers).size]).toEqual([key, identifiers.length]);
    for (const reference of names(svg, REFERENCE))
      expect([key, identifiers]).toEqual([key, expect.arrayContaining([reference])]);
  }
});

test('the same name is the same picture, another number another one', () => {
  expect(drawMedia('zest/goods/sofa-1.svg')).toBe(drawMedia('zest/goods/sofa-1.svg'));
  expect(drawMedia('zest/goods/sofa-1.svg')).not.toBe(drawMedia('zest/goods/sofa-2.svg'));
  expect(drawMedia('zest/goods/sofa-1.svg')).not.toBe(drawMedia('zest/goods/sofa-1-2.svg'));
});

test('a banner is composed for its box', () => {
  const size = (width: number, height: number) =>
    /width="\d+" height="\d+"/.exec(drawMedia('zest/banners/gadgets-th.svg', { width, height }) ?? '')?.[0];
  expect(size(800, 450)).toBe('width="1600" height="900"');
  expect(size(1500, 500)).toBe('width="1800" height="600"');
  expect(size(1000, 0)).toBe('width="1600" height="900"');
});

test.each([
  'zest/goods/unicorn-1.svg',
  'zest/goods/sofa-12345.svg',
  'zest/goods/sofa-1-5.svg',
  'goods/sofa-1.svg',
  'zest/sofa-1.svg',
  'zest/banners/constructor.svg',
  'zest/titles/leaderboard-id.svg',
  '',
])('%j names no drawing', (key) => {
  expect(drawMedia(key)).toBe(undefined);
});
