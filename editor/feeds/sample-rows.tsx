import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import account from '../account/account.module.css';
import { Icon } from '../kit/icon.tsx';
import { causeText } from './cause-text.ts';
import styles from './feeds.module.css';
import { fieldName } from './field-name.ts';
import { ItemCard } from './item-card.tsx';
import { reasonText } from './run-text.ts';
import wizard from './wizard.module.css';

/** Columns of a row that are shown without opening. */
const SHOWN = 6;

type Row = Inspection['rows'][number];

/** First rows of a file: the items that they become, or why they are refused, beside their columns. */
export function SampleRows({ rows }: Pick<Inspection, 'rows'>): ReactNode {
  return (
    <ol className={wizard.samples} data-testid="sample-rows">
      {rows.map((row) => (
        <li key={row.line} className={wizard.sample} data-state={row.item ? 'item' : 'refused'}>
          <div>
            {row.item && <ItemCard item={row.item} />}
            <RowProblems row={row} />
          </div>
          <Columns row={row} />
        </li>
      ))}
    </ol>
  );
}

function RowProblems({ row: { problem, warnings } }: { row: Row }) {
  const view = useView();
  const { t } = view;
  return (
    <>
      {problem && (
        <p className={wizard.refusal}>
          <Icon name="warning" size={16} />
          <span>
            <strong>{t('feeds.sample.refused')}</strong> {problem.message}
            {problem.detail && <span className={account.hint}>{causeText(problem, view)}</span>}
          </span>
        </p>
      )}
      {warnings.length > 0 && (
        <ul className={wizard.warned}>
          {warnings.map(({ field, value, code }) => (
            <li key={`${field} ${code} ${value}`}>
              {t('feeds.sample.dropped', {
                field: fieldName(field, view),
                reason: reasonText(t, code),
                value: value || t('feeds.report.emptyValue'),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Columns({ row: { line, values } }: { row: Row }) {
  const { t, lang } = useView();
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const rest = filled.slice(SHOWN);
  const list = (some: typeof filled) => (
    <dl className={wizard.columns}>
      {some.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div>
      <p className={wizard.rowNumber}>{t('feeds.sample.values', { row: line.toLocaleString(lang) })}</p>
      {list(filled.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className={styles.group}>
          <summary>
            {t('feeds.sample.more', { count: rest.length, number: rest.length.toLocaleString(lang) })}
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
