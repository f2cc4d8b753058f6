import type { ReactNode } from 'react';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useText } from '../kit/use-text.ts';
import { Library } from './library.tsx';
import styles from './media.module.css';

/** Dialog with the library, to pick a picture from. */
export function MediaDialog(props: { onPick: (asset: MediaAsset) => void; onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Dialog title={t('media.choose')} onClose={props.onClose} size="wide">
      <div className={styles.dialog}>
        <Library onPick={props.onPick} />
      </div>
    </Dialog>
  );
}
