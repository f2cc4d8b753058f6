import { useMediaQuery } from './use-media-query.ts';

/** True if the system is set to reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
