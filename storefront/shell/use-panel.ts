import { useCallback, useEffect, useRef, useState } from 'react';
import { CATEGORY_PANEL } from '#schemas/constants.ts';

export type PanelState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * State of the category panel (S1 §4): a pointer resting for 300 ms opens it, a click at once; it closes with an
 * animation of 210 ms. `openAt` is the index of the first-level category it shows.
 */
export function usePanel() {
  const [state, setState] = useState<PanelState>('closed');
  const [openAt, setOpenAt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((delay: number, next: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(next, delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback((index: number) => {
    clearTimeout(timer.current);
    setOpenAt(index);
    setState('open');
  }, []);

  const hover = useCallback(
    (index: number) => {
      if (state === 'open') return setOpenAt(index);
      setState('opening');
      later(CATEGORY_PANEL.openDelayMs, () => open(index));
    },
    [state, later, open],
  );

  const close = useCallback(() => {
    setState((now) => (now === 'open' ? 'closing' : 'closed'));
    later(CATEGORY_PANEL.closeMs, () => setState('closed'));
  }, [later]);

  return { state, openAt, open, hover, close };
}
