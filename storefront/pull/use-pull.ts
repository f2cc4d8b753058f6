import { useEffect, useEffectEvent, useState } from 'react';
import { PULL_TO_REFRESH } from '#schemas/constants.ts';

type Options = {
  /** True if the page can be refreshed here. */
  isEnabled: () => boolean;
  onRelease: () => void;
};

const { loadingHeightPx, damping, refreshRatio } = PULL_TO_REFRESH;
/** Maximum pull, as a multiple of the height while loading. */
const MOST = 3;
/** Elements in which a finger's move has another meaning. */
const ELSEWHERE = 'dialog, [role=dialog], [role=listbox], input, textarea, select';

/**
 * Distance by which the page is pulled down, in px; 0 without a finger. Starts only at the very top of the page, with
 * one finger.
 */
export function usePull({ isEnabled, onRelease }: Options): number {
  const [height, setHeight] = useState(0);
  const mayStart = useEffectEvent(isEnabled);
  const release = useEffectEvent(() => {
    if (isFarEnough(height)) onRelease();
    setHeight(0);
  });
  useEffect(() => {
    const end = new AbortController();
    const options = { passive: true, signal: end.signal };
    let start: Touch | undefined;
    const on = (
      event: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
      to: (event: TouchEvent) => void,
    ) => window.addEventListener(event, to, options);

    on('touchstart', ({ touches, target }) => {
      const isOurs = window.scrollY <= 0 && !(target as Element).closest(ELSEWHERE) && mayStart();
      start = touches.length === 1 && isOurs ? touches[0] : undefined;
    });
    on('touchmove', ({ touches }) => {
      const [touch] = touches;
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const isSideways = Math.abs(touch.clientX - start.clientX) > Math.abs(down);
      setHeight((last) => (last === 0 && isSideways ? 0 : pulledHeight(down)));
    });
    on('touchend', () => {
      if (start) release();
      start = undefined;
    });
    on('touchcancel', () => {
      start = undefined;
      setHeight(0);
    });
    return () => end.abort();
  }, []);
  return height;
}

function pulledHeight(distance: number): number {
  return Math.min(Math.max(0, distance * damping), loadingHeightPx * MOST);
}

/** True if releasing the finger refreshes. */
export function isFarEnough(height: number): boolean {
  return height >= loadingHeightPx * refreshRatio;
}
