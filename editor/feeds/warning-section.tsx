import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import account from '../account/account.module.css';
import styles from './feeds.module.css';
import { fieldName } from './field-name.ts';
import { reasonText } from './run-text.ts';

/** Fields that a run left out of its items, grouped by field; the first values of each. */
export function WarningSection({ run: { warnings } }: { run: FeedRunDetail }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  if (warnings.length === 0) return null;
  return (
    <section className={account.section} aria-labelledby="warnings">
      <h2 id="warnings" className={account.heading}>
        {t('feeds.report.warnings')}
      </h2>
      <p>{t('feeds.report.warningsText')}</p>
      {[...Map.groupBy(warnings, ({ field }) => field)].map(([field, found]) => (
        <details key={field} className={styles.group}>
          <summary>
            {fieldName(field, view)} <strong>{found.length.toLocaleString(lang)}</strong>
          </summary>
          <ul className={styles.values}>
            {found.map(({ line, value, code }) => (
              <li key={`${line} ${value}`}>
                {t('feeds.report.warningLine', {
                  row: line.toLocaleString(lang),
                  value: value || t('feeds.report.emptyValue'),
                })}
                <span className={account.hint}>{reasonText(t, code)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
