import { type ReactNode, useState } from 'react';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { type Picture, type PictureField, pictureValue } from '#schemas/fields/picture.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import type { CropShare } from '#ui/crop-dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { later } from '#ui/later.tsx';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { FocalPoint } from '../media/focal-point.tsx';
import { cropAsset, reasonOf, upload } from '../media/use-library.ts';
import { type ControlProps, labelText, recordOf, withEntry } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { LanguagePills, useFieldLanguage } from './language-pills.tsx';
import { WideSource } from './wide-source.tsx';

const CropDialog = later(async () => (await import('#ui/crop-dialog.tsx')).CropDialog);
const MediaDialog = later(async () => (await import('../media/media-dialog.tsx')).MediaDialog);

const MAX_ALT = 200;

/** PICTURE: picked from the library or uploaded, cropped, with an alternative text and a focal point. */
export function PictureControl(props: ControlProps<PictureField>): ReactNode {
  const { id, field, value, onChange, languages, tenant, error, disabled } = props;
  const t = useText();
  const [lang, setLang] = useFieldLanguage(props.lang);
  const [dialog, setDialog] = useState<'library' | 'crop'>();
  const [said, setSaid] = useState('');
  const stored = field.localized ? recordOf(value)[lang] : value;
  const picture = pictureValue.safeParse(stored).data;
  const ratio = field.aspectRatio ?? (picture?.width && picture.height ? picture.width / picture.height : 1);
  const cropLabels = {
    title: t('fields.picture.crop'),
    help: t('fields.picture.cropHelp'),
    zoom: t('fields.picture.zoom'),
    apply: t('fields.picture.apply'),
    cancel: t('action.cancel'),
  };

  const put = (next: Picture | undefined) => onChange(field.localized ? withEntry(value, lang, next) : next);
  const show = ({ url, width, height, alt, focalPoint }: MediaAsset) => {
    setDialog(undefined);
    put({ url, width, height, alt: { ...alt, ...picture?.alt }, ...(focalPoint && { focalPoint }) });
  };
  const add = async (asset: Promise<MediaAsset>) => {
    setSaid(t('fields.picture.sending'));
    await asset.then(
      (done) => {
        setSaid(done.isStill ? t('media.still') : '');
        show(done);
      },
      (problem) => setSaid(reasonOf(problem) ?? t('media.failed')),
    );
  };
  const has = (one: (typeof languages)[number]) =>
    field.localized ? recordOf(value)[one] !== undefined : Boolean(picture?.alt[one]);
  const sized = picture && assetOf(picture);
  return (
    <FieldShell
      id={id}
      label={labelText(t, field.label)}
      required={field.required}
      help={field.help && labelText(t, field.help)}
      error={error}
      group
      aside={
        (field.localized || picture) && (
          <LanguagePills
            id={field.localized ? id : `${id}-alt`}
            languages={languages}
            lang={lang}
            onLang={setLang}
            has={has}
            disabled={disabled}
          />
        )
      }
    >
      {picture && (
        <FocalPoint
          src={picture.url}
          value={picture.focalPoint}
          disabled={disabled}
          onChange={(focalPoint) => put({ ...picture, focalPoint })}
        />
      )}
      <div className={styles.row}>
        <button
          id={id}
          type="button"
          className={buttons.button}
          disabled={disabled}
          aria-describedby={`${id}-error`}
          onClick={() => setDialog('library')}
        >
          {t('fields.picture.choose')}
        </button>
        <FilePicker
          className={buttons.button}
          disabled={disabled}
          crop={field.aspectRatio !== undefined}
          aspectRatio={ratio}
          cropLabels={cropLabels}
          onPick={(file, area) => void add(upload(file, area))}
        >
          {t('media.upload')}
        </FilePicker>
        {sized && (
          <button
            type="button"
            className={buttons.button}
            disabled={disabled}
            onClick={() => setDialog('crop')}
          >
            {t('fields.picture.crop')}
          </button>
        )}
        {picture && (
          <button type="button" className={buttons.button} disabled={disabled} onClick={() => put(undefined)}>
            {t('fields.picture.remove')}
          </button>
        )}
      </div>
      <p className={styles.foot} aria-live="polite">
        {said}
      </p>
      {picture && (
        <label className={styles.inner}>
          {t('media.alt', { language: LANGUAGE_NAMES[lang] })}
          <input
            type="text"
            className={inputs.input}
            lang={lang}
            maxLength={MAX_ALT}
            value={picture.alt[lang] ?? ''}
            placeholder={picture.alt[tenant.defaultLanguage]}
            disabled={disabled}
            onChange={({ target }) =>
              put({ ...picture, alt: withEntry(picture.alt, lang, target.value || undefined) })
            }
          />
        </label>
      )}
      {picture && field.artDirection && (
        <WideSource
          value={picture.wide}
          disabled={disabled}
          onChange={(wide) => put(withEntry(picture, 'wide', wide) as Picture)}
        />
      )}
      {dialog === 'library' && <MediaDialog onPick={show} onClose={() => setDialog(undefined)} />}
      {dialog === 'crop' && picture && sized && (
        <CropDialog
          src={picture.url}
          aspectRatio={ratio}
          labels={cropLabels}
          onClose={() => setDialog(undefined)}
          onCrop={(area: CropShare) => {
            setDialog(undefined);
            void add(cropAsset(sized, area));
          }}
        />
      )}
    </FieldShell>
  );
}

/** Library entry of the shown picture; undefined for pictures from elsewhere, which can't be cropped. */
function assetOf({ url, width, height }: Picture): Pick<MediaAsset, 'id' | 'width' | 'height'> | undefined {
  const id = /\/uploads\/([a-f0-9]{24})\.webp$/.exec(url)?.[1];
  return id && width && height ? { id, width, height } : undefined;
}
