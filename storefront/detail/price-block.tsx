import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { PRICE_TREND } from '#schemas/constants.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DealPrice } from '../cards/deal-price.ts';
import styles from './price-block.module.css';
import { roundAverage } from './price-steps.ts';

/** Price statistics of the last `days`; of the whole history without `days`. */
export type PriceHistory = { days: number | undefined; statistics: PriceStatistics };

type Props = { ctx: ViewContext; price: DealPrice; histories: readonly PriceHistory[] };

const COMPARED_LOW = 30;

/** Price and discount of a deal, the shop's list price, and the recorded lowest and average prices (S1 §5). */
export function PriceBlock({ ctx, price: { now, was, percent, drop }, histories }: Props) {
  const { t } = ctx;
  // Without the former price there is no discount to read aloud.
  const spoken = percent > 0 && was !== '';
  const of = (days: number) => histories.find((history) => history.days === days)?.statistics;
  const low = of(COMPARED_LOW);
  const usual = of(PRICE_TREND.averageDays);
  const facts = [
    [t('detail.listPrice'), was],
    [t('detail.lowestOf', { days: COMPARED_LOW }), low && formatPrice(low.lowestPrice, low.currency, ctx)],
    [
      t('detail.averageOf', { days: PRICE_TREND.averageDays }),
      usual && formatPrice(roundAverage(usual.averagePrice), usual.currency, ctx),
    ],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        {spoken && <VisuallyHidden>{t('card.price', { now, was, percent })}</VisuallyHidden>}
        <span className={styles.now} data-testid="detail-price" aria-hidden={spoken || undefined}>
          {now}
        </span>
        {spoken && (
          <s className={styles.was} aria-hidden="true" data-testid="detail-was">
            {was}
          </s>
        )}
        {percent > 0 && (
          <span className={styles.off} aria-hidden={spoken || undefined} data-testid="detail-off">
            {t('card.off', { percent })}
          </span>
        )}
      </p>
      {drop && (
        <p className={styles.drop} data-testid="detail-drop">
          <Icon name="chevron-down" size={14} />
          {drop}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts} data-testid="detail-prices">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
