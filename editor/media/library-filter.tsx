import type { ReactNode } from 'react';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { mediaCounts } from '#schemas/api/invented/media-library.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './media.module.css';
import type { Narrowing } from './use-library.ts';

const ONLY = ['unused', 'withoutAlt'] as const;
/** Value of the choice of all folders; no folder has such a name. */
const ALL = '*all*';

/** Choice of a folder, and of the pictures that want attention, each with its number. */
export function LibraryFilter(props: {
  counts: EndpointData<typeof mediaCounts> | undefined;
  value: Narrowing;
  onChange: (value: Narrowing) => void;
}): ReactNode {
  const t = useText();
  const { counts, value, onChange } = props;
  const { folder, only, ...none } = value;
  return (
    <div className={styles.filters}>
      <select
        className={inputs.input}
        aria-label={t('media.folder')}
        value={folder ?? ALL}
        onChange={({ target }) =>
          onChange({ ...none, ...(only && { only }), ...(target.value !== ALL && { folder: target.value }) })
        }
      >
        <option value={ALL}>{t('media.folder.all')}</option>
        {counts?.folders.map(({ name, count }) => (
          <option key={name} value={name}>
            {name === '' ? t('media.folder.none', { number: count }) : `${name} (${count})`}
          </option>
        ))}
      </select>
      <select
        className={inputs.input}
        aria-label={t('media.only')}
        value={only ?? ALL}
        onChange={({ target }) => {
          const next = ONLY.find((one) => one === target.value);
          onChange({ ...none, ...(folder !== undefined && { folder }), ...(next && { only: next }) });
        }}
      >
        <option value={ALL}>{t('media.only.all')}</option>
        {ONLY.map((one) => (
          <option key={one} value={one}>
            {t(`media.only.${one}`, { number: counts?.[one] ?? 0 })}
          </option>
        ))}
      </select>
    </div>
  );
}
