import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

const labels = { close: 'Close' };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const texts = () => screen.queryAllByTestId('toast').map((element) => element.textContent);
const show = (...messages: string[]) =>
  act(() => {
    for (const message of messages) toast(message);
  });

beforeEach(() => {
  vi.useFakeTimers();
  window.innerWidth = 1280;
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.useRealTimers();
});

describe('Toaster', () => {
  it('[X21] shows a success for 3000 ms', () => {
    render(<Toaster labels={labels} />);
    show('Saved');
    expect(screen.getByTestId('toast').dataset.state).toBe('success');
    pass(2999);
    expect(texts()).toEqual(['Saved']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it.each([
    [1280, 'normal', ['b', 'c', 'd']],
    [768, 'dense', ['d']],
  ])('[X21] at %i px wide it is %s and shows the newest', (width, state, newest) => {
    window.innerWidth = width;
    render(<Toaster labels={labels} />);
    show('a', 'b', 'c', 'd');
    expect(texts()).toEqual(newest);
    expect(screen.getByTestId('toaster').dataset.state).toBe(state);
    expect(toastStore.get()).toHaveLength(newest.length);
  });

  it('announces politely from a region that was there before', () => {
    render(<Toaster labels={labels} />);
    const region = screen.getByRole('status');
    show('Saved');
    expect(region.textContent).toBe('Saved');
    expect(region.getAttribute('aria-atomic')).toBe('false');
  });

  it('waits while pointed at or focused', () => {
    render(<Toaster labels={labels} />);
    show('Saved');
    const shown = screen.getByTestId('toast');
    fireEvent.pointerEnter(shown);
    pass(10_000);
    fireEvent.pointerLeave(shown);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    pass(10_000);
    expect(texts()).toEqual(['Saved']);
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    pass(3000);
    expect(texts()).toEqual([]);
  });

  it('closes by its button, and by its action after doing it', () => {
    const onSelect = vi.fn();
    render(<Toaster labels={labels} />);
    show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual([]);
    act(() => {
      toast('Deleted', { variant: 'info', action: { label: 'Undo', onSelect } });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  it('lets one toast stay longer', () => {
    render(<Toaster labels={labels} />);
    act(() => {
      toast('Wait', { duration: 5000 });
    });
    pass(4999);
    expect(texts()).toEqual(['Wait']);
    pass(1);
    expect(texts()).toEqual([]);
  });
});
