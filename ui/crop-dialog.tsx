'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import Cropper from 'react-easy-crop';
import buttons from './button.module.css';
import styles from './crop-dialog.module.css';

/** Part of a picture, in shares of its width and height. */
export type CropShare = { x: number; y: number; width: number; height: number };
export type CropStencil = 'rectangle' | 'circle';

export type CropDialogProps = {
  src: string;
  /** Width : height. */
  aspectRatio: number;
  stencil?: CropStencil;
  labels: { title: string; help: string; zoom: string; apply: string; cancel: string };
  onCrop: (area: CropShare) => void;
  onClose: () => void;
};

const MAX_ZOOM = 4;

/** Dialog that crops a picture to a fixed shape: dragged, or moved by the arrow keys, and zoomed. */
export function CropDialog({
  src,
  aspectRatio,
  stencil,
  labels,
  onCrop,
  onClose,
}: CropDialogProps): ReactNode {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropShare>();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>{labels.title}</Dialog.Title>
          <Dialog.Description className={styles.help}>{labels.help}</Dialog.Description>
          <div className={styles.stage}>
            <Cropper
              image={src}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={aspectRatio}
              cropShape={stencil === 'circle' ? 'round' : 'rect'}
              cropperProps={{ role: 'group', 'aria-label': labels.title }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(percent) => setArea(shares(percent))}
            />
          </div>
          <label className={styles.zoom}>
            {labels.zoom}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
          <div className={styles.actions}>
            <Dialog.Close className={buttons.secondary}>{labels.cancel}</Dialog.Close>
            <button
              type="button"
              className={buttons.primary}
              disabled={!area}
              onClick={() => area && onCrop(area)}
            >
              {labels.apply}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function shares({ x, y, width, height }: CropShare): CropShare {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
