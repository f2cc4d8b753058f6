'use client';

import dynamic from 'next/dynamic';

/** The carousel, whose code only pages with a banner load (docs/decisions/004). */
export const BannerCarousel = dynamic(() => import('./island-body.tsx').then((body) => body.BannerCarousel));
