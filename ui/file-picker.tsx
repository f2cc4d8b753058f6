'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FILE_PICKER } from '#schemas/constants.ts';
import type { CropDialogProps, CropShare, CropStencil } from './crop-dialog.tsx';
import { later } from './later.tsx';

const CropDialog = later(async () => (await import('./crop-dialog.tsx')).CropDialog);

type FileType = 'image' | 'audio' | 'video' | 'all';

const ACCEPT: Record<FileType, string | undefined> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  all: undefined,
};

type Props = {
  type?: FileType;
  /** True if the user crops the picture. */
  crop?: boolean;
  stencil?: CropStencil;
  /** Width : height of that part. */
  aspectRatio?: number;
  /** `area` only with `crop`. */
  onPick: (file: File, area?: CropShare) => void;
  cropLabels?: CropDialogProps['labels'];
  className?: string | undefined;
  disabled?: boolean | undefined;
  id?: string;
  children: ReactNode;
};

/** A button that takes one file from the device (S2 §9). */
export function FilePicker(props: Props): ReactNode {
  const { type, crop, stencil, aspectRatio } = { ...FILE_PICKER, ...props };
  const { onPick, cropLabels, className, disabled, id, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<{ file: File; src: string }>();
  useEffect(() => () => URL.revokeObjectURL(waiting?.src ?? ''), [waiting]);

  const take = (file: File) => {
    if (crop) setWaiting({ file, src: URL.createObjectURL(file) });
    else onPick(file);
  };
  return (
    <>
      <button
        id={id}
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT[type]}
        data-testid="file-input"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) take(file);
        }}
      />
      {waiting && cropLabels && (
        <CropDialog
          src={waiting.src}
          aspectRatio={aspectRatio}
          stencil={stencil}
          labels={cropLabels}
          onCrop={(area) => {
            setWaiting(undefined);
            onPick(waiting.file, area);
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  );
}
