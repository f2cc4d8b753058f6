import { plusCount } from '#locales/format/count.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './goods-facts.module.css';

type Props = { ctx: Pick<ViewContext, 't'>; goods: Goods; className: string | undefined };

/** Score, sales and reviews in one line, as many as fit; zero is not shown. */
export function GoodsFacts({ ctx: { t }, goods, className }: Props) {
  const { averageScore = 0, totalSales = 0, reviewCount = 0, monthSales = 0 } = goods;
  const score = plusCount(Math.floor(averageScore * 10) / 10);
  return (
    <p className={`${styles.facts} ${className}`}>
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
        <span data-testid="goods-month-sales">{t('card.monthSold', { amount: plusCount(monthSales) })}</span>
      )}
    </p>
  );
}
