'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { OfflineTexts } from '#client/offline/keep-page.ts';
import { useView } from '#runtime/view-context.tsx';

/** A page is kept when it has come to rest. */
const REST_MS = 5_000;

/** Keeps what the visitor sees for when there is no network; whoever signs in or out leaves nothing behind. */
export function OfflineHost({ texts }: { texts: OfflineTexts }): null {
  const view = useView();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to keep
  useEffect(() => {
    const keep = () =>
      void import('../shell/on-device.ts')
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
