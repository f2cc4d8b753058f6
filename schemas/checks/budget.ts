import { EAGER_IMAGES } from '../constants.ts';

/**
 * What a page may load at once on a phone before its check warns. Script that its HTML names: an empty Next page (about
 * 135 KiB) and 50 KiB of our own, less the 20 KiB of a banner's carousel, which asks for them itself when it is alive.
 * Pictures: what a slow phone line (1.6 Mbit/s) brings in 1.5 s.
 */
export const PAGE_BUDGET = {
  eagerImages: EAGER_IMAGES.home,
  scriptBytes: 165 * 1_024,
  imageBytes: 300 * 1_024,
} as const;
