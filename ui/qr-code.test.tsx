import { cleanup, render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** Content of a drawing as a camera reads it: its strokes as pixels, 4 for each square. */
function read(svg: Element): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * 4;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const strokes = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, run] of strokes.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++)
      data.fill(0, (row * width + Number(x) * 4) * 4, (row * width + (Number(x) + Number(run)) * 4) * 4);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return decodeQR({ width, height: width, data });
}

test.each(['NEWZ100', 'โค้ดส่วนลด ๕๐ 😀', `https://shop.example/?q=${'a'.repeat(500)}`])(
  'can be read: %s',
  (text) => {
    render(<QrCode text={text} label="a code" />);
    expect(read(screen.getByRole('img', { name: 'a code' }))).toBe(text);
  },
);

test('is left out where no camera could read it', () => {
  const { container } = render(<QrCode text={'ก'.repeat(201)} label="a code" />);
  expect(container.innerHTML).toBe('');
});
