import { useCallback, useSyncExternalStore } from 'react';
import { VIEWPORT } from '#schemas/constants.ts';

/** Runs `callback` once resizing has paused for `debounce` ms. Returns the unsubscriber. */
function onResize(callback: () => void, debounce: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, debounce);
  };
  window.addEventListener('resize', listener);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', listener);
  };
}

function useResize<T>(read: () => T, initial: T, debounce: number): T {
  const subscribe = useCallback((notify: () => void) => onResize(notify, debounce), [debounce]);
  return useSyncExternalStore(subscribe, read, () => initial);
}

type MobileOptions = { max?: number; debounce?: number; initial?: boolean };

/** True if the window is at most `max` CSS px wide. `initial` is the server's guess. */
export function useMobile({
  max = VIEWPORT.mobileMaxPx,
  debounce = VIEWPORT.resizeDebounceMs,
  initial = false,
}: MobileOptions = {}): boolean {
  return useResize(() => window.innerWidth <= max, initial, debounce);
}

type BreakpointOptions = { steps?: readonly number[]; debounce?: number; initial?: number };

/** Widest of `steps` (CSS px) that the window reaches. `initial` is the server's guess. */
export function useBreakpoint({
  steps = VIEWPORT.breakpointsPx,
  debounce = VIEWPORT.resizeDebounceMs,
  initial = 0,
}: BreakpointOptions = {}): number {
  return useResize(
    () => Math.max(0, ...steps.filter((step) => step <= window.innerWidth)),
    initial,
    debounce,
  );
}
