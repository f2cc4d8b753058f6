import type { ViewContext } from '#runtime/context.ts';
import styles from './price-row.module.css';

type Props = {
  ctx: Pick<ViewContext, 't'>;
  /** Test ids begin with it. */
  name: 'deal' | 'goods';
  now: string;
  /** Undefined without one. */
  discount: Discount | undefined;
  className?: string | undefined;
};

/** Percentage with the price that it is of: it never stands alone. */
export type Discount = {
  /** Whole percent, above 0. */
  percent: number;
  /** The base as text, such as its usual price; '' where another server doesn't tell it. */
  base: string;
  /** Price and discount as one sentence. */
  spoken: string;
  /** Whether our own records bear it out; the shop's word is small and grey. */
  isRecorded: boolean;
};

/** The lengths above which a price needs smaller type where the card is narrow, or a smaller one still. */
const LONG = { md: 8, lg: 10, xl: 16 };

function priceSize({ length }: string): 'md' | 'lg' | 'xl' | undefined {
  if (length > LONG.xl) return 'xl';
  if (length > LONG.lg) return 'lg';
  return length > LONG.md ? 'md' : undefined;
}

/** A card's price, and its discount beside the price that it is of; read aloud as one sentence. */
export function PriceRow({ ctx, name, now, discount, className }: Props) {
  return (
    <p
      className={[styles.price, className].filter(Boolean).join(' ')}
      data-price-size={priceSize(now)}
      data-based={discount && (discount.isRecorded ? 'records' : 'shop')}
    >
      {discount && <span>{discount.spoken}</span>}
      <b data-testid={`${name}-price`} aria-hidden={discount && true}>
        {now}
      </b>
      {discount && (
        <span aria-hidden="true">
          {discount.base && <span data-testid={`${name}-base`}>{discount.base}</span>}
          <span data-testid={`${name}-off`}>{ctx.t('card.off', { percent: discount.percent })}</span>
        </span>
      )}
    </p>
  );
}
