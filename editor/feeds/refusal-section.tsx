import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { endpointUrl } from '#schemas/api/endpoint.ts';
import { feedRunReport } from '#schemas/api/invented/feeds.ts';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import desk from '../desk/desk.module.css';
import { causeText } from './cause-text.ts';
import styles from './feeds.module.css';
import { reasonCounts, reasonText } from './run-text.ts';

const DOWNLOADS = ['csv', 'json'] as const;

/** Rows that a run refused: the first ones with their reasons, and all of them to download. */
export function RefusalSection({ run }: { run: FeedRunDetail }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  const { id, refusals, plan, hasReport } = run;
  const total = plan?.rejected ?? refusals.length;
  return (
    <section className={account.section} aria-labelledby="refusals">
      <h2 id="refusals" className={account.heading}>
        {t('feeds.report.refusals')}
      </h2>
      {total === 0 && <p>{t('feeds.report.noRefusals')}</p>}
      {refusals.length > 0 && (
        <>
          <ul className={styles.reasons} aria-label={t('feeds.report.byReason')}>
            {reasonCounts(refusals).map(({ code, count }) => (
              <li key={code}>
                {reasonText(t, code)} <strong>{count.toLocaleString(lang)}</strong>
              </li>
            ))}
          </ul>
          <table className={styles.rows} data-testid="refusals">
            <thead>
              <tr>
                <th scope="col">{t('feeds.report.row')}</th>
                <th scope="col">{t('feeds.report.reason')}</th>
                <th scope="col">{t('feeds.report.about')}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.map(({ line, code, detail, cause, item }) => (
                <tr key={`${line} ${code}`}>
                  <th scope="row">{line.toLocaleString(lang)}</th>
                  <td>{reasonText(t, code)}</td>
                  <td>
                    {item && (
                      <strong>{`${platformLook(item.platform)?.name ?? item.platform} ${item.itemId}`}</strong>
                    )}
                    <span className={account.hint}>{causeText({ cause, detail }, view)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {refusals.length < total && (
            <p className={account.hint}>
              {t('feeds.report.firstOf', {
                shown: refusals.length.toLocaleString(lang),
                total: total.toLocaleString(lang),
              })}
            </p>
          )}
        </>
      )}
      {hasReport && (
        <div className={desk.actions}>
          {DOWNLOADS.map((as) => (
            <a
              key={as}
              className={buttons.secondary}
              href={`/api${endpointUrl(feedRunReport, { params: { id }, query: { as } })}`}
              download
            >
              {t(`feeds.report.${as}`)}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
