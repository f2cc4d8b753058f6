import { expect, test } from 'vitest';
import { imageUrl } from '#locales/format/image-url.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import { parseMediaUrl } from './media-url.ts';

test('parses the storefront’s addresses, in every named size, quality and format', () => {
  const { topicHeight, ...squares } = IMAGE_PX;
  const boxes = [
    ...Object.values(squares).map((side) => ({ width: side, height: side })),
    { width: 0, height: topicHeight },
    { width: Math.round((topicHeight * 3) / 4), height: topicHeight },
  ];
  for (const box of boxes)
    for (const [viewport, quality] of [
      [360, 40],
      [1280, 70],
      [1920, 100],
    ] as const)
      for (const webp of [true, false])
        expect(parseMediaUrl(imageUrl('/media/zest/goods/fan-12.svg', { ...box, viewport, webp }))).toEqual({
          key: 'zest/goods/fan-12.svg',
          ...box,
          quality,
          format: webp ? 'webp' : 'jpg',
        });
});

test('an address without a size gets a default one', () => {
  expect(parseMediaUrl('/media/zest/placeholder.svg')).toEqual({
    key: 'zest/placeholder.svg',
    width: 1_000,
    height: 0,
    quality: 70,
    format: 'webp',
  });
});

test.each([
  '/media/../secret@100x100q70.webp',
  '/media/zest/../../etc/passwd@100x100q70.webp',
  '/media/zest/..%2f..%2fetc/passwd@100x100q70.webp',
  '/media/zest/a..b@100x100q70.webp',
  '/media/zest/.hidden@100x100q70.webp',
  '/media//etc/passwd@100x100q70.webp',
  '/media/zest\\secret@100x100q70.webp',
  '/media/zest/a\0b@100x100q70.webp',
  '/media/Zest/a@100x100q70.webp',
  '/media/@100x100q70.webp',
  `/media/zest/${'a'.repeat(300)}@100x100q70.webp`,
])('%j is not a picture’s address', (path) => {
  expect(parseMediaUrl(path)).toBe(undefined);
});

test.each([
  '0x0q70',
  '33x33q70',
  '1650x100q70',
  '9999x9999q70',
  '100x100q69',
  '100x100q0',
  '-50x100q70',
  '100x100',
])('the size %s is not offered', (size) => {
  expect(parseMediaUrl(`/media/zest/goods/fan-12.svg@${size}.webp`)).toBe(undefined);
});

test.each(['gif', 'avif', 'svg', 'png'])('the format %s is not offered', (format) => {
  expect(parseMediaUrl(`/media/zest/goods/fan-12.svg@100x100q70.${format}`)).toBe(undefined);
});
