'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** A code with its button, whose code only pages with such coupons load (docs/decisions/004). */
export const CopyCode = dynamic(() => inTime(import('./copy-code.tsx').then((body) => body.CopyCode)));
