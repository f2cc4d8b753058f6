import { EAGER_IMAGES } from '#schemas/constants.ts';

/**
 * Limits of a page's initial load on a phone, above which its check warns. Script that its HTML refers to: an empty
 * Next page (about 135 KiB) and 50 KiB of our own, minus the 20 KiB of a banner's carousel, which it requests itself
 * after hydration. Pictures: the data that a slow mobile connection (1.6 Mbit/s) transfers in 1.5 s.
 */
export const PAGE_BUDGET = {
  eagerImages: EAGER_IMAGES.home,
  scriptBytes: 165 * 1_024,
  imageBytes: 300 * 1_024,
} as const;
