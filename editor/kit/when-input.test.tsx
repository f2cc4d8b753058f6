import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { WhenInput } from './when-input.tsx';

afterEach(cleanup);

test('shows its date with the month in words beside the browser’s own input', () => {
  const show = (value: string) => (
    <WhenInput type="datetime-local" aria-label="From" value={value} readOnly />
  );
  const { rerender } = render(show('2027-01-02T14:30'), { wrapper: InEditor });
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2027-01-02T14:30');
  expect(screen.getByTestId('when-text').textContent).toBe('2 Jan 2027 14:30');
  rerender(show(''));
  expect(screen.getByTestId('when-text').textContent).toBe('–');
});
