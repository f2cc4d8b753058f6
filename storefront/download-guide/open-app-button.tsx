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
  const view = useView();
  return (
    <a
      href={href}
      className={className}
      data-testid="open-app"
      onClick={(event) => {
        event.preventDefault();
        import('../shell/on-device.ts').then(({ openApp }) => openApp(view, path));
      }}
    >
      {children}
    </a>
  );
}
