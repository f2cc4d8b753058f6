'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { visitReport } from '#schemas/api/invented/visits.ts';
import type { Tally, VisitReport } from '#schemas/entities/visit-report.ts';
import { BEACON_OUTCOMES, PRODUCT_EVENTS, VISIT_EVENTS } from '#schemas/enums/analytics.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { downloadCsv } from './csv.ts';
import { Days } from './day-table.tsx';
import styles from './figures.module.css';
import { TOTALS } from './figures.ts';
import { type Choice, choiceOf, Filters, type Given } from './filters.tsx';
import { TallyTable } from './tally-table.tsx';

const EVENTS = [...VISIT_EVENTS, ...PRODUCT_EVENTS];
const LISTS = ['sources', 'pages', 'modules', 'deals', 'outbound', 'events', 'beacons'] as const;

/** Figures of the visits to the shop: by day, by source and by target. */
export function FiguresScreen() {
  const view = useView();
  const { t, tenant } = view;
  const [choice, setChoice] = useState<Choice>(() => choiceOf(view, 7));
  const [given, setGiven] = useState<Given>({ ...choice });
  const report = useEndpoint(visitReport, { query: choice });
  const { data } = report;

  const change = (next: Given, valid: Choice | undefined) => {
    setGiven(next);
    if (valid) setChoice(valid);
  };

  /** Events and outcomes of beacons have texts of ours; other names come from the data. */
  const nameOf = (list: (typeof LISTS)[number], { id, name }: Tally) => {
    const event = list === 'events' && EVENTS.find((one) => one === id);
    const outcome = list === 'beacons' && BEACON_OUTCOMES.find((one) => one === id);
    if (event) return t(`figures.event.${event}`);
    return outcome ? t(`figures.beacon.${outcome}`) : name;
  };
  const tallies = (report: VisitReport, list: (typeof LISTS)[number]): readonly Tally[] =>
    report[list].map((tally) => ({ ...tally, name: nameOf(list, tally) }));

  const rowsOf = (report: VisitReport) => [
    [t('figures.day'), ...TOTALS.map((total) => t(`figures.${total}`))],
    ...report.days.map((day) => [day.day, ...TOTALS.map((total) => day[total])]),
    [`${choice.from} – ${choice.to}`, ...TOTALS.map((total) => report.total[total])],
    ...LISTS.flatMap((list) => [
      [],
      [t(`figures.list.${list}`), t('figures.count')],
      ...tallies(report, list).map(({ name, count }) => [name, count]),
    ]),
  ];

  return (
    <AccountFrame path="/editor/figures" title={t('figures.title')}>
      <Filters given={given} onChange={change} />
      <p className={account.line}>
        <button
          type="button"
          className={buttons.secondary}
          disabled={!data}
          onClick={() =>
            data && downloadCsv(`figures-${tenant.id}-${choice.from}-${choice.to}.csv`, rowsOf(data))
          }
        >
          {t('figures.csv')}
        </button>
      </p>
      <LoadState of={report} />
      {data && (
        <div className={account.stack} data-testid="figures">
          <dl className={styles.totals}>
            {TOTALS.map((total) => (
              <div key={total}>
                <dt>{t(`figures.${total}`)}</dt>
                <dd data-id={total}>{data.total[total].toLocaleString(view.lang)}</dd>
              </div>
            ))}
          </dl>
          <Days from={choice.from} to={choice.to} days={data.days} />
          <div className={styles.lists}>
            {LISTS.map((list) => (
              <TallyTable
                key={list}
                title={t(`figures.list.${list}`)}
                nameLabel={t('figures.name')}
                countLabel={t('figures.count')}
                empty={t('figures.none')}
                tallies={tallies(data, list)}
              />
            ))}
          </div>
        </div>
      )}
    </AccountFrame>
  );
}
