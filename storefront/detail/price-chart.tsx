import { formatDate } from '#locales/format/date.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import figureStyles from '#ui/figures.module.css';
import { TargetLine } from '../price-alerts/target-line.tsx';
import { ChartReader } from './chart-reader.tsx';
import styles from './price-chart.module.css';
import { markText } from './price-fact-text.ts';
import type { PriceFact } from './price-facts.ts';
import { priceSteps } from './price-steps.ts';

type Props = { ctx: ViewContext; statistics: PriceStatistics; facts: readonly PriceFact[] };

/** A price over time as a line with marks of the facts about it, in a sentence and as a table. */
export function PriceChart({ ctx, statistics, facts }: Props) {
  const { t } = ctx;
  const steps = priceSteps(statistics, facts);
  if (!steps) return <p>{t('chart.unknown')}</p>;
  const price = (value: number | undefined) => formatPrice(value, statistics.currency, ctx);
  const day = (time: number) => formatDate(time, ctx);
  const texts = {
    from: day(steps.points[0]?.time ?? statistics.startTime),
    lowest: price(statistics.lowestPrice),
    date: day(statistics.lowestTime ?? steps.lowest.time),
    current: price(statistics.currentPrice),
  };
  // One price all the time, or a single reading, is no low.
  const isFlat = statistics.lowestPrice === statistics.highestPrice;
  const figures = [
    ['current', texts.current],
    ['lowest', isFlat ? undefined : texts.lowest],
    ['usual', price(statistics.usualPrice)],
  ] as const;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong data-testid="chart-verdict" data-verdict={statistics.verdict}>
          {t(`chart.verdict.${statistics.verdict as 'NEW'}`)}
        </strong>
        <span className={styles.summary}>{t(isFlat ? 'chart.summaryFlat' : 'chart.summary', texts)}</span>
      </figcaption>
      <dl className={`${figureStyles.figures} ${styles.prices}`}>
        {figures.map(
          ([name, value]) =>
            value && (
              <div key={name} data-testid={`chart-${name}`} data-kind={name}>
                <dt>{t(`chart.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.frame}>
        <div className={styles.values} aria-hidden="true" data-testid="chart-values">
          {steps.axis.map(({ price: value, y }) => (
            <span key={value} style={{ insetBlockStart: `${y}%` }}>
              {price(value)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {steps.unknown > 0 && (
            <div className={styles.unknown} style={{ inlineSize: `${steps.unknown}%` }}>
              {steps.unknown > 25 && <span>{t('chart.unknown')}</span>}
            </div>
          )}
          <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.area} d={`${steps.line}V100H${steps.unknown}Z`} />
            {steps.marks.map(({ fact, path }) => (
              <path key={fact.kind} className={styles.mark} data-fact={fact.kind} d={path} />
            ))}
            <path className={styles.line} d={steps.line} />
            {steps.usualY !== undefined && (
              <path className={styles.usual} d={`M${steps.unknown} ${steps.usualY}H100`} />
            )}
          </svg>
          {!isFlat && <span className={styles.dot} data-kind="lowest" style={at(steps.lowest)} />}
          <span className={styles.dot} data-kind="now" style={at(steps.now)} />
          <TargetLine
            {...steps.edges}
            currency={statistics.currency}
            label={t('priceAlert.target', { price: '{price}' })}
          />
          <ChartReader
            label={t('chart.read')}
            points={steps.points.map(({ x, y, time, price: value }) => ({
              x,
              y,
              text: `${day(time)} · ${price(value)}`,
            }))}
          />
        </div>
        <p className={styles.axis} aria-hidden="true">
          <span>{day(statistics.startTime)}</span>
          <span>{day(statistics.endTime)}</span>
        </p>
      </div>
      <ul className={styles.legend} data-testid="chart-legend">
        {statistics.usualPrice !== undefined && (
          <li data-fact="usual">{t('chart.mark.usual', { price: price(statistics.usualPrice) })}</li>
        )}
        {steps.marks.map(({ fact }) => (
          <li key={fact.kind} data-fact={fact.kind}>
            {markText(ctx, fact, statistics.currency)}
          </li>
        ))}
        <li>{t('chart.baseline')}</li>
      </ul>
      <details className={styles.details} data-testid="chart-table">
        <summary className={styles.toggle}>{t('chart.table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('chart.since')}</th>
              <th scope="col">{t('chart.price')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.points.toReversed().map(({ time, price: value }) => (
              <tr key={time}>
                <td>{day(time)}</td>
                <td>{price(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const at = ({ x, y }: { x: number; y: number }) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });
