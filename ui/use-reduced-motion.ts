import { useMediaQuery } from './use-media-query.ts';

/** Whether the person asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
