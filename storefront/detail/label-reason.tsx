import { plusCount } from '#locales/format/count.ts';
import { formatDate } from '#locales/format/date.ts';
import { ratePercent } from '#locales/format/discount.ts';
import { labelText } from '#locales/format/label.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { labelDays, pickDealLabel } from '#schemas/labels.ts';
import { Label } from '../cards/label.tsx';
import styles from './label-reason.module.css';

type Facts = {
  labels: readonly { code: string }[];
  priceDeduct?: Deal['priceDeduct'];
  goods: Goods | undefined;
  /** Statistics of the whole recorded price history. */
  statistics: PriceStatistics | undefined;
};
type Props = Facts & { ctx: ViewContext; policy: 'A' | 'B' };

/** Winning label as a disclosure: it opens to show the reason for it, and the other labels. */
export function LabelReason({ ctx, policy, ...facts }: Props) {
  const code = pickDealLabel(facts.labels, ctx.tenant.labelPolicy ?? policy);
  if (code === undefined) return null;
  const others = facts.labels.flatMap((label) =>
    label.code === code ? [] : labelText(label.code, ctx.t) || [],
  );
  return (
    <details className={styles.reason} data-testid="label-reason">
      <summary className={styles.summary}>
        <Label testId="detail-label" code={code} text={labelText(code, ctx.t)} />
        <span className={styles.why}>{ctx.t('reason.open')}</span>
      </summary>
      <div className={styles.text}>
        {reasons(ctx, code, facts).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {others.length > 0 && <p>{ctx.t('reason.also', { labels: [...new Set(others)].join(', ') })}</p>}
      </div>
    </details>
  );
}

/** Sentences with the figures behind a label. */
function reasons(ctx: ViewContext, code: string, { goods, statistics, priceDeduct }: Facts): string[] {
  const { t } = ctx;
  const kind = code.replace(/_MANUAL$/, '');
  if (labelDays(code) !== undefined || kind === 'ALL_TIME_LOW') return lowReasons(ctx, code, statistics);
  if (kind.startsWith('PRICE_REDUCTION')) {
    const currency = statistics?.currency ?? ctx.tenant.currency;
    const amount = formatPrice(priceDeduct?.priceReduction, currency, ctx);
    const percent = ratePercent(priceDeduct?.priceDeductRate);
    return amount && percent > 0 ? [t('reason.drop', { amount, percent })] : [];
  }
  if (kind === 'FREE_SHIPPING') return [t('reason.FREE_SHIPPING')];
  if (kind.includes('FLASH')) return [t('reason.FLASH_SALE')];
  if (kind.includes('MALL')) return [t('reason.shop')];
  if (kind === 'EXCLUSIVE' || kind === 'COLLECTION') return [t('reason.pick')];
  const { averageScore = 0, reviewCount = 0, totalSales = 0 } = goods ?? {};
  if (kind.includes('RATED') || kind.includes('REVIEW')) {
    const score = Math.floor(averageScore * 10) / 10;
    return score > 0 ? [t('reason.rated', { score, amount: plusCount(reviewCount) })] : [];
  }
  return totalSales > 0 ? [t('reason.sold', { amount: plusCount(totalSales) })] : [];
}

function lowReasons(ctx: ViewContext, code: string, statistics: PriceStatistics | undefined): string[] {
  const { t } = ctx;
  if (statistics?.currentPrice === undefined) return [];
  const { currency, recordedSince, lowestSince, readings: count } = statistics;
  const price = formatPrice(statistics.currentPrice, currency, ctx);
  const days = labelDays(code);
  const isEver = days === undefined && recordedSince !== undefined;
  return [
    isEver && t('reason.lowestEver', { price, date: formatDate(recordedSince, ctx) }),
    days !== undefined && t('reason.lowest', { price, days }),
    lowestSince !== undefined && t('reason.lowestSince', { date: formatDate(lowestSince, ctx) }),
    t('reason.readings', { count }),
  ].filter((sentence) => sentence !== false);
}
