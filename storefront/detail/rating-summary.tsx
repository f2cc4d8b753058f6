import { formatAmount } from '#locales/format/price.ts';
import { formatScore } from '#locales/format/score.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { platformLook } from '#schemas/platforms.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import { BuyerQuotes, quotable } from './buyer-quotes.tsx';
import styles from './rating-summary.module.css';

const STARS = 5;

type Props = {
  ctx: ViewContext;
  goods: Goods | undefined;
  /** Number of reviews for each of one to five stars, where the marketplace gives it. */
  counts: readonly number[] | undefined;
  /** First comments of the page. */
  replies?: readonly Reply[] | undefined;
};

/**
 * Ratings and words about a product: its average rating with the shares of stars and their platform, and excerpts of the
 * comments here. Nothing is shown that no platform and nobody has said.
 */
export function RatingSummary({ ctx, goods, counts = [], replies = [] }: Props) {
  const { t } = ctx;
  const { averageScore = 0, reviewCount = 0 } = goods ?? {};
  const isRated = averageScore > 0 && reviewCount > 0;
  const quotes = quotable(replies);
  if (!isRated && quotes.length === 0) return null;
  return (
    <section aria-labelledby="ratings" data-testid="rating-summary">
      <SectionHeader id="ratings" title={t(isRated ? 'rating.title' : 'rating.shoppers')} />
      <div className={styles.box}>
        {isRated && <Rating ctx={ctx} goods={{ ...goods, averageScore, reviewCount }} counts={counts} />}
        <BuyerQuotes ctx={ctx} quotes={quotes} />
      </div>
    </section>
  );
}

type Rated = Pick<Goods, 'platformName'> & { averageScore: number; reviewCount: number };

function Rating({ ctx, goods, counts }: { ctx: ViewContext; goods: Rated; counts: readonly number[] }) {
  const { t } = ctx;
  const { averageScore, reviewCount } = goods;
  const platform = platformLook(goods.platformName)?.name;
  const score = formatScore(averageScore, ctx);
  const amount = formatAmount(reviewCount, ctx);
  const all = counts.length === STARS ? counts.reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      <p className={styles.score}>
        <Icon name="star" size={28} filled label={t('card.rating', { score })} />
        <strong className={styles.number} aria-hidden="true">
          {score}
        </strong>
        <span className={styles.note} aria-hidden="true">
          {t('rating.of')}
        </span>
      </p>
      {all > 0 && (
        <ul className={styles.rows}>
          {counts
            .map((count, i) => ({ stars: i + 1, percent: Math.round((count / all) * 100) }))
            .toReversed()
            .map(({ stars, percent }) => (
              <li key={stars} className={styles.row} data-testid="rating-row" data-id={stars}>
                <span>{t('rating.stars', { count: stars })}</span>
                <span className={styles.track}>
                  <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
                </span>
                <span className={styles.percent}>{percent}%</span>
              </li>
            ))}
        </ul>
      )}
      <p className={styles.note}>
        {platform
          ? t('rating.source', { count: reviewCount, amount, platform })
          : t('card.reviews', { count: reviewCount, amount })}
      </p>
    </>
  );
}
