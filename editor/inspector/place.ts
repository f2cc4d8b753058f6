import { useEffect } from 'react';
import type { Path } from '#schemas/page/problem.ts';
import type { FieldPlace } from '../store/state.ts';

/** The id of the control at a path: of a module's props, or of the page. */
export function controlId(path: Path): string {
  return ['f', ...path].join('-');
}

/** Scrolls to the control of a place and gives it the focus, once what hides it has opened. */
export function useFocusPlace(place: FieldPlace | undefined): void {
  useEffect(() => {
    if (!place) return;
    // One frame for the tab, one for the item of a list.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const control = nearestControl(place.path);
        control?.scrollIntoView?.({ block: 'center' });
        control?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
}

/** The control of a path, or of the longest part of it that has one. */
function nearestControl(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const control = document.getElementById(controlId(path.slice(0, length)));
    if (control) return control;
  }
  return path.length === 0 ? firstControl() : null;
}

/** Where editing a module begins: its first field, or the tab when that has none. */
function firstControl(): HTMLElement | null {
  const inspector = document.querySelector('[data-testid="inspector"]');
  const field = inspector?.querySelector<HTMLElement>('[id^="f-"]:is(input, textarea, select, button)');
  return field ?? inspector?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? null;
}
