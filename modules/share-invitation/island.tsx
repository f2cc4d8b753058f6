'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

const body = () => inTime(import('./island-body.tsx'));

/** Share buttons, whose code only pages with the module load (docs/decisions/004). */
export const ShareButton = dynamic(() => body().then((module) => module.ShareButton));
export const ShareInApp = dynamic(() => body().then((module) => module.ShareInApp));
