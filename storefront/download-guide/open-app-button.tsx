'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';

type Props = {
  /** Path of the download page: the button's link without script. */
  href: string;
  /** Path that the app opens; this page by default. */
  path?: string;
  className: string | undefined;
  children: ReactNode;
};

/** Link that opens the tenant's app, or its store. */
export function OpenAppButton({ href, path, className, children }: Props): ReactNode {
  const view = useView();
  return (
    <a
      href={href}
      className={className}
      data-testid="open-app"
      onClick={(event) => {
        event.preventDefault();
        import('../on-device/on-device.ts').then(({ openApp }) => openApp(view, path));
      }}
    >
      {children}
    </a>
  );
}
