import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useBreakpoint, useMobile } from './use-window-width.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Probe() {
  return String(useMobile({ initial: true }));
}

describe('useMobile', () => {
  it.each([
    [768, true],
    [769, false],
  ])('[X35] at %i px: %s', (width, mobile) => {
    resize(width);
    expect(renderHook(() => useMobile()).result.current).toBe(mobile);
  });

  it('notices a resize 100 ms after its last event', () => {
    resize(1280);
    const { result } = renderHook(() => useMobile());
    resize(700);
    pass(60);
    resize(600);
    pass(99);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  it('stops listening with its component', () => {
    const { unmount } = renderHook(() => useMobile());
    resize(600);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    resize(700);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses the server’s guess until it can measure', () => {
    expect(renderToString(<Probe />)).toBe('true');
  });
});

describe('useBreakpoint', () => {
  it.each([
    [599, 0],
    [600, 600],
    [899, 600],
    [900, 900],
    [1200, 1200],
    [1535, 1200],
    [1536, 1536],
  ])('at %i px: %i', (width, step) => {
    resize(width);
    expect(renderHook(() => useBreakpoint()).result.current).toBe(step);
  });
});

describe('useReducedMotion', () => {
  it('follows the system setting', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => list);
    const { result } = renderHook(() => useReducedMotion());
    expect(result.current).toBe(false);
    list.matches = true;
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
    expect(result.current).toBe(true);
  });

  it('is false in a browser without media queries', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(renderHook(() => useReducedMotion()).result.current).toBe(false);
  });
});
