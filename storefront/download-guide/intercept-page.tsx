'use client';

import { useEffect } from 'react';
import { useView } from '#runtime/view-context.tsx';

/** Starts the app from the first page that a visitor opens, on tenants that want this. */
export function InterceptPage(): null {
  const view = useView();
  useEffect(() => {
    import('../on-device/on-device.ts').then(
      ({ interceptPage }) => interceptPage(view),
      () => undefined,
    );
  }, [view]);
  return null;
}
