import { formatDate } from '#locales/format/date.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ComparedGoods } from '#schemas/entities/compared-goods.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import styles from './compare-chart.module.css';
import { compareLines } from './compare-lines.ts';
import { goodsOf } from './compare-rows.tsx';
import { Letter } from './letter.tsx';

/** Prices of all goods over time in one chart, each with its letter, colour and dashes; in words below it. */
export function CompareChart({ ctx, all }: { ctx: ViewContext; all: readonly ComparedGoods[] }) {
  const { t } = ctx;
  const currency = all[0]?.statistics.currency ?? ctx.tenant.currency;
  const isDrawn = ({ statistics }: ComparedGoods) => statistics.currency === currency;
  const chart = compareLines(
    all.filter(isDrawn).map((one) => ({ id: goodsOf(one).id, statistics: one.statistics })),
  );
  if (!chart) return null;
  const indexOf = (id: string) => all.findIndex((one) => goodsOf(one).id === id);
  const words = (one: ComparedGoods) => {
    const { lowestPrice, currentPrice } = one.statistics;
    if (!isDrawn(one)) return t('compare.otherCurrency');
    if (currentPrice === undefined) return t('compare.noRecords');
    const price = (value: number | undefined) => formatPrice(value, currency, ctx);
    return t('compare.line', { lowest: price(lowestPrice), current: price(currentPrice) });
  };
  return (
    <section aria-labelledby="compare-history" data-testid="compare-chart">
      <SectionHeader id="compare-history" title={t('compare.history')} />
      <figure className={styles.figure}>
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.values}>
            {chart.axis.map(({ price, y }) => (
              <span key={price} style={{ insetBlockStart: `${y}%` }}>
                {formatPrice(price, currency, ctx)}
              </span>
            ))}
          </div>
          <div className={styles.plot}>
            <svg
              className={styles.drawing}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {chart.lines.map(({ id, path }) => (
                <path key={id} data-series={indexOf(id)} d={path} />
              ))}
            </svg>
          </div>
          <div className={styles.marks}>
            {chart.lines.map(({ id, markY }) => (
              <span key={id} style={{ insetBlockStart: `${markY}%` }}>
                <Letter index={indexOf(id)} />
              </span>
            ))}
          </div>
          <p className={styles.axis}>
            <span>{formatDate(chart.start, ctx)}</span>
            <span>{formatDate(chart.end, ctx)}</span>
          </p>
        </div>
        <figcaption>
          <ul className={styles.legend}>
            {all.map((one, index) => (
              <li key={one.key}>
                <Letter index={index} />
                <span>
                  <b>{goodsOf(one).goodsName}</b> <small>{words(one)}</small>
                </span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </section>
  );
}
