'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { openOutboxMessage, outboxMessages } from '#schemas/api/invented/member-desk.ts';
import { MESSAGE_KINDS } from '#schemas/enums/account.ts';
import buttons from '#ui/button.module.css';
import { useSettled } from '#ui/use-settled.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import styles from './desk.module.css';

const QUIET_MS = 300;

type Message = EndpointData<typeof openOutboxMessage>;

/**
 * Outbox of messages that the shop would have sent, for owners: each is opened separately, and the audit log records
 * it.
 */
export function OutboxScreen() {
  const view = useView();
  const { t } = view;
  const [kind, setKind] = useState<(typeof MESSAGE_KINDS)[number]>();
  const [destination, setDestination] = useState('');
  const settled = useSettled(destination.trim(), QUIET_MS);
  const query = { ...(kind && { kind }), ...(settled && { destination: settled }) };
  const list = useEndpoint(outboxMessages, { query });
  const { data, mutate } = list;
  const [opened, setOpened] = useState<Message>();
  const { problem, run } = useAction(mutate);

  const open = (id: string) =>
    void run(async () => setOpened(await browserApi().call(openOutboxMessage, { params: { id } })));

  return (
    <AccountFrame path="/editor/outbox" title={t('desk.outbox')}>
      <p>{t('desk.outboxText')}</p>
      <div className={styles.filters}>
        <TextField
          label={t('desk.searchOutbox')}
          type="search"
          maxLength={254}
          value={destination}
          onChange={({ target }) => setDestination(target.value)}
        />
        <label className={account.labelled}>
          <span className={account.label}>{t('desk.kind')}</span>
          <select
            className={account.select}
            value={kind ?? ''}
            onChange={({ target }) => setKind(MESSAGE_KINDS.find((one) => one === target.value))}
          >
            <option value="">{t('desk.kind.all')}</option>
            {MESSAGE_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`desk.kind.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={buttons.secondary} onClick={() => void mutate()}>
          {t('desk.refresh')}
        </button>
      </div>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={data?.length === 0 && t('desk.noMessages')} />
      {data && data.length > 0 && (
        <ul className={account.section} data-testid="outbox">
          {data.map((message) => (
            <li key={message.id} className={account.item}>
              <div>
                <strong>{message.destination}</strong>
                <span className={account.hint}>
                  {t(`desk.kind.${message.kind}`)} · {formatDateTime(message.createdAt, view)}
                </span>
              </div>
              <button
                type="button"
                className={buttons.secondary}
                aria-label={t('desk.readFor', { name: message.destination })}
                onClick={() => open(message.id)}
              >
                {t('desk.read')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Dialog title={opened.subject || t('desk.kind.text')} onClose={() => setOpened(undefined)}>
          <div className={account.stack}>
            <p>{t('desk.to', { name: opened.destination })}</p>
            <p className={styles.body}>{opened.body}</p>
          </div>
        </Dialog>
      )}
    </AccountFrame>
  );
}
