import { plusCount } from '#locales/format/count.ts';
import { labelText } from '#locales/format/label.ts';
import { formatScore } from '#locales/format/score.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { pickDealLabel } from '#schemas/labels.ts';
import { Label } from '../cards/label.tsx';
import styles from './label-reason.module.css';
import { factSentence } from './price-fact-text.ts';
import type { PriceFact } from './price-facts.ts';

type Props = {
  ctx: ViewContext;
  policy: 'A' | 'B';
  labels: readonly { code: string }[];
  goods: Goods | undefined;
  /** Strongest facts about the price, which the chart marks. */
  facts: readonly PriceFact[];
  /** Currency of the price; the tenant's without it. */
  currency: string | undefined;
};

/**
 * Winning label as a disclosure: it opens to show the reason for it, the facts about the price, and the other labels,
 * except those of prices: the facts are the strongest ones.
 */
export function LabelReason({ ctx, policy, labels, goods, facts, currency = ctx.tenant.currency }: Props) {
  const { t } = ctx;
  const code = pickDealLabel(labels, ctx.tenant.labelPolicy ?? policy);
  if (code === undefined) return null;
  const label = <Label testId="detail-label" code={code} text={labelText(code, t)} />;
  const others = labels.flatMap((other) =>
    other.code === code || isOfPrice(other.code) ? [] : labelText(other.code, t) || [],
  );
  const sentences = [
    ownReason(ctx, code, goods),
    ...facts.map((fact) => factSentence(ctx, fact, currency)),
    others.length > 0 ? t('reason.also', { labels: [...new Set(others)].join(', ') }) : '',
  ].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return <p className={styles.summary}>{label}</p>;
  return (
    <details className={styles.reason} data-testid="label-reason">
      <summary className={styles.summary}>
        {label}
        <span className={styles.why}>{t('reason.open')}</span>
      </summary>
      <div className={styles.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

/** Whether the facts about the price say what a label does. */
const isOfPrice = (code: string) => /^LOWEST_|_LOW(_MANUAL)?$|^PRICE_REDUCTION/.test(code);

/** Reason for a label that isn't about the price; '' for one that the facts explain. */
function ownReason(ctx: ViewContext, code: string, goods: Goods | undefined): string {
  const { t } = ctx;
  if (isOfPrice(code)) return '';
  const kind = code.replace(/_MANUAL$/, '');
  if (kind === 'FREE_SHIPPING') return t('reason.FREE_SHIPPING');
  if (kind.includes('FLASH')) return t('reason.FLASH_SALE');
  if (kind.includes('MALL')) return t('reason.shop');
  if (kind === 'EXCLUSIVE' || kind === 'COLLECTION') return t('reason.pick');
  const { averageScore = 0, reviewCount = 0, totalSales = 0 } = goods ?? {};
  if (kind.includes('RATED') || kind.includes('REVIEW')) {
    return averageScore > 0
      ? t('reason.rated', { score: formatScore(averageScore, ctx), amount: plusCount(reviewCount) })
      : '';
  }
  return totalSales > 0 ? t('reason.sold', { amount: plusCount(totalSales) }) : '';
}
