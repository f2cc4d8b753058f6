import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { contentWaiting } from '#schemas/api/invented/content-desk.ts';
import inputs from '../kit/input.module.css';
import styles from './publish.module.css';

export type EntryRef = { type: string; id: string };

type Props = { chosen: readonly EntryRef[]; onChange: (chosen: readonly EntryRef[]) => void };

/** Choice of the content drafts that a release takes along; nothing where none waits. */
export function DraftChoice({ chosen, onChange }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { data = [] } = useEndpoint(contentWaiting, {});
  if (data.length === 0) return null;
  return (
    <fieldset className={styles.pages}>
      <legend className={inputs.label}>{t('release.content')}</legend>
      {data.map(({ type, id, title, by, at }) => {
        const isOne = (one: EntryRef) => one.type === type && one.id === id;
        return (
          <label key={`${type} ${id}`} className={styles.sign}>
            <input
              type="checkbox"
              checked={chosen.some(isOne)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, { type, id }] : chosen.filter((one) => !isOne(one)))
              }
            />
            <span>
              {title} <span className={styles.path}>{`${by}, ${formatDateTime(at, view)}`}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
