'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { removeSpelling, type ShopSpelling, shopSpellings } from '#schemas/api/invented/spellings.ts';
import buttons from '#ui/button.module.css';
import { useSettled } from '#ui/use-settled.ts';
import account from '../account/account.module.css';
import { ErrorText } from '../account/frames.tsx';
import { useMayPublish } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import type { SpellingDraft } from './spelling-dialog.tsx';

const SIZE = 50;
const QUIET_MS = 300;

type Props = {
  /** Number of changes: another one requests the list again. */
  changes: number;
  onEdit: (draft: SpellingDraft) => void;
  onRemoved: (said: string) => void;
};

/** The shop's own spellings and redirects with a search over them. */
export function SpellingList({ changes, onEdit, onRemoved }: Props) {
  const t = useText();
  const mayPublish = useMayPublish();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const settled = useSettled(keyword.trim(), QUIET_MS);
  const query = { page, size: SIZE, ...(settled && { keyword: settled }) };
  const list = useEndpoint(shopSpellings, { query }, { version: changes });
  const { data } = list;
  const { problem, run } = useAction(list.mutate);

  const remove = async ({ id, written }: ShopSpelling) => {
    const isDone = await run(() => browserApi().call(removeSpelling, { params: { id } }));
    if (isDone) onRemoved(t('desk.words.removed', { name: written }));
  };

  return (
    <section className={account.section} aria-label={t('desk.words.spellings')}>
      <div className={styles.filters}>
        <TextField
          label={t('desk.words.search')}
          type="search"
          maxLength={60}
          value={keyword}
          onChange={({ target }) => {
            setKeyword(target.value);
            setPage(1);
          }}
        />
        {mayPublish && (
          <button
            type="button"
            className={buttons.primary}
            onClick={() => onEdit({ kind: 'brand', written: keyword.trim(), meant: '' })}
          >
            {t('desk.words.add')}
          </button>
        )}
      </div>
      <ErrorText>{problem}</ErrorText>
      <LoadState
        of={list}
        empty={data?.content.length === 0 && t(settled ? 'desk.words.noneFound' : 'desk.words.none')}
      />
      {data && data.content.length > 0 && (
        <>
          <ul className={account.stack} data-testid="spellings">
            {data.content.map((one) => (
              <li key={one.id} className={account.item} data-id={one.id}>
                <div>
                  <strong>{one.written}</strong>
                  <span className={account.hint}>
                    {one.kind === 'redirect' ? (
                      <a href={one.meant}>{shownAddress(one.meant)}</a>
                    ) : (
                      one.meant || t('desk.words.nothingElse')
                    )}{' '}
                    · {t(`desk.words.kind.${one.kind}`)}
                  </span>
                </div>
                {mayPublish && (
                  <div className={styles.actions}>
                    <button
                      type="button"
                      className={buttons.secondary}
                      aria-label={t('desk.words.changeName', { name: one.written })}
                      onClick={() => onEdit(one)}
                    >
                      {t('desk.words.change')}
                    </button>
                    <ConfirmDialog
                      trigger={
                        <button
                          type="button"
                          className={buttons.secondary}
                          aria-label={t('desk.words.removeName', { name: one.written })}
                        >
                          {t('desk.words.remove')}
                        </button>
                      }
                      title={t('desk.words.removeTitle', { name: one.written })}
                      text={t(
                        one.kind === 'redirect' ? 'desk.words.removeRedirect' : 'desk.words.removeText',
                      )}
                      confirm={t('desk.words.remove')}
                      cancel={t('team.cancel')}
                      onConfirm={() => void remove(one)}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
        </>
      )}
    </section>
  );
}

/** An address as people read it. */
function shownAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
