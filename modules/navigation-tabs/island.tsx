'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** Tabs, whose code only pages with them load (docs/decisions/004). */
export const NavigationTabs = dynamic(() =>
  inTime(import('./island-body.tsx').then((body) => body.NavigationTabs)),
);

/** The bar of parts below each other. */
export const SectionBar = dynamic(() => inTime(import('./island-body.tsx').then((body) => body.SectionBar)));
