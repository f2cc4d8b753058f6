import type { View } from '../store/state.ts';

/** Minimum width of a desktop, tablets included. */
const DESKTOP_WIDTH = 768;

/** Device for which the canvas shows the page. */
export function deviceOf({ terminal, width }: Pick<View, 'terminal' | 'width'>): 'phone' | 'desktop' {
  return terminal === 'app' || width < DESKTOP_WIDTH ? 'phone' : 'desktop';
}
