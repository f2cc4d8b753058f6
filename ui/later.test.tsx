import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { later, loadTheRest } from './later.tsx';

afterEach(cleanup);

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('is loaded when it is first shown, and rendered at once from then on', async () => {
  const load = vi.fn(async () => Hello);
  const Later = later(load);
  expect(load).not.toHaveBeenCalled();
  render(<Later name="first" />);
  // The frame in which it is shown waits for no request.
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('Hello first')).toBeTruthy();
  render(<Later name="second" />);
  expect(screen.getByText('Hello second')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('is loaded with the rest, and tried again when that failed', async () => {
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const Later = later(load);
  await loadTheRest();
  await loadTheRest();
  expect(load).toHaveBeenCalledTimes(2);
  render(<Later name="there" />);
  expect(screen.getByText('Hello there')).toBeTruthy();
});

test('shows nothing without a network, and tries again when it is shown again', async () => {
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const Later = later(load);
  const missed = vi.fn();
  const { container, unmount } = render(<Later name="a" onMissing={missed} />);
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('');
  unmount();
  render(<Later name="b" />);
  expect(await screen.findByText('Hello b')).toBeTruthy();
});
