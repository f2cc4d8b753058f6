'use client';

import dynamic from 'next/dynamic';
import { inTime } from '#runtime/in-time.ts';

/** The moving notices, whose code only pages with them load (docs/decisions/004). */
export const NoticeList = dynamic(() =>
  inTime(import('#ui/notice-list.tsx').then((module) => module.NoticeList)),
);
