import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { PAGE } from '#schemas/constants.ts';
import type { Winner } from '#schemas/entities/lottery.ts';
import { NumberedPages } from '../lists/numbered-pages.tsx';
import styles from './activity.module.css';

type Props = { ctx: ViewContext; winners: Paged<Winner>; page: number };

/** List of winners with masked names. */
export function Results({ ctx, winners, page }: Props) {
  const { t } = ctx;
  return (
    <section className={styles.card} aria-labelledby="lottery-results" data-testid="lottery-results">
      <h2 id="lottery-results">{t('lottery.results')}</h2>
      {winners.content.length === 0 && <p>{t('lottery.noResults')}</p>}
      <ul className={styles.rows}>
        {winners.content.map(({ number, name, prizeName, wonTime }) => (
          <li key={number} className={styles.result} data-testid="winner" data-id={number}>
            <span>
              <b>{prizeName}</b>
              <small className={styles.small}>
                {t('lottery.number', { number })} · {formatDateTime(wonTime, ctx)}
              </small>
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <NumberedPages ctx={ctx} page={page} pages={Math.ceil(winners.totalElements / PAGE.size)} query={{}} />
    </section>
  );
}
