'use client';

import dynamic from 'next/dynamic';

/** A code with its button, whose code only pages with such coupons load (docs/decisions/004). */
export const CopyCode = dynamic(() => import('./copy-code.tsx').then((body) => body.CopyCode));
