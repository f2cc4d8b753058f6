'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The countdown, whose code only pages with a campaign load (docs/decisions/004). */
export const CampaignClock = dynamic(() =>
  inTime(import('./island-body.tsx').then((body) => body.CampaignClock)),
);
