import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { RelationSku, SubjectDetail } from '#schemas/entities/subject.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { platformLook } from '#schemas/platforms.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { goodsPriceRange } from '../cards/goods-price.ts';
import { localHref, paths, screenPath } from '../links/paths.ts';
import styles from './expired-notice.module.css';
import type { Related } from './related-lists.tsx';

type Around = { detail: SubjectDetail; skus: readonly RelationSku[]; related: Related };
/** Link from goods that can't be bought to some that can. */
export type WayOn = { href: string; text: string };

/**
 * The way from sold-out goods to the cheapest other shop that has them, else to related deals or goods, to the category
 * or to all products. Undefined for goods that can be bought.
 */
export function wayFromSoldOut(ctx: ViewContext, { detail, skus, related }: Around): WayOn | undefined {
  const { goods, classifications = [] } = detail;
  if (!goods || isBuyable(availabilityOf(goods))) return undefined;
  const other = skus.find((sku) => sku.goods.id !== goods.id && isBuyable(availabilityOf(sku.goods)));
  const platform = platformLook(other?.goods.platformName)?.name;
  if (other && platform)
    return {
      href: localHref(ctx, paths.product(other.goods.code ?? other.goods.id)),
      text: ctx.t('detail.soldOut.elsewhere', { platform, price: goodsPriceRange(other.goods, ctx) }),
    };
  const category = classifications.at(-1);
  const list = category ? paths.productCategory(category) : screenPath('/products');
  const strip = related.deals.length > 0 ? '#related-deals' : related.goods.length > 0 && '#related-goods';
  return { href: strip || localHref(ctx, list), text: ctx.t('detail.soldOut.more') };
}

type Props = { ctx: Pick<ViewContext, 't'>; goods: Goods; way: WayOn };

/** Notice that goods can't be bought, instead of a buy button. */
export function SoldOutNotice({ ctx: { t }, goods, way }: Props) {
  const isEnded = availabilityOf(goods) === 'DISCONTINUED';
  return (
    <div className={styles.notice} data-testid="detail-sold-out">
      <Icon name="clock" />
      <div>
        <p className={styles.title}>
          {t(isEnded ? 'card.availability.DISCONTINUED' : 'card.availability.OUT_OF_STOCK')}
        </p>
        <p>
          {t('detail.soldOut.text')}{' '}
          <a className={styles.link} href={way.href}>
            {way.text}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The same link in the bar at the lower edge of a phone's window. */
export function SoldOutLink({ way }: { way: WayOn }) {
  return (
    <a className={buttons.secondary} href={way.href} data-testid="bar-available">
      {way.text}
    </a>
  );
}
