'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { deleteMedia, updateMedia } from '#schemas/api/invented/media-library.ts';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import buttons from '#ui/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { UsedOn } from '../used-on/used-on.tsx';
import { FocalPoint } from './focal-point.tsx';
import styles from './media.module.css';
import { reasonOf } from './use-library.ts';

type Props = {
  asset: MediaAsset;
  readOnly: boolean;
  onChange: (asset: MediaAsset) => void;
  onRemoved: () => void;
  /** Further actions. */
  children?: ReactNode;
};

/** Details of a picture, to edit or delete. Pages that show it keep their own texts. */
export function AssetDetails({ asset, readOnly, onChange, onRemoved, children }: Props): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const id = useId();
  const [draft, setDraft] = useState({ name: asset.name, alt: asset.alt, focalPoint: asset.focalPoint });
  const section = useRef<HTMLElement>(null);
  // The chosen picture may be far below.
  useEffect(() => section.current?.focus(), []);
  const [said, setSaid] = useState('');

  const act = async (action: () => Promise<void>) => {
    setSaid('');
    await action().catch((error) => setSaid(reasonOf(error) ?? t('media.failed')));
  };
  const save = () =>
    act(async () => {
      onChange(await browserApi().call(updateMedia, { params: { id: asset.id }, body: draft }));
      setSaid(t('media.saved'));
    });
  const remove = () =>
    act(async () => {
      await browserApi().call(deleteMedia, { params: { id: asset.id } });
      onRemoved();
    });
  return (
    <section ref={section} tabIndex={-1} className={styles.details} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('media.details')}</h3>
      <FocalPoint
        src={asset.url}
        value={draft.focalPoint}
        disabled={readOnly}
        onChange={(focalPoint) => setDraft({ ...draft, focalPoint })}
      />
      <p className={styles.note}>
        {t('media.facts', { width: asset.width, height: asset.height, size: Math.ceil(asset.bytes / 1_024) })}
      </p>
      <label className={styles.label}>
        {t('media.name')}
        <input
          className={inputs.input}
          value={draft.name}
          maxLength={200}
          disabled={readOnly}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </label>
      {tenant.languages.map((lang) => (
        <label key={lang} className={styles.label}>
          {t('media.alt', { language: LANGUAGE_NAMES[lang] })}
          <input
            className={inputs.input}
            lang={lang}
            value={draft.alt[lang] ?? ''}
            disabled={readOnly}
            onChange={({ target }) => setDraft({ ...draft, alt: { ...draft.alt, [lang]: target.value } })}
          />
        </label>
      ))}
      {!readOnly && (
        <div className={styles.actions}>
          {children}
          <button type="button" className={buttons.secondary} onClick={() => void remove()}>
            {t('media.delete')}
          </button>
          <button
            type="button"
            className={buttons.primary}
            disabled={draft.name === ''}
            onClick={() => void save()}
          >
            {t('media.save')}
          </button>
        </div>
      )}
      <UsedOn kind="media" id={asset.id} />
      <p aria-live="polite" className={styles.note}>
        {said}
      </p>
    </section>
  );
}
