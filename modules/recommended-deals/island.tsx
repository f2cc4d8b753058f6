'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The feed, whose code only pages with recommended deals load (docs/decisions/004). */
export const DealFeed = dynamic(() =>
  inTime(import('#storefront/deal-feed/deal-feed.tsx').then((module) => module.DealFeed)),
);
