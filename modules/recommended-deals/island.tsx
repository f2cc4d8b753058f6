'use client';

import dynamic from 'next/dynamic';

/** The feed, whose code only pages with recommended deals load (docs/decisions/004). */
export const DealFeed = dynamic(() =>
  import('#storefront/deal-feed/deal-feed.tsx').then((module) => module.DealFeed),
);
