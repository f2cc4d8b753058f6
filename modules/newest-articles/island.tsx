'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** Growing list, whose code only pages with it load (docs/decisions/004). */
export const NewestList = dynamic(() => inTime(import('./island-body.tsx').then((body) => body.NewestList)));
