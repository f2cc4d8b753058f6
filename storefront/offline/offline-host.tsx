'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { OfflineTexts } from '#client/offline/keep-page.ts';
import { useView } from '#runtime/view-context.tsx';

/** Delay before a page is kept, in ms. */
const REST_MS = 5_000;

/** Keeps visited pages for use without a network; signing in or out deletes them. */
export function OfflineHost({ texts }: { texts: OfflineTexts }): null {
  const view = useView();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to keep
  useEffect(() => {
    const keep = () =>
      void import('../on-device/on-device.ts')
        .then(({ keepHere }) => keepHere(view, texts))
        .catch(() => undefined);
    const timer = setTimeout(keep, REST_MS);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [pathname, texts, view]);
  return null;
}
