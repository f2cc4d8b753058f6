import type { View } from '../store/state.ts';

/** From this width on a device counts as desktop, tablets included. */
const DESKTOP_WIDTH = 768;

/** The device whose page the canvas shows. */
export function deviceOf({ terminal, width }: Pick<View, 'terminal' | 'width'>): 'phone' | 'desktop' {
  return terminal === 'app' || width < DESKTOP_WIDTH ? 'phone' : 'desktop';
}
