import type { Tally } from '#schemas/entities/visit-report.ts';
import account from '../account/account.module.css';
import styles from './figures.module.css';

type Props = {
  title: string;
  nameLabel: string;
  countLabel: string;
  empty: string;
  tallies: readonly Tally[];
};

/** Counted values, the most frequent first, with a bar relative to the first. */
export function TallyTable({ title, nameLabel, countLabel, empty, tallies }: Props) {
  const most = tallies[0]?.count ?? 1;
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{title}</h2>
      {tallies.length === 0 ? (
        <p className={account.hint}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{nameLabel}</th>
              <th scope="col">{countLabel}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ id, name, count }) => (
              <tr key={id}>
                <th scope="row" className={styles.name}>
                  {name}
                  <svg className={styles.share} aria-hidden="true">
                    <rect width={`${(count / most) * 100}%`} height="100%" />
                  </svg>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
