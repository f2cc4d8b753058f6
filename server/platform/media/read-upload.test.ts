import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa2233' } })
    .jpeg()
    .toBuffer();

test.each([
  ['a tall detail picture keeps its size', 1_200, 12_000, 1_200, 12_000],
  ['a taller one stays readable', 1_200, 36_000, 533, 15_990],
  ['a photo of 48 megapixels is scaled by its area', 8_000, 6_000, 4_619, 3_464],
])('%s', async (_, width, height, storedWidth, storedHeight) => {
  const bytes = await plain(width, height);
  expect(await readUpload(bytes)).toMatchObject({ width: storedWidth, height: storedHeight });
});

test('a picture that moves is kept still, and says so', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#aa2233', '#22aa33'].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await readUpload(moving)).toMatchObject({ isStill: true, height: 20 });
  expect(await readUpload(await plain(10, 10))).toMatchObject({ isStill: false });
});
