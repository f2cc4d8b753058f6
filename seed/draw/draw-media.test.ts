import { expect, test } from 'vitest';
import { CAMPAIGNS } from './banner.ts';
import { SALE_DAYS } from './campaign-art.ts';
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
    `campaigns/${kind}-4`,
  ]),
  ...Object.keys(CAMPAIGNS).flatMap((name) =>
    ['', '-th', '-en', '-id'].map((end) => `banners/${name}${end}`),
  ),
  ...Object.keys(TITLES).flatMap((name) => [`titles/${name}-th`, `titles/${name}-en`]),
  ...Object.keys(SALE_DAYS).map((day) => `campaigns/${day}`),
  'brands/jbl',
  'brands/kitchora-cover',
  'categories/phone-2',
  'placeholder',
].map((name) => `zest/${name}.svg`);

test('every kind of picture is drawn completely and without external references', () => {
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

test('the same name gives the same picture, another number another one', () => {
  expect(drawMedia('zest/goods/sofa-1.svg')).toBe(drawMedia('zest/goods/sofa-1.svg'));
  expect(drawMedia('zest/goods/sofa-1.svg')).not.toBe(drawMedia('zest/goods/sofa-2.svg'));
  expect(drawMedia('zest/goods/sofa-1.svg')).not.toBe(drawMedia('zest/goods/sofa-1-2.svg'));
});

test('banners, article and topic covers are composed for their box', () => {
  const size = (key: string, width: number, height: number) =>
    /width="(\d+)" height="(\d+)"/
      .exec(drawMedia(key, { width, height }) ?? '')
      ?.slice(1)
      .join('x');
  expect(size('zest/banners/gadgets-th.svg', 800, 450)).toBe('1600x900');
  expect(size('zest/banners/gadgets-th.svg', 1500, 500)).toBe('1800x600');
  expect(size('zest/banners/gadgets-th.svg', 1000, 0)).toBe('1600x900');
  expect(size('zest/articles/fan-1-tall.svg', 400, 300)).toBe('1200x900');
  expect(size('zest/articles/fan-1.svg', 300, 400)).toBe('900x1200');
  expect(size('zest/articles/fan-1-tall.svg', 550, 0)).toBe('900x1200');
  expect(size('zest/topics/tent-4.svg', 1500, 500)).toBe('2700x900');
  expect(size('zest/topics/tent-4.svg', 0, 750)).toBe('1125x1500');
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
])('%j is not the name of a drawing', (key) => {
  expect(drawMedia(key)).toBe(undefined);
});
