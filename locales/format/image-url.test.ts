import { expect, test } from 'vitest';
import { IMAGE_PX } from '#schemas/constants.ts';
import { imageUrl, middleCopy, otherCopies } from './image-url.ts';

test.each([
  [360, 40],
  [499, 40],
  [500, 70],
  [1599, 70],
  [1600, 100],
])('[SP15] a window %i px wide asks for quality %i', (viewport, quality) => {
  const url = imageUrl('/media/a/b.png', { width: IMAGE_PX.dealCard, viewport });
  expect(url).toBe(`/media/a/b.png@450x450q${quality}.webp`);
});

test('[SP15] jpg where webp is not supported', () => {
  const options = { width: IMAGE_PX.brand, viewport: 800, webp: false };
  expect(imageUrl('/media/logo', options)).toBe('/media/logo@200x200q70.jpg');
});

test('[SP15] the named sizes', () => {
  expect(IMAGE_PX).toEqual({
    deal: 550,
    dealCard: 450,
    discoverCover: 400,
    categoryTile: 300,
    brand: 200,
    topicHeight: 750,
  });
});

test('the box need not be square', () => {
  const options = { width: 563, height: IMAGE_PX.topicHeight, viewport: 1280 };
  expect(imageUrl('/media/topic', options)).toBe('/media/topic@563x750q70.webp');
});

test.each(['https://cdn.example/x.jpg', 'data:image/png;base64,AA', '/static/logo.svg', ''])(
  'leaves "%s" unchanged',
  (url) => {
    expect(imageUrl(url, { width: 300, viewport: 800 })).toBe(url);
  },
);

test('[SP15] every window has a copy of its quality', () => {
  const src = middleCopy('/media/a@2x/b', { width: 300, height: 200 });
  expect(src).toBe('/media/a@2x/b@300x200q70.webp');
  expect(otherCopies(src)).toEqual([
    { media: '(width < 500px)', srcSet: '/media/a@2x/b@300x200q40.webp' },
    { media: '(width >= 1600px)', srcSet: '/media/a@2x/b@300x200q100.webp' },
  ]);
});

test.each(['https://cdn.example/media/x@1x1q70.webp', '/media/own.svg', ''])(
  '"%s" has no other copies',
  (url) => {
    expect(otherCopies(url)).toEqual([]);
  },
);
