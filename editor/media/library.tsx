'use client';

import { type DragEvent, type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { mediaCounts } from '#schemas/api/invented/media-library.ts';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Spinner } from '#ui/spinner.tsx';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { AssetDetails } from './asset-details.tsx';
import { LibraryFilter } from './library-filter.tsx';
import styles from './media.module.css';
import { MoveBar } from './move-bar.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';
import { thumbnail } from './thumbnail.ts';
import { type Narrowing, reasonOf, upload, useLibrary } from './use-library.ts';

type Props = {
  /** Callback of a choice; without it a picture opens its details. */
  onPick?: (asset: MediaAsset) => void;
  readOnly?: boolean;
};

/** Pictures of the tenant: searched, added by button or by dropping files, and picked. */
export function Library({ onPick, readOnly = false }: Props): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [narrowing, setNarrowing] = useState<Narrowing>({});
  const library = useLibrary(name, narrowing);
  const counts = useEndpoint(mediaCounts, {}, { isFresh: true });
  const folders = counts.data?.folders ?? [];
  const [selected, setSelected] = useState<readonly string[]>([]);
  /** Number of replacements so far: each changes where a picture is used. */
  const [replacements, setReplacements] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const asset = library.assets.find(({ id }) => id === chosen);

  const send = async (files: readonly File[]) => {
    setProblem('');
    for (const file of files) {
      setSending((last) => [...last, file.name]);
      try {
        const added = await upload(file, undefined, narrowing.folder);
        library.add(added);
        if (added.isStill) setProblem(`${file.name}: ${t('media.still')}`);
      } catch (error) {
        setProblem(`${file.name}: ${reasonOf(error) ?? t('media.failed')}`);
      }
      setSending((last) => last.filter((one) => one !== file.name));
    }
  };
  const isNarrowed = name !== '' || Object.keys(narrowing).length > 0;
  const changed = () => {
    setSelected([]);
    return Promise.all([library.reload(), counts.mutate()]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!readOnly) void send([...event.dataTransfer.files]);
  };
  return (
    <section
      className={styles.library}
      aria-label={t('media.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={styles.tools}>
        <input
          type="search"
          className={inputs.input}
          aria-label={t('media.search')}
          placeholder={t('media.search')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {!readOnly && (
          <FilePicker className={buttons.button} onPick={(file) => void send([file])}>
            {t('media.upload')}
          </FilePicker>
        )}
      </div>
      <LibraryFilter counts={counts.data} value={narrowing} onChange={setNarrowing} />
      {!readOnly && <p className={styles.note}>{t('media.drop')}</p>}
      <div aria-live="polite">
        {sending.length > 0 && (
          <p className={styles.note}>{t('media.sending', { name: sending.join(', ') })}</p>
        )}
        {problem && <p className={styles.problem}>{problem}</p>}
        {library.state === 'failed' && <p className={styles.problem}>{t('media.failed')}</p>}
        {library.state === 'ready' && library.assets.length === 0 && (
          <p className={styles.note}>{t(isNarrowed ? 'media.nothing' : 'media.empty')}</p>
        )}
      </div>
      {selected.length > 0 && (
        <MoveBar
          ids={selected}
          folders={folders.map((folder) => folder.name)}
          onMoved={changed}
          onClear={() => setSelected([])}
        />
      )}
      {library.state === 'loading' && <Spinner label={t('media.loading')} />}
      {asset && !onPick && (
        <AssetDetails
          key={`${asset.id} ${replacements}`}
          asset={asset}
          readOnly={readOnly}
          onChange={library.replace}
          onRemoved={() => {
            library.remove(asset.id);
            void counts.mutate();
            setChosen(undefined);
          }}
        >
          <ReplaceEverywhere
            asset={asset}
            picker={(onReplacement) => <Library onPick={onReplacement} />}
            onDone={() => {
              setReplacements((last) => last + 1);
              void changed();
            }}
          />
        </AssetDetails>
      )}
      <ul className={styles.grid}>
        {library.assets.map((one) => (
          <li key={one.id} className={styles.tile}>
            {!readOnly && !onPick && (
              <label className={styles.select}>
                <input
                  type="checkbox"
                  aria-label={t('media.select', { name: one.name })}
                  checked={selected.includes(one.id)}
                  onChange={({ target }) =>
                    setSelected((last) =>
                      target.checked ? [...last, one.id] : last.filter((id) => id !== one.id),
                    )
                  }
                />
              </label>
            )}
            <button
              type="button"
              className={styles.asset}
              aria-pressed={onPick ? undefined : one.id === chosen}
              data-testid="media-asset"
              data-id={one.id}
              onClick={() => (onPick ? onPick(one) : setChosen(one.id))}
            >
              <img src={thumbnail(one.url)} alt={Object.values(one.alt).find(Boolean) ?? ''} loading="lazy" />
              <span>{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {library.hasNext && (
        <button type="button" className={buttons.button} onClick={library.more}>
          {t('media.more')}
        </button>
      )}
    </section>
  );
}
