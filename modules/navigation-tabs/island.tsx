'use client';

import dynamic from 'next/dynamic';

/** Tabs, whose code only pages with them load (docs/decisions/004). */
export const NavigationTabs = dynamic(() => import('./island-body.tsx').then((body) => body.NavigationTabs));
