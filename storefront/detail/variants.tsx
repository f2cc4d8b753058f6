import type { ViewContext } from '#runtime/context.ts';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { comparedPrice, goodsPriceRange } from '../cards/goods-price.ts';
import { CardImage } from '../cards/image.tsx';
import { localHref, paths } from '../links/paths.ts';
import { compareVariants, variantNames } from './variant-names.ts';
import styles from './variants.module.css';

type Props = {
  ctx: ViewContext;
  /** The variants with the shown one; none without others. */
  variants: readonly Goods[];
  /** Id of the shown one. */
  current: string;
};

/**
 * The variants of a product, each a link to its page, with its own price or that it is sold out, and its picture where
 * variants have different ones.
 */
export function Variants({ ctx, variants, current }: Props) {
  if (variants.length === 0) return null;
  const names = variantNames(variants.map(({ goodsName = '' }) => goodsName));
  const hasPictures = new Set(variants.map(({ pictureUrls }) => pictureUrls?.[0])).size > 1;
  const named = variants
    .map((goods, i) => ({ goods, name: names[i] ?? '', price: comparedPrice(goods) ?? Infinity }))
    .toSorted((a, b) => (a.price === b.price ? compareVariants(a.name, b.name) : a.price - b.price));
  return (
    <section className={styles.variants} aria-labelledby="variants" data-testid="variants">
      <h2 id="variants">{ctx.t('detail.variants')}</h2>
      <ul className={styles.list}>
        {named.map(({ goods, name }) => {
          const isSold = isBuyable(availabilityOf(goods));
          return (
            <li key={goods.id}>
              <a
                className={hasPictures ? `${styles.variant} ${styles.pictured}` : styles.variant}
                href={localHref(ctx, paths.product(goods.code ?? goods.id))}
                aria-current={goods.id === current ? 'page' : undefined}
                data-state={isSold ? undefined : 'sold-out'}
                data-testid="variant"
              >
                {hasPictures && (
                  <span className={styles.picture}>
                    <CardImage sources={[goods.pictureUrls?.[0]]} width={IMAGE_PX.brand} fit="contain" />
                  </span>
                )}
                <b>{name}</b>
                <span>{isSold ? goodsPriceRange(goods, ctx) : ctx.t('card.availability.OUT_OF_STOCK')}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
