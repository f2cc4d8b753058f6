import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPictures } from '#ui/watch-pictures.ts';
import { CardImage } from './image.tsx';

let stop: () => void;
beforeEach(() => {
  stop = watchPictures();
});
afterEach(() => {
  stop();
  cleanup();
});

function show(sources: (string | undefined)[]) {
  const { container } = render(<CardImage sources={sources} width={450} eager />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image');
  return image;
}

test('requests a copy of its size, in the quality for the window', () => {
  const image = show(['/media/a.svg', '/media/b.svg']);
  const steps = () =>
    [...document.querySelectorAll('source')].map((step) => [step.media, step.getAttribute('srcset')]);
  expect(image.getAttribute('src')).toBe('/media/a.svg@450x450q70.webp');
  expect(steps()).toEqual([
    ['(width < 500px)', '/media/a.svg@450x450q40.webp'],
    ['(width >= 1600px)', '/media/a.svg@450x450q100.webp'],
  ]);
  fireEvent.error(image);
  expect(steps().map(([, copy]) => copy)).toEqual([null, null]);
});

test('tries the sources in turn, then shows the placeholder', () => {
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

test.each(['http://a.example/b.png', 'javascript:alert(1)', '//a.example/b.png', 'https://a b.example'])(
  'requests no picture at %s',
  (source) => {
    expect(show([source]).dataset.state).toBe('failed');
  },
);
