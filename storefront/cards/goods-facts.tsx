import { plusCount } from '#locales/format/count.ts';
import { formatScore } from '#locales/format/score.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './goods-facts.module.css';

type Props = { ctx: Pick<ViewContext, 't' | 'lang' | 'tenant'>; goods: Goods; className: string | undefined };

/** Score, sales and reviews, as many as fit; zero is not shown. */
export function GoodsFacts({ ctx, goods, className }: Props) {
  const { t } = ctx;
  const { averageScore = 0, totalSales = 0, reviewCount = 0, monthSales = 0 } = goods;
  const score = formatScore(averageScore, ctx);
  return (
    <p className={`${styles.facts} ${className}`}>
      <span className={styles.row}>
        {averageScore > 0 && (
          <span className={styles.score} data-testid="goods-score">
            <Icon name="star" size={12} filled label={t('card.rating', { score })} />
            <span aria-hidden="true">{score}</span>
          </span>
        )}
        {totalSales > 0 && (
          <span data-testid="goods-sales">{t('card.sold', { amount: plusCount(totalSales) })}</span>
        )}
        {reviewCount > 0 && (
          <span data-testid="goods-reviews">
            {t('card.reviews', { count: reviewCount, amount: plusCount(reviewCount) })}
          </span>
        )}
        {monthSales > 0 && (
          <span data-testid="goods-month-sales">
            {t('card.monthSold', { amount: plusCount(monthSales) })}
          </span>
        )}
      </span>
    </p>
  );
}
