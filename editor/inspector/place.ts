import { useEffect } from 'react';
import type { Path } from '#schemas/page/problem.ts';
import type { FieldPlace } from '../store/state.ts';

/** Control id of a path: of a module's props, or of the page. */
export function controlId(path: Path): string {
  return ['f', ...path].join('-');
}

/** Frames to wait for a control that is loaded on demand, such as that of rich texts. */
const MOST_FRAMES = 180;

/** Scrolls to the control of a place and focuses it, after its folded parents have opened. */
export function useFocusPlace(place: FieldPlace | undefined): void {
  useEffect(() => {
    if (!place) return;
    const focus = (tries: number) => {
      const control = nearestControl(place.path);
      if (!control && tries > 0) frame = requestAnimationFrame(() => focus(tries - 1));
      control?.scrollIntoView?.({ block: 'center' });
      control?.focus({ preventScroll: true });
    };
    // One frame for the tab, one for the item of a list.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focus(MOST_FRAMES));
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
}

/** Control of a path, or of its longest prefix that has one. */
function nearestControl(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const control = document.getElementById(controlId(path.slice(0, length)));
    if (control) return control;
  }
  return path.length === 0 ? firstControl() : null;
}

/** First control of a module: its first field, or the tab when it has none. */
function firstControl(): HTMLElement | null {
  const inspector = document.querySelector('[data-inspector]');
  const field = inspector?.querySelector<HTMLElement>('[id^="f-"]:is(input, textarea, select, button)');
  return field ?? inspector?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? null;
}
