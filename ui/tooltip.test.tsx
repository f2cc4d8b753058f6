import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip label="Lowest in 30 days">
      <button type="button">why</button>
    </Tooltip>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const tip = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button');
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

describe('Tooltip', () => {
  it('[SP18] enters after 100 ms by mouse, 700 ms by touch, and leaves 1500 ms after a touch', () => {
    fireEvent.pointerEnter(button(), mouse);
    pass(99);
    expect(tip()).toBeNull();
    pass(1);
    expect(tip()?.textContent).toBe('Lowest in 30 days');
    fireEvent.pointerLeave(button(), mouse);
    expect(tip()).toBeNull();

    fireEvent.pointerDown(button(), touch);
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(tip()).not.toBeNull();
    fireEvent.pointerUp(button(), touch);
    pass(1499);
    expect(tip()).not.toBeNull();
    pass(1);
    expect(tip()).toBeNull();
  });

  it('stays away for a mere tap, and for a pointer that only passes', () => {
    fireEvent.pointerDown(button(), touch);
    pass(300);
    fireEvent.pointerUp(button(), touch);
    pass(5000);
    expect(tip()).toBeNull();
    fireEvent.pointerEnter(button(), mouse);
    pass(50);
    fireEvent.pointerLeave(button(), mouse);
    pass(5000);
    expect(tip()).toBeNull();
  });

  it('describes its control only while it is there', () => {
    expect(button().hasAttribute('aria-describedby')).toBe(false);
    fireEvent.pointerEnter(button(), mouse);
    pass(100);
    expect(button().getAttribute('aria-describedby')).toBe(tip()?.id);
  });

  it('stays away for focus that a click gave', () => {
    const clicked = button();
    vi.spyOn(clicked, 'matches').mockReturnValue(false);
    act(() => clicked.focus());
    pass(5000);
    expect(tip()).toBeNull();
  });

  it('leaves no timer behind', () => {
    fireEvent.pointerEnter(button(), mouse);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows for keyboard focus and goes with it', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button().focus());
    pass(100);
    expect(tip()).not.toBeNull();
    act(() => button().blur());
    expect(tip()).toBeNull();
  });

  it('goes with Escape wherever the focus is', () => {
    fireEvent.pointerEnter(button(), mouse);
    pass(100);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(tip()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeNull();
  });
});
