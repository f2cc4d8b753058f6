'use client';

import dynamic from 'next/dynamic';

/** The list that grows, whose code only pages with it load (docs/decisions/004). */
export const NewestList = dynamic(() => import('./island-body.tsx').then((body) => body.NewestList));
