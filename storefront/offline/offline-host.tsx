'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { OfflineTexts } from '#client/offline/keep-page.ts';
import { isPreview } from '#client/preview.ts';
import { watchSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { OFFLINE_CACHE } from '#schemas/constants.ts';

/** A page is kept when it has come to rest. */
const REST_MS = 5_000;

/**
 * Keeps what the visitor sees for when there is no network, and has the service worker show it then. Whoever signs in or
 * out leaves nothing behind.
 */
export function OfflineHost({ texts }: { texts: OfflineTexts }): null {
  const view = useView();
  const pathname = usePathname();

  useEffect(() => {
    if (!('caches' in window)) return;
    return watchSession(() => void caches.delete(OFFLINE_CACHE).catch(() => undefined));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to keep
  useEffect(() => {
    if (isPreview() || !('caches' in window)) return;
    const keep = () =>
      void import('./keep-here.ts').then(({ keepHere }) => keepHere(view, texts)).catch(() => undefined);
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keep), REST_MS);
    const leave = () => document.hidden && keep();
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [pathname, texts, view]);
  return null;
}
