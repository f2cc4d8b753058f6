import type { ViewContext } from '#runtime/context.ts';
import type { RelationSku } from '#schemas/entities/subject.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { platformLook } from '#schemas/platforms.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { comparedPrice, goodsPriceRange } from '../cards/goods-price.ts';
import { PlatformLogo } from '../cards/platform-logo.tsx';
import { outboundHref } from '../links/outbound.ts';
import styles from './platform-rows.module.css';

type Props = { ctx: ViewContext; skus: readonly RelationSku[] };

/** Prices of the product on each platform that has it, cheapest first; each row links to its platform. */
export function PlatformRows({ ctx, skus }: Props) {
  const rows = skus.flatMap((sku) => {
    if (!isBuyable(availabilityOf(sku.goods))) return [];
    const href = outboundHref(sku.goodsTraceLink ?? sku.goods.originUrl);
    return href ? [{ ...sku, href }] : [];
  });
  const [first, second] = rows.map(({ goods }) => comparedPrice(goods) ?? Number.POSITIVE_INFINITY);
  const isCheapest = first !== undefined && second !== undefined && first < second;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="platforms" data-testid="platforms">
      <SectionHeader id="platforms" title={ctx.t('detail.platforms')} />
      <ul className={styles.rows}>
        {rows.map(({ goods, href }, index) => (
          <li key={goods.id}>
            <a
              className={styles.row}
              href={href}
              target="_blank"
              rel="sponsored noopener"
              data-testid="platform-row"
              data-platform={goods.platformName}
            >
              {platformLook(goods.platformName) ? (
                <PlatformLogo platform={goods.platformName} testId="platform-name" />
              ) : (
                <span data-testid="platform-name">{ctx.t('detail.otherShop')}</span>
              )}
              <span className={styles.facts}>
                {index === 0 && isCheapest && <span className={styles.good}>{ctx.t('detail.cheapest')}</span>}
                {goods.labels?.some(({ code }) => code === 'FREE_SHIPPING') && (
                  <span className={styles.good}>{ctx.t('label.FREE_SHIPPING')}</span>
                )}
              </span>
              <span className={styles.price}>{goodsPriceRange(goods, ctx)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
