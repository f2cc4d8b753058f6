'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

const load = () => import('../on-device/on-device.ts').catch(() => undefined);

/**
 * Keeps the frame true to the page after a navigation: the server renders it for the first page of a visit, and a
 * navigation brings the content alone.
 */
export function FramePlace(): null {
  const pathname = usePathname();
  const keyword = useSearchParams().get('keyword');
  const isPlaced = useRef(false);
  // Before the page comes that a press requests.
  useEffect(() => addEventListener('pointerdown', load, { once: true }), []);
  useLayoutEffect(() => {
    if (isPlaced.current) load().then((code) => code?.placeFrame(pathname, keyword));
    isPlaced.current = true;
  }, [pathname, keyword]);
  return null;
}
