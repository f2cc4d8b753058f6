'use client';

import { useEffect } from 'react';
import { interceptPage } from '#client/app-open/open-app.ts';
import { isPreview } from '#client/preview.ts';
import { useView } from '#runtime/view-context.tsx';

/** Starts the app from the first page that a visitor opens, on tenants that want this. */
export function InterceptPage(): null {
  const { tenant, device } = useView();
  const { appLinks } = tenant;
  useEffect(() => {
    if (isPreview()) return;
    const { pathname, search } = window.location;
    interceptPage({ links: appLinks, path: pathname + search, isPhone: device === 'phone' });
  }, [appLinks, device]);
  return null;
}
