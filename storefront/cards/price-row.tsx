import type { ViewContext } from '#runtime/context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './price-row.module.css';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  /** Test ids begin with it. */
  name: 'deal' | 'goods';
  now: string;
  was?: string;
  /** Whole percent; 0 shows no discount. */
  percent: number;
  className?: string | undefined;
};

/** The lengths above which a price needs smaller type where the card is narrow, or leaves no room for the discount. */
const LONG = { md: 8, lg: 10, xl: 16, xxl: 20 };

function priceSize({ length }: string): 'sm' | 'md' | 'lg' | 'xl' | 'xxl' {
  if (length > LONG.xxl) return 'xxl';
  if (length > LONG.xl) return 'xl';
  if (length > LONG.lg) return 'lg';
  return length > LONG.md ? 'md' : 'sm';
}

/** A card's price, the former one struck through, and the discount; read aloud as one sentence. */
export function PriceRow({ ctx, name, now, was = '', percent, className }: Props) {
  const spoken = was !== '' && percent > 0;
  return (
    <p className={[styles.price, className].filter(Boolean).join(' ')} data-price-size={priceSize(now)}>
      {spoken && <VisuallyHidden>{ctx.t('card.price', { now, was, percent })}</VisuallyHidden>}
      <span className={styles.now} data-testid={`${name}-price`} aria-hidden={spoken || undefined}>
        {now}
      </span>
      {spoken && (
        <span className={styles.was} aria-hidden="true">
          <s>{was}</s>
        </span>
      )}
      {percent > 0 && (
        <span className={styles.off} data-testid={`${name}-off`} aria-hidden={spoken || undefined}>
          {ctx.t('card.off', { percent })}
        </span>
      )}
    </p>
  );
}
