import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ArticleCover } from './article-cover.tsx';

afterEach(cleanup);

test.each([
  [1920, 1080, 4 / 3, '1200x900'],
  [110, 100, 1, '1200x1200'],
  [900, 1200, 3 / 4, '1200x1600'],
])('[SP14] a cover of %i by %i takes the closest shape', (width, height, ratio, size) => {
  const { container } = render(<ArticleCover cover={{ url: '/media/a.svg', width, height }} />);
  const image = container.querySelector('img');
  // A box is square unless it says otherwise.
  expect(Number.parseFloat(image?.closest('span')?.style.aspectRatio || '1')).toBeCloseTo(ratio);
  expect(image?.getAttribute('src')).toContain(size);
});
