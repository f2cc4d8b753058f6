'use client';

import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { memberList } from '#schemas/api/invented/member-desk.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { ErrorText, Loading, Problem } from '../account/frames.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { TextField } from '../kit/text-field.tsx';
import { useSettled } from '../kit/use-settled.ts';
import styles from './desk.module.css';
import { MemberRows } from './member-rows.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { useDeed } from './use-deed.ts';

const SIZE = 50;
const QUIET_MS = 300;
const STATES = ['all', 'active', 'deactivated'] as const;

/** Members of the shop: the queue of profile changes, and a search over all members. */
export function MembersScreen() {
  const { t } = useView();
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const [page, setPage] = useState(1);
  const settled = useSettled(keyword.trim(), QUIET_MS);
  const query = {
    page,
    size: SIZE,
    ...(settled && { keyword: settled }),
    ...(state !== 'all' && { deactivated: state === 'deactivated' }),
  };
  const { data, error, reload } = useLoaded(memberList, { query });
  const { said, problem, act } = useDeed(reload);

  return (
    <AccountFrame path="/editor/members" title={t('desk.members')}>
      <p role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <ReviewQueue onDecided={act} />
      <section className={account.section} aria-labelledby="all-members">
        <h2 id="all-members" className={account.heading}>
          {t('desk.allMembers')}
        </h2>
        <div className={styles.filters}>
          <TextField
            label={t('desk.searchMembers')}
            hint={t('desk.searchHint')}
            type="search"
            maxLength={254}
            value={keyword}
            onChange={({ target }) => {
              setKeyword(target.value);
              setPage(1);
            }}
          />
          <label className={account.labelled}>
            <span className={account.label}>{t('desk.state')}</span>
            <select
              className={account.select}
              value={state}
              onChange={({ target }) => {
                setState(STATES.find((one) => one === target.value) ?? 'all');
                setPage(1);
              }}
            >
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.state.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {!data && (error ? <Problem error={error} onRetry={() => void reload()} /> : <Loading />)}
        {data?.content.length === 0 && <p role="status">{t('desk.noMembers')}</p>}
        {data && data.content.length > 0 && (
          <>
            <MemberRows members={data.content} onChange={act} />
            <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
          </>
        )}
      </section>
    </AccountFrame>
  );
}
