'use client';

import dynamic from 'next/dynamic';

/** The countdown, whose code only pages with daily offers load (docs/decisions/004). */
export const NextUpdate = dynamic(() => import('./island-body.tsx').then((body) => body.NextUpdate));
