'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { memberList } from '#schemas/api/invented/member-desk.ts';
import { useSettled } from '#ui/use-settled.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { MemberRows } from './member-rows.tsx';
import { ReviewQueue } from './review-queue.tsx';

const SIZE = 50;
const QUIET_MS = 300;
const STATES = ['all', 'active', 'deactivated'] as const;

/** Members of the shop: the queue of profile changes, and a search over all members. */
export function MembersScreen() {
  const t = useText();
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
  const list = useEndpoint(memberList, { query });
  const { data } = list;
  const { said, problem, run } = useAction(list.mutate);

  return (
    <AccountFrame path="/editor/members" title={t('desk.members')}>
      <p role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <ReviewQueue onDecided={run} />
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
        <LoadState of={list} empty={data?.content.length === 0 && t('desk.noMembers')} />
        {data && data.content.length > 0 && (
          <>
            <MemberRows members={data.content} onChange={run} />
            <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
          </>
        )}
      </section>
    </AccountFrame>
  );
}
