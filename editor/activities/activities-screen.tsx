'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { deskActivities } from '#schemas/api/invented/activity-desk.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { type CardColumn, CardTable } from '../kit/card-table.tsx';
import { LoadState } from '../kit/load-state.tsx';
import styles from './activities.module.css';

const SIZE = 50;

/** Lotteries, bonuses and badges: drafts, running and ended ones. */
export function ActivitiesScreen() {
  const view = useView();
  const { t } = view;
  const [page, setPage] = useState(1);
  const list = useEndpoint(deskActivities, { query: { page, size: SIZE } });
  const { data } = list;
  const columns: CardColumn<EndpointData<typeof deskActivities>['content'][number]>[] = [
    {
      name: t('activityDesk.name'),
      cell: ({ id, type, title }) => (
        <>
          <a className={account.link} href={`/editor/activities/${encodeURIComponent(id)}`}>
            {title}
          </a>
          <span className={account.hint}>{t(`activityDesk.type.${type}`)}</span>
        </>
      ),
    },
    {
      name: t('activityDesk.state'),
      cell: ({ state }) => (
        <span className={styles.state} data-state={state}>
          {t(`activityDesk.state.${state}`)}
        </span>
      ),
    },
    {
      name: t('activityDesk.window'),
      cell: ({ startTime, endTime }) => (
        <span>{`${formatDateTime(startTime, view)} – ${formatDateTime(endTime, view)}`}</span>
      ),
    },
    { name: t('activityDesk.draws'), cell: ({ draws }) => draws },
    {
      name: t('activityDesk.won'),
      cell: ({ prizes, won }) => (
        <span className={styles.number}>{prizes > 0 ? `${won} / ${prizes}` : '–'}</span>
      ),
    },
    { name: t('activityDesk.toShip'), cell: ({ toShip }) => toShip },
  ];

  return (
    <AccountFrame path="/editor/activities" title={t('activityDesk.title')}>
      <p>
        <a className={buttons.primary} href="/editor/activities/new">
          {t('activityDesk.new')}
        </a>
      </p>
      <LoadState of={list} empty={data?.content.length === 0 && t('activityDesk.none')} />
      {data && data.content.length > 0 && (
        <section className={account.section}>
          <CardTable
            label={t('activityDesk.title')}
            testId="activities"
            columns={columns}
            rows={data.content}
            idOf={({ id }) => id}
            stateOf={({ state }) => state}
          />
        </section>
      )}
      {data && (data.hasNext || page > 1) && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
    </AccountFrame>
  );
}
