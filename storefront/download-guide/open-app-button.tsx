'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';

type Props = {
  /** Of the page that tells where the app can be had: where a browser goes without script. */
  href: string;
  /** What the app is to show; this page by default. */
  path?: string;
  className: string | undefined;
  children: ReactNode;
};

/** Opens the tenant's app, or the store that has it. */
export function OpenAppButton({ href, path, className, children }: Props): ReactNode {
  const { tenant, device } = useView();
  const open = async () => {
    const { openApp } = await import('#client/app-open/open-app.ts');
    const { pathname, search } = window.location;
    openApp({ links: tenant.appLinks, path: path ?? pathname + search, isPhone: device === 'phone' });
  };
  return (
    <a
      href={href}
      className={className}
      data-testid="open-app"
      onClick={(event) => {
        event.preventDefault();
        open().catch(() => window.location.assign(href));
      }}
    >
      {children}
    </a>
  );
}
