'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { deskActivities } from '#schemas/api/invented/activity-desk.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PagesLine } from '../account/pages-line.tsx';
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

  return (
    <AccountFrame path="/editor/activities" title={t('activityDesk.title')}>
      <p>
        <a className={buttons.primary} href="/editor/activities/new">
          {t('activityDesk.new')}
        </a>
      </p>
      <LoadState of={list} empty={data?.content.length === 0 && t('activityDesk.none')} />
      {data && data.content.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keys
        <section className={account.tableFrame} aria-label={t('activityDesk.title')} tabIndex={0}>
          <table className={account.table} data-testid="activities">
            <thead>
              <tr>
                <th scope="col">{t('activityDesk.name')}</th>
                <th scope="col">{t('activityDesk.state')}</th>
                <th scope="col">{t('activityDesk.window')}</th>
                <th scope="col">{t('activityDesk.draws')}</th>
                <th scope="col">{t('activityDesk.won')}</th>
                <th scope="col">{t('activityDesk.toShip')}</th>
              </tr>
            </thead>
            <tbody>
              {data.content.map(({ id, type, state, title, startTime, endTime, ...counts }) => (
                <tr key={id} data-id={id} data-state={state}>
                  <th scope="row">
                    <a className={account.link} href={`/editor/activities/${encodeURIComponent(id)}`}>
                      {title}
                    </a>
                    <span className={account.hint}>{t(`activityDesk.type.${type}`)}</span>
                  </th>
                  <td>
                    <span className={styles.state} data-state={state}>
                      {t(`activityDesk.state.${state}`)}
                    </span>
                  </td>
                  <td>{`${formatDateTime(startTime, view)} – ${formatDateTime(endTime, view)}`}</td>
                  <td>{counts.draws}</td>
                  <td className={styles.number}>
                    {counts.prizes > 0 ? `${counts.won} / ${counts.prizes}` : '–'}
                  </td>
                  <td>{counts.toShip}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data && (data.hasNext || page > 1) && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
    </AccountFrame>
  );
}
