'use client';

import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Library } from './library.tsx';
import styles from './media.module.css';

/** The library in a dialog, to pick a picture from. */
export function MediaDialog(props: { onPick: (asset: MediaAsset) => void; onClose: () => void }): ReactNode {
  const { t } = useView();
  return (
    <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <div className={styles.dialogHead}>
            <Dialog.Title className={styles.dialogTitle}>{t('media.choose')}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={t('action.close')} />} />
          </div>
          <Library onPick={props.onPick} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
