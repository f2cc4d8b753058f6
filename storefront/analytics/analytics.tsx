'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentMode } from '#client/analytics/consent.ts';
import { isPreview } from '#client/preview.ts';
import { afterPaint } from '#ui/after-paint.ts';

type Props = { mode: ConsentMode };

/** Delay before observing starts, in ms, unless the visitor begins to use the page. */
const REST_MS = 3_000;

/** Loads the code that observes visits once the browser is idle; never in a preview. */
export function Analytics({ mode }: Props) {
  const [Collecting, setCollecting] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isPreview()) return;
    const load = () =>
      import('./collecting.tsx').then(
        (loaded) => setCollecting(() => loaded.Collecting),
        () => undefined,
      );
    const timer = setTimeout(load, REST_MS);
    const loadSoon = () => void afterPaint(load);
    const options = { once: true, capture: true, passive: true };
    addEventListener('pointerdown', loadSoon, options);
    addEventListener('keydown', loadSoon, options);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', loadSoon, true);
      removeEventListener('keydown', loadSoon, true);
    };
  }, []);
  return Collecting && <Collecting mode={mode} />;
}
