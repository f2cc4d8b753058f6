'use client';

import { later } from '#ui/later.tsx';

/** Categories and popular deals, requested by the browser: what asks for missing pages most often is a program. */
export const Popular = later(() => import('./popular-body.tsx').then((body) => body.Popular));
