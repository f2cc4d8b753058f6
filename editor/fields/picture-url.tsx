import { type ReactNode, useState } from 'react';
import { isMediaUrl } from '#schemas/content/media-url.ts';
import { later } from '#ui/later.tsx';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import styles from '../media/media.module.css';
import { FieldShell } from './field-shell.tsx';

const MediaDialog = later(async () => (await import('../media/media-dialog.tsx')).MediaDialog);

/** Field for a picture's address alone, without alternative text or focal point, picked from the library. */
export function PictureUrl(props: {
  id: string;
  label: string;
  url: string | undefined;
  disabled: boolean;
  onUrl: (url: string | undefined) => void;
}): ReactNode {
  const t = useText();
  const { id, label, url, disabled, onUrl } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldShell id={id} label={label} group>
      {url && isMediaUrl(url) && <img className={styles.chosen} src={url} alt="" />}
      <div className={styles.choice}>
        <button
          id={id}
          type="button"
          className={buttons.button}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {t('fields.picture.choose')}
        </button>
        {url && (
          <button
            type="button"
            className={buttons.button}
            disabled={disabled}
            onClick={() => onUrl(undefined)}
          >
            {t('fields.picture.remove')}
          </button>
        )}
      </div>
      {isOpen && (
        <MediaDialog
          onClose={() => setOpen(false)}
          onPick={(asset) => {
            setOpen(false);
            onUrl(asset.url);
          }}
        />
      )}
    </FieldShell>
  );
}
