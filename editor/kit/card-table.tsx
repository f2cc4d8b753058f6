import type { ReactNode } from 'react';
import styles from './card-table.module.css';

export type CardColumn<T> = {
  /** Name of the column. On a phone it stands before each of its values. */
  name: string;
  cell: (row: T) => ReactNode;
  /** Whether only screen readers get the name, such as that of a column of buttons. */
  isNameHidden?: boolean;
};

type Props<T> = {
  /** Accessible name of the table. */
  label: string;
  testId?: string;
  /** The first one names the row. */
  columns: readonly CardColumn<T>[];
  rows: readonly T[];
  idOf: (row: T) => string;
  stateOf?: (row: T) => string;
};

/** Table of rows that a phone shows as cards, each value after the name of its column: nothing scrolls sideways. */
export function CardTable<T>({ label, testId, columns, rows, idOf, stateOf }: Props<T>): ReactNode {
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a real table whose parts aren't laid out as one is none to screen readers
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table isn't a grid
    <div role="table" aria-label={label} className={styles.table} data-testid={testId}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {columns.map(({ name, isNameHidden }) => (
            <span key={name} role="columnheader" className={styles.cell}>
              <span className={isNameHidden ? styles.hidden : undefined}>{name}</span>
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div
            key={idOf(row)}
            role="row"
            className={styles.row}
            data-testid={testId && `${testId}-row`}
            data-id={idOf(row)}
            data-state={stateOf?.(row)}
          >
            {columns.map(({ name, cell, isNameHidden }, index) => (
              <div
                key={name}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={styles.cell}
                data-label={index === 0 || isNameHidden ? undefined : name}
              >
                {cell(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: a table isn't a grid
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  );
}
