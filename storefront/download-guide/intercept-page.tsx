'use client';

import dynamic from 'next/dynamic';

/** Starts the app where pages are intercepted; other tenants load none of it (docs/decisions/004). */
export const InterceptPage = dynamic(() => import('./intercept-body.tsx').then((body) => body.InterceptPage));
