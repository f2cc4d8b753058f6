'use client';

import dynamic from 'next/dynamic';

/** The moving notices, whose code only pages with them load (docs/decisions/004). */
export const NoticeList = dynamic(() => import('#ui/notice-list.tsx').then((module) => module.NoticeList));
