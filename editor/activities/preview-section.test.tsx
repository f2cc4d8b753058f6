import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { blankActivity } from './blank.ts';
import { PreviewSection } from './preview-section.tsx';

afterEach(cleanup);

test.each([
  ['LOTTERY', true],
  ['BONUS', false],
  ['BADGE', false],
] as const)('the preview of a %s says that what has been drawn is of now: %s', (type, isSaid) => {
  const activity = blankActivity(type, Date.now());
  const { container } = render(<PreviewSection id="a" activity={activity} />, { wrapper: InEditor });
  expect(container.textContent.includes('are those of now')).toBe(isSaid);
});
