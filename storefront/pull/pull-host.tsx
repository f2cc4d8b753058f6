'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { isPreview } from '#client/preview.ts';
import { later } from '#ui/later.tsx';

const PullToRefresh = later(() => import('./pull-to-refresh.tsx').then((module) => module.PullToRefresh));

/** Pull-to-refresh for pages of lists. Its code loads at the first touch, because nobody else needs it. */
export function PullHost(): ReactNode {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isPreview()) return;
    const touch = () => setTouched(true);
    addEventListener('touchstart', touch);
    return () => removeEventListener('touchstart', touch);
  }, []);
  return isTouched && <PullToRefresh onMissing={() => setTouched(false)} />;
}
