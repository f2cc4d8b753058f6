'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isPreview } from '#client/preview.ts';
import { afterPaint } from '#ui/after-paint.ts';

const PullToRefresh = lazy(() =>
  import('./pull-to-refresh.tsx').then((module) => ({ default: module.PullToRefresh })),
);

/** Pull-to-refresh for pages of lists. Its code loads at the first touch, because nobody else needs it. */
export function PullHost(): ReactNode {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isPreview()) return;
    const touch = () => void afterPaint(() => setTouched(true));
    window.addEventListener('touchstart', touch, { once: true, passive: true });
    return () => window.removeEventListener('touchstart', touch);
  }, []);
  return (
    isTouched && (
      <Suspense>
        <PullToRefresh />
      </Suspense>
    )
  );
}
