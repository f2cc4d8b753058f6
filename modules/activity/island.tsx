'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The countdown, whose code only pages with the module load (docs/decisions/004). */
export const NextUpdate = dynamic(() =>
  inTime(import('#storefront/module-parts/next-update.tsx').then((module) => module.NextUpdate)),
);
