import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Remarks } from '#schemas/feeds/run.ts';
import styles from './feeds.module.css';
import { counted } from './run-text.ts';
import wizard from './wizard.module.css';

/** Remarks on a file: the origin of its ids, rows without a currency, columns that aren't used. */
export function RemarkList({
  remarks: { idsFrom, assumedCurrency, unmapped },
}: {
  remarks: Remarks;
}): ReactNode {
  const view = useView();
  const { t, tenant } = view;
  const { currency } = tenant;
  const texts = [
    ...(idsFrom === 'link' ? [t('feeds.remark.linkIds')] : []),
    ...(assumedCurrency > 0
      ? [t('feeds.remark.currency', { rows: counted('feeds.rows', assumedCurrency, view), currency })]
      : []),
  ];
  return (
    <>
      {texts.length > 0 && (
        <ul className={wizard.remarks} data-testid="remarks">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {unmapped.length > 0 && (
        <details className={styles.group} open>
          <summary>{t('feeds.columns.unused', { count: unmapped.length })}</summary>
          <p className={wizard.names}>{unmapped.join(', ')}</p>
        </details>
      )}
    </>
  );
}
