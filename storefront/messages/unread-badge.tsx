'use client';

import type { ReactNode } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { later } from '#ui/later.tsx';

const UnreadTotal = later(() => import('./unread-total.tsx').then((module) => module.UnreadTotal));

/** Number of unread messages, at the corner of the link to them; a guest's page doesn't load it. */
export function UnreadBadge(): ReactNode {
  return useSignedIn() && <UnreadTotal />;
}
