'use client';

import dynamic from 'next/dynamic';

/** What a member follows, whose code only pages of that kind load (docs/decisions/004). */
export const OwnFollowsIsland = dynamic(() => import('./own-follows.tsx').then((body) => body.OwnFollows));
