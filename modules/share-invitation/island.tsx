'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The ways to share, whose code only pages with the module load (docs/decisions/004). */
export const ShareButton = dynamic(() =>
  inTime(import('#storefront/sharing/share-button.tsx').then((module) => module.ShareButton)),
);
export const ShareInApp = dynamic(() =>
  inTime(import('#storefront/in-app/share-in-app.tsx').then((module) => module.ShareInApp)),
);
