import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CardImage } from './image.tsx';

afterEach(cleanup);

function show(sources: (string | undefined)[], device: 'phone' | 'desktop' = 'desktop') {
  const { container } = render(<CardImage ctx={{ device }} sources={sources} width={450} eager />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image');
  return image;
}

test('asks for a copy of its size, in the quality of the device', () => {
  expect(show(['/media/a.svg']).getAttribute('src')).toBe('/media/a.svg@450x450q70.webp');
  cleanup();
  expect(show(['/media/a.svg'], 'phone').getAttribute('src')).toBe('/media/a.svg@450x450q40.webp');
});

test('tries the sources in turn, then shows the stand-in', () => {
  const image = show([undefined, '/media/a.svg', '', '/media/b.svg']);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/media/b.svg@450x450q70.webp');
  fireEvent.error(image);
  expect(image.dataset.state).toBe('failed');
});

test('a source named twice is tried once', () => {
  const image = show(['/media/a.svg', '/media/a.svg']);
  fireEvent.error(image);
  expect(image.dataset.state).toBe('failed');
});
