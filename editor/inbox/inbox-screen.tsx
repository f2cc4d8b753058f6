'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { changePreferences, markInboxRead, operatorInbox } from '#schemas/api/invented/inbox.ts';
import type { InboxEntry } from '#schemas/entities/inbox.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { useOperator } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import styles from './inbox.module.css';

const SIZE = 20;

/** Messages to the operator: mentions, requests for review and verdicts; and whether they are mailed too. */
export function InboxScreen() {
  const view = useView();
  const { t } = view;
  const me = useOperator();
  const [page, setPage] = useState(1);
  const list = useEndpoint(operatorInbox, { query: { page, size: SIZE } });
  const { data } = list;
  const { problem, run } = useAction(() => Promise.all([list.mutate(), me.reload()]));
  const read = (ids?: string[]) => run(() => browserApi().call(markInboxRead, { body: ids ? { ids } : {} }));

  return (
    <AccountFrame path="/editor/inbox" title={t('inbox.title')}>
      <div className={account.row}>
        <label className={account.check}>
          <input
            type="checkbox"
            checked={me.mailsWanted}
            onChange={({ target }) =>
              void run(() => browserApi().call(changePreferences, { body: { mailsWanted: target.checked } }))
            }
          />
          {t('inbox.mails')}
        </label>
        <button
          type="button"
          className={buttons.secondary}
          disabled={me.unread === 0}
          onClick={() => void read()}
        >
          {t('inbox.readAll')}
        </button>
      </div>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={data?.content.length === 0 && t('inbox.none')} />
      {data && data.content.length > 0 && (
        <>
          <ul className={styles.list} data-testid="inbox">
            {data.content.map((entry) => (
              <Entry key={entry.id} entry={entry} onOpen={() => void read([entry.id])} />
            ))}
          </ul>
          <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
        </>
      )}
    </AccountFrame>
  );
}

function Entry({ entry, onOpen }: { entry: InboxEntry; onOpen: () => void }) {
  const view = useView();
  const { t } = view;
  const { event, from, title, path, text, at, isRead } = entry;
  return (
    <li className={styles.entry} data-read={isRead}>
      <a href={path} className={styles.link} onClick={onOpen}>
        {t(`inbox.${event}`, { name: from, page: title })}
      </a>
      {!isRead && <span className={styles.new}>{t('inbox.new')}</span>}
      {text && <p className={styles.text}>{text}</p>}
      <p className={account.hint}>{formatDateTime(at, view)}</p>
    </li>
  );
}
