import { formatAmount, formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Lottery, Prize } from '#schemas/entities/lottery.ts';
import { PRIZE } from '#schemas/member-constants.ts';
import styles from './activity.module.css';
import { PrizePicture } from './prize-picture.tsx';

type Props = { ctx: ViewContext; lottery: Lottery; state: Activity['state'] };

/** Prizes in their order: value, number, and for instant prizes the number left. */
export function Prizes({ ctx, lottery: { prizes, mode, claimDays }, state }: Props) {
  const { t } = ctx;
  const isCounted = mode === 'INSTANT' && state !== 'COMING_SOON';
  const amount = ({ total, left }: Prize) =>
    isCounted
      ? t('lottery.left', { left: formatAmount(left, ctx), total: formatAmount(total, ctx) })
      : t('lottery.total', { count: total });
  return (
    <section className={styles.card} aria-labelledby="lottery-prizes" data-testid="lottery-prizes">
      <h2 id="lottery-prizes">{t('lottery.prizes')}</h2>
      <ul className={styles.rows}>
        {prizes.map((prize) => (
          <li key={prize.id} className={styles.prize} data-testid="prize" data-id={prize.id}>
            <PrizePicture ctx={ctx} prize={prize} />
            <span>
              <b>{prize.name}</b>
              {prize.value !== undefined && prize.currency && (
                <small className={styles.small}>
                  {t('lottery.worth', { price: formatPrice(prize.value, prize.currency, ctx) })}
                </small>
              )}
            </span>
            <span className={styles.gain}>{amount(prize)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('lottery.delivery', { days: PRIZE.deliveryWorkingDays })}{' '}
        {prizes.some(({ needsAddress }) => needsAddress) && t('lottery.claim', { count: claimDays })}
      </p>
    </section>
  );
}
