'use client';

import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Release } from '#schemas/entities/release.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import buttons from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './publish.module.css';

type Props = {
  release: Release;
  /** Name of a page, by its id. */
  nameOf: (pageId: string) => string;
  /** Cancels a scheduled release, or reverts a live one; undefined for operators without permission. */
  onEnd: (() => void) | undefined;
};

/** Row of a release: pages and content, time, operator, and result. */
export function ReleaseRow({ release, nameOf, onEnd }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { state, name, items, entries, publishAt, revertAt, operatorName, problem } = release;
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  const things = [
    ...items.map(({ pageId, version }) => t('release.version', { page: nameOf(pageId), version })),
    ...titles.values(),
  ];
  const nameOfThing = (id: string) => titles.get(id) ?? nameOf(id);
  const time = [
    t('release.from', { time: formatDateTime(publishAt, view) }),
    revertAt === null ? '' : t('release.to', { time: formatDateTime(revertAt, view) }),
    t('release.by', { name: operatorName }),
  ];
  return (
    <li className={styles.row} data-testid="release" data-state={state}>
      <span className={styles.state} data-state={state}>
        {t(`release.state.${state}`)}
      </span>
      <div>
        <strong>{name || things.join('; ')}</strong>
        {name && <p>{things.join('; ')}</p>}
        <p className={styles.muted}>{time.filter(Boolean).join(' ')}</p>
        {problem && <p className={styles.muted}>{problemText(t, problem, nameOfThing)}</p>}
      </div>
      {onEnd && (state === 'scheduled' || state === 'published') && (
        <EndButton state={state} name={name || things.join('; ')} onEnd={onEnd} />
      )}
    </li>
  );
}

type EndProps = { state: 'scheduled' | 'published'; name: string; onEnd: () => void };

/** Button that cancels a scheduled release or reverts a live one, after a question. */
function EndButton({ state, name, onEnd }: EndProps): ReactNode {
  const t = useText();
  const key = state === 'scheduled' ? 'cancel' : 'revert';
  const label = t(`release.${key}`);
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className={buttons.button}>
          {label}
        </button>
      }
      title={label}
      text={t(`release.${key}Text`, { name })}
      confirm={label}
      cancel={t('action.cancel')}
      onConfirm={onEnd}
    />
  );
}

const KNOWN = ['PUBLISHED_SINCE', 'WINDOW_MISSED', 'NOT_FOUND'] as const;

function problemText(t: Text, problem: string, nameOf: Props['nameOf']): string {
  const [code = '', ...pages] = problem.split(' ');
  const known = KNOWN.find((one) => one === code);
  if (known) return t(`release.problem.${known}`, { pages: pages.map(nameOf).join(', ') });
  return t(`errors.${ERROR_CODES.find((one) => one === code) ?? 'INTERNAL'}`);
}
