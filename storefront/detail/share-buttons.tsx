'use client';

import { useEffect, useState } from 'react';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import styles from './share-buttons.module.css';

type Props = {
  /** Absolute. */
  url: string;
  title: string;
  labels: Record<'line' | 'facebook' | 'more' | 'copy' | 'copied' | 'failed', string>;
};

const LINE = 'https://social-plugins.line.me/lineit/share?url=';
const FACEBOOK = 'https://www.facebook.com/sharer/sharer.php?u=';

/** Ways to tell others of a page: LINE and Facebook as links, the browser's own sheet where it has one, and copying. */
export function ShareButtons({ url, title, labels }: Props) {
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet('share' in navigator), []);

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(labels.copied),
      () => toast(labels.failed, { variant: 'error' }),
    );
  // Closing the sheet without choosing is no failure.
  const openSheet = () => navigator.share({ url, title }).catch(() => undefined);
  return (
    <div className={styles.share} data-testid="share">
      <a
        className={`${buttons.secondary} ${styles.line}`}
        href={LINE + encodeURIComponent(url)}
        target="_blank"
        rel="noopener"
        aria-label={labels.line}
        data-testid="share-line"
      >
        LINE
      </a>
      <a
        className={`${buttons.secondary} ${styles.button}`}
        href={FACEBOOK + encodeURIComponent(url)}
        target="_blank"
        rel="noopener"
        aria-label={labels.facebook}
        data-testid="share-facebook"
      >
        Facebook
      </a>
      <button
        type="button"
        className={`${buttons.icon} ${styles.button}`}
        aria-label={labels.copy}
        data-testid="share-copy"
        onClick={copy}
      >
        <Icon name="link" size={18} />
      </button>
      {hasSheet && (
        <button
          type="button"
          className={`${buttons.icon} ${styles.button}`}
          aria-label={labels.more}
          data-testid="share-more"
          onClick={openSheet}
        >
          <Icon name="share" size={18} />
        </button>
      )}
    </div>
  );
}
