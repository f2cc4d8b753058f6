import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeList } from './notice-list.tsx';

const items = ['a', 'b', 'c'].map((id) => ({ id, content: <a href={`/${id}`}>{id}</a> }));
const labels = { pause: 'Pause', play: 'Play' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** React starts the next timer after each step, so time passes step by step. */
function toTheSeam() {
  for (const wait of [1000, 1500, 1500]) pass(wait);
}
const shown = () =>
  screen
    .getAllByTestId('notice')
    .filter((notice) => notice.dataset.state === 'shown')
    .map((notice) => notice.dataset.id)
    .join('');
const notices = (props: Partial<Parameters<typeof NoticeList>[0]> = {}) =>
  render(<NoticeList items={items} labels={labels} {...props} />);
const track = () => screen.getAllByTestId('notice')[0]?.parentElement as HTMLElement;

describe('NoticeList', () => {
  it('[SP20] shows 1 line, rests 1000 ms and moves for 500 ms', () => {
    notices();
    expect(shown()).toBe('a');
    pass(999);
    expect(shown()).toBe('a');
    pass(1);
    expect(shown()).toBe('b');
    expect(track().style.transition).toBe('translate 500ms');
    pass(1499);
    expect(shown()).toBe('b');
    pass(1);
    expect(shown()).toBe('c');
  });

  it('goes round: past the last it moves on to the first, then jumps back unseen', () => {
    notices();
    toTheSeam();
    expect(shown()).toBe('a');
    expect(track().style.translate).toBe('0 calc(-3 * var(--line))');
    expect([...track().children].map((line) => line.hasAttribute('inert'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    pass(500);
    expect(track().style.translate).toBe('0 calc(0 * var(--line))');
    expect(track().style.transition).toBe('none');
    pass(1000);
    expect(shown()).toBe('b');
  });

  it('rests while pointed at and continues afterwards', () => {
    notices();
    fireEvent.pointerEnter(track());
    pass(10_000);
    expect(shown()).toBe('a');
    fireEvent.pointerLeave(track());
    pass(1000);
    expect(shown()).toBe('b');
  });

  it('brings the focused notice into sight and rests there', () => {
    notices();
    fireEvent.focus(screen.getAllByText('c')[0] as HTMLElement);
    expect(shown()).toBe('c');
    pass(10_000);
    expect(shown()).toBe('c');
    fireEvent.blur(screen.getAllByText('c')[0] as HTMLElement);
    pass(1500);
    expect(shown()).toBe('a');
  });

  it('has a button that stops and restarts it', () => {
    notices();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(10_000);
    expect(shown()).toBe('a');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(1000);
    expect(shown()).toBe('b');
  });

  it('still completes its way round when held at the seam, where the copies cannot be used', () => {
    notices();
    toTheSeam();
    fireEvent.pointerEnter(track());
    pass(500);
    expect(track().style.translate).toBe('0 calc(0 * var(--line))');
  });

  it('doesn’t move when everything fits or less motion is wanted', () => {
    notices({ lines: 3 });
    pass(10_000);
    expect(shown()).toBe('abc');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    notices();
    pass(10_000);
    expect(shown()).toBe('a');
    fireEvent.focus(screen.getByText('c'));
    expect(track().style.translate).toBe('');
  });
});
