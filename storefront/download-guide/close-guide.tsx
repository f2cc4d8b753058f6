'use client';

import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { browserStorage } from '#ui/safe-storage.ts';

/** Closes the download guide on this device, for as long as `DOWNLOAD_GUIDE` says. */
export function CloseGuide({ label, className }: { label: string; className: string }): ReactNode {
  const close = () => {
    document.documentElement.dataset.downloadGuide = 'hidden';
    browserStorage.set('hide-download-guide-time', String(Date.now()));
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-testid="download-guide-close"
      onClick={close}
    >
      <Icon name="close" size={18} />
    </button>
  );
}
