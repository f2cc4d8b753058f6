import type { ReactNode } from 'react';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import account from '../account/account.module.css';
import { Icon } from '../kit/icon.tsx';
import { causeText } from './cause-text.ts';
import styles from './feeds.module.css';
import { fieldName } from './field-name.ts';
import { ItemCard } from './item-card.tsx';
import { counted, reasonText } from './run-text.ts';
import wizard from './wizard.module.css';

/** Columns of a row that are shown without opening, and rows that are named of those with one cause. */
const SHOWN = 6;
const SHOWN_ROWS = 5;

type Row = Inspection['rows'][number];

/**
 * First rows of a file: the items that they become, or why they are refused, beside their columns. Rows that are refused
 * for one cause stand together at the first of them.
 */
export function SampleRows({ rows }: Pick<Inspection, 'rows'>): ReactNode {
  return (
    <ol className={wizard.samples} data-testid="sample-rows">
      {withEqualCauses(rows).map(([row, ...others]) => (
        <li key={row.line} className={wizard.sample} data-state={row.item ? 'item' : 'refused'}>
          <div>
            {row.item && <ItemCard item={row.item} />}
            <RowProblems row={row} others={others} />
          </div>
          <Columns row={row} />
        </li>
      ))}
    </ol>
  );
}

/** Rows, those that are refused for the same cause as one group. */
function withEqualCauses(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups = new Map<unknown, [Row, ...Row[]]>();
  for (const row of rows) {
    const { problem } = row;
    const { key, field } = problem?.cause ?? { key: problem?.detail };
    const cause = problem ? JSON.stringify([problem.code, key, field]) : row;
    const group = groups.get(cause);
    if (group) group.push(row);
    else groups.set(cause, [row]);
  }
  return [...groups.values()];
}

function RowProblems({ row, others }: { row: Row; others: Row[] }) {
  const view = useView();
  const { t } = view;
  const { problem, warnings } = row;
  return (
    <>
      {problem && (
        <p className={wizard.refusal}>
          <Icon name="warning" size={16} />
          <span>
            <strong>{t('feeds.sample.refused')}</strong> {problem.message}
            {problem.detail && <span className={account.hint}>{causeText(problem, view)}</span>}
            {others.length > 0 && <span className={account.hint}>{rowsText([row, ...others], view)}</span>}
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

/** Number of rows with the first of their numbers, such as "20 rows: 1, 2, 3, 4, 5 and 15 more". */
function rowsText(rows: readonly Row[], view: { t: Text; lang: Language }): string {
  const shown = rows.slice(0, SHOWN_ROWS).map(({ line }) => line.toLocaleString(view.lang));
  const text = `${counted('feeds.sample.refusedRows', rows.length, view)} ${shown.join(', ')}`;
  const rest = rows.length - shown.length;
  return rest > 0 ? `${text} ${counted('feeds.sample.moreRows', rest, view)}` : text;
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
