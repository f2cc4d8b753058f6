'use client';

import { formatDate } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { VisitReport } from '#schemas/entities/visit-report.ts';
import account from '../account/account.module.css';
import { DayChart } from './day-chart.tsx';
import { daysFrom } from './days.ts';
import styles from './figures.module.css';
import { TOTALS } from './figures.ts';

type Props = { from: string; to: string; days: VisitReport['days'] };

/** All days of a range, those without a visit too: as bars, and as a table. */
export function Days({ from, to, days }: Props) {
  const view = useView();
  const { t } = view;
  const known = new Map(days.map((day) => [day.day, day]));
  const all = daysFrom(from, to).map(
    (day) => known.get(day) ?? { day, visits: 0, visitors: 0, views: 0, outbound: 0 },
  );
  // Noon is on that day in every time zone of a shop.
  const dateOf = (day: string) =>
    formatDate(`${day}T12:00:00Z`, { ...view, tenant: { ...view.tenant, timezone: 'UTC' } });
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('figures.byDay')}</h2>
      <DayChart
        label={t('figures.chart')}
        bars={all.map(({ day, visits }) => ({
          key: day,
          count: visits,
          text: t('figures.onDay', { day: dateOf(day), visits }),
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keys */}
      <section className={styles.scroll} aria-label={t('figures.byDay')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              {TOTALS.map((total) => (
                <th key={total} scope="col">
                  {t(`figures.${total}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.toReversed().map((day) => (
              <tr key={day.day} data-id={day.day}>
                <th scope="row">{dateOf(day.day)}</th>
                {TOTALS.map((total) => (
                  <td key={total}>{day[total]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
