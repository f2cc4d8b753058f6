import styles from './letter.module.css';

/** Letter of the goods in a column: the same in the table's head and beside its line in the chart. */
export function Letter({ index }: { index: number }) {
  return (
    <span className={styles.letter} data-series={index}>
      {String.fromCharCode(65 + index)}
    </span>
  );
}
