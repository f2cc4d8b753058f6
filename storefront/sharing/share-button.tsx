'use client';

import { type MouseEvent, useState } from 'react';
import { missingCode } from '#client/failures.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { later } from '#ui/later.tsx';
import type { Shared, ShareLabels } from './shared.ts';

export type ShareButtonProps = {
  shared: Shared;
  /** Absolute address of the page. */
  url: string;
  /** Target of the button without script. */
  fallback: string;
  labels: ShareLabels;
};

const ShareSheet = later(() => import('./share-sheet.tsx').then((module) => module.ShareSheet));

/** Button that opens the share sheet. */
export function ShareButton({ shared, url, fallback, labels }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <a
        className={buttons.secondary}
        href={fallback}
        target="_blank"
        rel="noopener"
        aria-haspopup="dialog"
        data-testid="share-open"
        onClick={open}
      >
        <Icon name="share" size={18} />
        {labels.share}
      </a>
      {isOpen && (
        <ShareSheet
          shared={shared}
          url={url}
          labels={labels}
          onClose={close}
          onMissing={missingCode(close)}
        />
      )}
    </>
  );
}
