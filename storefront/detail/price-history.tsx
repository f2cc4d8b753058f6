import type { ViewContext } from '#runtime/context.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PriceHistory } from './price-block.tsx';
import { PriceChart } from './price-chart.tsx';
import type { PriceFact } from './price-facts.ts';
import styles from './price-history.module.css';

type Props = { ctx: ViewContext; histories: readonly PriceHistory[]; facts: readonly PriceFact[] };

/**
 * Price history of a product over one of several periods, with marks of the facts about its price; the choice needs no
 * script. Nothing without a known history.
 */
export function PriceHistorySection({ ctx, histories, facts }: Props) {
  const { t } = ctx;
  const chosen = histories[Math.min(1, histories.length - 1)];
  if (!chosen || histories.every(({ statistics }) => statistics.points.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="price-history" data-testid="price-history">
      <SectionHeader id="price-history" title={t('detail.priceHistory')} />
      <fieldset className={styles.periods}>
        <legend>
          <VisuallyHidden>{t('chart.period')}</VisuallyHidden>
        </legend>
        {histories.map(({ days }) => (
          <label key={days ?? 'all'} className={styles.period}>
            <input
              type="radio"
              name="price-period"
              value={days ?? 'all'}
              defaultChecked={days === chosen.days}
            />
            {days === undefined ? t('chart.all') : t('chart.days', { days })}
          </label>
        ))}
      </fieldset>
      {histories.map(({ days, statistics }) => (
        <div
          key={days ?? 'all'}
          className={styles.panel}
          data-testid="chart-panel"
          data-period={days ?? 'all'}
        >
          <PriceChart ctx={ctx} statistics={statistics} facts={facts} />
        </div>
      ))}
    </section>
  );
}
