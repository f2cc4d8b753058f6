'use client';

import dynamic from 'next/dynamic';

/** List of what a member follows, whose code only pages of that kind load (decision 004). */
export const OwnFollowsIsland = dynamic(() => import('./own-follows.tsx').then((body) => body.OwnFollows));
