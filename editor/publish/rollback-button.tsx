'use client';

import type { ReactNode } from 'react';
import buttons from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import type { Publication } from './use-publication.ts';

/** Button that puts an older version in place of the live one, or takes the page offline for null; it asks first. */
export function RollbackButton({
  version,
  publication: { busy, rollback },
}: {
  version: number | null;
  publication: Pick<Publication, 'busy' | 'rollback'>;
}): ReactNode {
  const t = useText();
  const { path, publishedVersion } = useEditor((state) => state.page);
  const label = version === null ? t('publish.offline') : t('publish.rollback', { version });
  const text =
    version === null
      ? t('publish.offlineText', { path })
      : t('publish.rollbackText', { path, version, live: publishedVersion ?? '' });
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className={buttons.button} disabled={busy}>
          {label}
        </button>
      }
      title={label}
      text={text}
      confirm={label}
      cancel={t('action.cancel')}
      onConfirm={() => void rollback(version)}
    />
  );
}
