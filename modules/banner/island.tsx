'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The carousel, whose code only pages with a banner load (docs/decisions/004). */
export const BannerCarousel = dynamic(() =>
  inTime(import('./island-body.tsx').then((body) => body.BannerCarousel)),
);
