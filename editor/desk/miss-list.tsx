'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { searchMissList } from '#schemas/api/invented/search-misses.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useMayPublish } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import styles from './desk.module.css';
import type { WordsDraft } from './words-dialog.tsx';

const SIZE = 50;

type Props = {
  /** Number of changes: another one requests the list again. */
  changes: number;
  onMake: (draft: WordsDraft) => void;
};

/** Searches without answers, each with buttons that open a filled form of a spelling and of a redirect. */
export function MissList({ changes, onMake }: Props) {
  const view = useView();
  const { t } = view;
  const mayPublish = useMayPublish();
  // A day is already one of the shop's time zone.
  const days = { ...view, tenant: { ...view.tenant, timezone: 'UTC' } };
  const [page, setPage] = useState(1);
  const list = useEndpoint(searchMissList, { query: { page, size: SIZE } }, { version: changes });
  const { data } = list;
  return (
    <section className={account.section} aria-label={t('desk.words')}>
      <LoadState of={list} empty={data?.content.length === 0 && t('desk.words.noMisses')} />
      {data && data.content.length > 0 && (
        <>
          <ul className={account.stack} data-testid="search-misses">
            {data.content.map(({ keyword, count, lastDay }) => (
              <li key={keyword} className={account.item}>
                <div>
                  <strong>{keyword}</strong>
                  <span className={account.hint}>
                    {t('desk.words.times', {
                      count,
                      day: formatDate(lastDay, days),
                    })}
                  </span>
                </div>
                {mayPublish && (
                  <div className={styles.actions}>
                    <button
                      type="button"
                      className={buttons.secondary}
                      aria-label={t('desk.words.makeName', { name: keyword })}
                      onClick={() => onMake({ kind: 'brand', written: keyword })}
                    >
                      {t('desk.words.make')}
                    </button>
                    <button
                      type="button"
                      className={buttons.secondary}
                      aria-label={t('desk.words.redirectName', { name: keyword })}
                      onClick={() => onMake({ kind: 'redirect', written: keyword })}
                    >
                      {t('desk.words.redirect')}
                    </button>
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
