'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { activityDraws, type DeskDraw, deliverPrize } from '#schemas/api/invented/activity-desk.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { downloadCsv } from '../figures/csv.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import type { Run } from '../kit/use-action.ts';
import { addressRows, readAddresses } from './addresses.ts';
import { DeliverDialog } from './deliver-dialog.tsx';

const SIZE = 20;
const FILTERS = ['all', 'won', 'toShip'] as const;
type Won = NonNullable<DeskDraw['record']>;

/** Draws and winners of a lottery; publishers download the addresses and record shipments. */
export function DrawsSection({ id, run }: { id: string; run: Run }) {
  const view = useView();
  const { t } = view;
  const isPublisher = hasRole(useOperator().role, 'publisher');
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('won');
  const [page, setPage] = useState(1);
  const [sent, setSent] = useState<Won>();
  const query = { page, size: SIZE, ...(filter !== 'all' && { only: filter }) };
  const draws = useEndpoint(activityDraws, { params: { id }, query });
  const { data, mutate } = draws;

  const saveAddresses = () =>
    void run(
      async () => downloadCsv(`addresses-${id}.csv`, addressRows(t, await readAddresses(id))),
      t('activityDesk.addressesSaved'),
    );

  const statusOf = ({ status, expired, deliveredTime, carrier, trackingNumber }: Won) => {
    if (expired) return t('activityDesk.record.EXPIRED');
    const when = deliveredTime === undefined ? undefined : formatDateTime(deliveredTime, view);
    return [t(`activityDesk.record.${status}`), when, carrier, trackingNumber].filter(Boolean).join(' · ');
  };

  return (
    <section className={account.section} aria-labelledby="draws">
      <h2 id="draws" className={account.heading}>
        {t('activityDesk.winners')}
      </h2>
      <div className={account.row}>
        <label className={account.labelled}>
          <span className={account.label}>{t('activityDesk.show')}</span>
          <select
            className={account.select}
            value={filter}
            onChange={({ target }) => {
              setFilter(FILTERS.find((one) => one === target.value) ?? 'all');
              setPage(1);
            }}
          >
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {t(`activityDesk.show.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {isPublisher && (
          <ConfirmDialog
            trigger={
              <button type="button" className={buttons.secondary}>
                {t('activityDesk.addresses')}
              </button>
            }
            title={t('activityDesk.addressesTitle')}
            text={t('activityDesk.addressesText')}
            confirm={t('activityDesk.addresses')}
            cancel={t('team.cancel')}
            onConfirm={saveAddresses}
          />
        )}
      </div>
      <LoadState of={draws} empty={data?.content.length === 0 && t('activityDesk.noDraws')} />
      {data && data.content.length > 0 && (
        <ul className={account.list} data-testid="draws">
          {data.content.map(({ number, name, drawTime, record }) => (
            <li
              key={number}
              className={account.item}
              data-id={number}
              data-state={record?.status ?? 'NOTHING'}
            >
              <div>
                <strong>{`#${number} · ${name} · ${record?.prizeName ?? t('activityDesk.nothingWon')}`}</strong>
                <span className={account.hint}>
                  {[formatDateTime(drawTime, view), record && statusOf(record)].filter(Boolean).join(' · ')}
                </span>
              </div>
              {isPublisher && record && record.status !== 'NOT_FILL_ADDRESS' && (
                <button
                  type="button"
                  className={buttons.secondary}
                  aria-label={t(
                    record.status === 'DELIVERED' ? 'activityDesk.correctOne' : 'activityDesk.deliverOne',
                    { number },
                  )}
                  onClick={() => setSent(record)}
                >
                  {t(record.status === 'DELIVERED' ? 'activityDesk.correct' : 'activityDesk.deliver')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && (data.hasNext || page > 1) && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
      {sent && (
        <DeliverDialog
          record={sent}
          onClose={() => setSent(undefined)}
          onDeliver={async (body) => {
            setSent(undefined);
            const params = { id, recordId: sent.id };
            await run(() => browserApi().call(deliverPrize, { params, body }), t('activityDesk.delivered'));
            await mutate();
          }}
        />
      )}
    </section>
  );
}
