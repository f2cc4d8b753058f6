import { formatDate } from '#locales/format/date.ts';
import { type Price, toMinor } from '#locales/format/minor.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import { verdictText } from '../cards/price-verdict.ts';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './price-block.module.css';

/** Price statistics of the last `days`; of the whole history without `days`. */
export type PriceHistory = { days: number | undefined; statistics: PriceStatistics };

/** Lowest price of the whole history. */
export const lowestOf = (histories: readonly PriceHistory[]) =>
  histories.find(({ days }) => days === undefined)?.statistics.lowestPrice;

type Props = {
  ctx: ViewContext;
  /** Price or range of prices as text; '' if it isn't known. */
  now: string;
  /** The one price that the verdict is about; undefined for a range. */
  price: Price;
  /** The shop's list price as text, '' without one. */
  listPrice: string;
  histories: readonly PriceHistory[];
};

/**
 * Price of a deal or product and the one thing that may be said of it: its verdict beside the usual price
 * (decision 035). The shop's list price is the shop's word: small, and without a percentage.
 */
export function PriceBlock({ ctx, now, price, listPrice, histories }: Props) {
  const { t } = ctx;
  const statistics = histories.find(({ days }) => days === undefined)?.statistics;
  // The verdict is about the recorded price: of another one nothing is known.
  const isRecorded = statistics !== undefined && toMinor(price) === toMinor(statistics.currentPrice);
  return (
    <div className={styles.block}>
      <p className={styles.now} data-testid="detail-price">
        {now}
      </p>
      {isRecorded && now !== '' && <Verdict ctx={ctx} statistics={statistics} />}
      {listPrice && (
        <p className={styles.list} data-testid="detail-list-price">
          {t('detail.listPrice')} {listPrice}
        </p>
      )}
    </div>
  );
}

function Verdict({ ctx, statistics }: { ctx: ViewContext; statistics: PriceStatistics }) {
  const { t } = ctx;
  const { verdict, usualPrice, currentPrice, lowestPrice, lowestTime, currency, recordedSince } = statistics;
  const money = (value: Price) => formatPrice(value, currency, ctx);
  if (usualPrice === undefined || currentPrice === undefined)
    return (
      recordedSince !== undefined && (
        <p className={styles.facts} data-testid="detail-tracked">
          {t('price.tracked', { date: formatDate(recordedSince, ctx) })}
        </p>
      )
    );
  const wasLower = lowestPrice !== undefined && lowestTime !== undefined && lowestPrice < currentPrice;
  return (
    <>
      <p className={styles.verdict} data-verdict={verdict} data-testid="detail-verdict">
        {verdictText(ctx, statistics)}
      </p>
      <p className={styles.facts} data-testid="detail-usual">
        {t('price.usual', { days: PRICE_RULES.usualDays, price: money(usualPrice) })}
        {wasLower &&
          ` · ${t('price.wasLower', { price: money(lowestPrice), date: formatDate(lowestTime, ctx) })}`}{' '}
        <a href={localHref(ctx, screenPath('/how-we-check-prices'))}>{t('price.how')}</a>
      </p>
    </>
  );
}
