import { type ReactNode, useState } from 'react';
import type { Picture } from '#schemas/fields/picture.ts';
import { later } from '#ui/later.tsx';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { FocalPoint } from '../media/focal-point.tsx';
import styles from './fields.module.css';

const MediaDialog = later(async () => (await import('../media/media-dialog.tsx')).MediaDialog);

type Source = NonNullable<Picture['wide']>;
type Props = {
  value: Source | undefined;
  onChange: (source: Source | undefined) => void;
  disabled: boolean | undefined;
};

/** Second source of a picture, for windows wider than a phone's, with a focal point of its own. */
export function WideSource({ value, onChange, disabled }: Props): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out like the other labels
    <div
      role="group"
      aria-label={t('fields.picture.wide')}
      className={styles.inner}
      data-testid="wide-source"
    >
      {t('fields.picture.wide')}
      {value && (
        <FocalPoint
          src={value.url}
          value={value.focalPoint}
          disabled={disabled}
          onChange={(focalPoint) => onChange({ ...value, focalPoint })}
        />
      )}
      <div className={styles.row}>
        <button type="button" className={buttons.button} disabled={disabled} onClick={() => setOpen(true)}>
          {t(value ? 'fields.picture.choose' : 'fields.picture.chooseWide')}
        </button>
        {value && (
          <button
            type="button"
            className={buttons.button}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          >
            {t('fields.picture.remove')}
          </button>
        )}
      </div>
      {isOpen && (
        <MediaDialog
          onPick={({ url, width, height, focalPoint }) => {
            setOpen(false);
            onChange({ url, width, height, ...(focalPoint && { focalPoint }) });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
