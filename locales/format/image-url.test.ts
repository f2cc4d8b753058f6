import { expect, test } from 'vitest';
import { IMAGE_PX } from '#schemas/constants.ts';
import { imageSteps, imageUrl } from './image-url.ts';

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
  expect(imageSteps('/media/a', { width: 300 })).toEqual({
    src: '/media/a@300x300q70.webp',
    steps: [
      { media: '(width < 500px)', srcSet: '/media/a@300x300q40.webp' },
      { media: '(width >= 1600px)', srcSet: '/media/a@300x300q100.webp' },
    ],
  });
  expect(imageSteps('https://cdn.example/x.jpg', { width: 300 })).toEqual({
    src: 'https://cdn.example/x.jpg',
    steps: [],
  });
});
