import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import { hasRole } from '#schemas/operator.ts';
import figures from '#ui/figures.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import styles from './feeds.module.css';

import { RemarkList } from './remark-list.tsx';
import { isUnderWay } from './run-text.ts';

const FIGURES = [
  ...(['inserted', 'updated', 'repriced', 'unchanged', 'rejected'] as const),
  ...(['warned', 'missing', 'hidden', 'uncategorised'] as const),
];

/** Numbers of a run: what it did or would do; dashes hold their places until it has ended. */
export function RunFigures({ run }: { run: FeedRunDetail }): ReactNode {
  const { t, lang } = useView();
  const { role } = useOperator();
  const { mode, state, read, plan } = run;
  if (!plan && !isUnderWay(run)) return null;
  const number = (value: number | undefined) => value?.toLocaleString(lang) ?? '–';
  const { inserted = 0, updated = 0, unchanged = 0, rejected = 0 } = plan ?? {};
  const heading =
    state === 'held'
      ? 'feeds.report.figuresHeld'
      : mode === 'dry'
        ? 'feeds.report.figuresDry'
        : 'feeds.report.figures';
  return (
    <section className={account.section} aria-labelledby="figures">
      <h2 id="figures" className={account.heading}>
        {t(heading)}
      </h2>
      <dl className={`${figures.figures} ${styles.outcome}`}>
        <div>
          <dt>{t('feeds.figure.read')}</dt>
          <dd data-id="read">{number(plan ? read : undefined)}</dd>
        </div>
        {FIGURES.map((name) => (
          <div key={name} data-name={name} data-some={(plan?.[name] ?? 0) > 0}>
            <dt>{t(`feeds.figure.${name}`)}</dt>
            <dd data-id={name}>{number(plan?.[name])}</dd>
          </div>
        ))}
      </dl>
      {plan && inserted + updated + unchanged + rejected === read && (
        <p className={account.hint}>
          {t('feeds.report.sum', {
            inserted: number(inserted),
            updated: number(updated),
            unchanged: number(unchanged),
            rejected: number(rejected),
            read: number(read),
          })}
        </p>
      )}
      {plan?.remarks && <RemarkList remarks={plan.remarks} />}
      {(plan?.uncategorised ?? 0) > 0 && hasRole(role, 'editor') && (
        <p>
          <a className={account.link} href="/editor/categories">
            {t('feeds.report.uncategorised')}
          </a>
        </p>
      )}
    </section>
  );
}
