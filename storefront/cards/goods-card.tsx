import { memo, type ReactNode } from 'react';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { GoodsGroup } from '#schemas/entities/goods-group.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { Icon } from '#ui/icon.tsx';
import { outboundHref } from '../links/outbound.ts';
import { localHref, paths } from '../links/paths.ts';
import { CardMark } from '../marks/card-mark.tsx';
import { markLabel } from '../marks/mark-label.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import styles from './goods-card.module.css';
import { GoodsFacts } from './goods-facts.tsx';
import { goodsDiscount, goodsPriceRange } from './goods-price.ts';
import { CardImage } from './image.tsx';
import { InvalidBadge } from './invalid-badge.tsx';
import { Badges } from './label.tsx';
import { type GoodsCardType, type GoodsSource, platformLogoState } from './platform-logo.tsx';
import { type Discount, PriceRow } from './price-row.tsx';

type Props = {
  ctx: ViewContext;
  goods: Goods;
  type?: GoodsCardType;
  /** Source of the goods; decides whether the platform's logo is shown. */
  source?: GoodsSource;
  /** Leaderboard that the product is listed on. */
  group?: GoodsGroup | undefined;
  /** True to link to the platform's own page in a new window instead of ours; never in the app. */
  toPlatform?: boolean;
  inFavorites?: boolean;
  /** Reason for the assistant's recommendation. */
  why?: string;
  eager?: boolean;
  /** Further button below the heart, plain markup like the card. */
  extra?: ReactNode;
};

/**
 * A product, in four layouts: the vertical ones have exactly 145 px below the picture, 122 on a phone (S1 §9). Typing a
 * title above it in the editor doesn't draw it again.
 */
export const GoodsCard = memo(function GoodsCard({
  ctx,
  goods,
  type = 'NORMAL',
  source,
  group,
  ...props
}: Props) {
  const isChat = type === 'AICHATVERTICAL' || type === 'AICHATHORIZONTAL';
  const logo = platformLogoState(type, source, goods.platformName);
  const href = goodsHref(ctx, goods, props);
  const sale = availabilityOf(goods);
  return (
    <Kept
      className={`${card.box} ${styles.card}`}
      data-testid="goods-card"
      data-id={goods.id}
      data-type={type}
      data-state={stateOf(goods)}
    >
      <div>
        <CardImage
          sources={[goods.pictureUrls?.[0]]}
          width={IMAGE_PX.dealCard}
          fit="contain"
          eager={props.eager}
        />
      </div>
      <CardTitle
        ctx={ctx}
        className={styles.title}
        testId="goods-title"
        href={href}
        badge={goods.invalid && props.inFavorites && <InvalidBadge ctx={ctx} />}
      >
        {goods.goodsName}
      </CardTitle>
      {sale !== 'IN_STOCK' && (
        <span className={`${card.pill} ${styles.pill}`} data-testid="goods-availability">
          {ctx.t(`card.availability.${sale}`)}
        </span>
      )}
      {(logo !== 'none' || type === 'NORMAL') && (
        <Badges
          ctx={ctx}
          name="goods"
          className={styles.badges}
          labels={type === 'NORMAL' ? goods.labels : undefined}
          policy="A"
          platform={logo === 'logo' ? goods.platformName : undefined}
          boxedPlatform={logo === 'box'}
          compactPlatform={type === 'NORMALHORIZONTAL'}
        />
      )}
      <PriceRow
        ctx={ctx}
        name="goods"
        className={styles.price}
        now={goodsPriceRange(goods, ctx)}
        discount={discountOf(ctx, goods, goodsDiscount(goods, group))}
      />
      {type !== 'AICHATHORIZONTAL' && <GoodsFacts ctx={ctx} goods={goods} className={styles.facts} />}
      {!isChat && group && <GroupLink ctx={ctx} group={group} />}
      {type === 'AICHATVERTICAL' && props.why && <p className={styles.why}>{props.why}</p>}
      {type === 'AICHATHORIZONTAL' && href && (
        <span className={styles.open}>
          <Icon name={href.startsWith('/') ? 'chevron-right' : 'external'} size={18} />
        </span>
      )}
      {!isChat && (
        <CardMark
          action="COLLECT"
          subjectType="GOODS"
          subjectId={goods.id}
          label={markLabel(ctx, 'COLLECT')}
        />
      )}
      {props.extra}
    </Kept>
  );
});

/** Discount below the usual price; another server may send one without telling its base. */
function discountOf(ctx: ViewContext, goods: Goods, percent: number): Discount | undefined {
  if (percent === 0) return undefined;
  const { t, tenant } = ctx;
  const now = goodsPriceRange(goods, ctx);
  const usual = formatPrice(goods.usualPrice, goods.priceRange?.currencyCode ?? tenant.currency, ctx);
  return {
    percent,
    base: usual && t('card.usual', { price: usual }),
    spoken: usual
      ? t('card.priceUsual', { now, base: usual, percent })
      : `${now}, ${t('card.off', { percent })}`,
    isRecorded: usual !== '',
  };
}

function stateOf(goods: Goods): 'invalid' | 'sold-out' | undefined {
  if (goods.invalid) return 'invalid';
  return isBuyable(availabilityOf(goods)) ? undefined : 'sold-out';
}

/** Path of the product's page; undefined for a product that has left the catalogue, in a list of favourites. */
function goodsHref(
  ctx: ViewContext,
  goods: Goods,
  { toPlatform, inFavorites }: Pick<Props, 'toPlatform' | 'inFavorites'>,
): string | undefined {
  if (inFavorites && goods.invalid) return undefined;
  const external =
    toPlatform && ctx.terminal === 'h5' && isBuyable(availabilityOf(goods))
      ? outboundHref(goods.originUrl)
      : undefined;
  return external ?? localHref(ctx, paths.product(goods.code ?? goods.id));
}

function GroupLink({ ctx, group }: { ctx: ViewContext; group: GoodsGroup }) {
  const { groupName: name = '', sortValue: rank } = group;
  return (
    <a
      className={`${styles.group} ${card.above}`}
      href={localHref(ctx, paths.leaderboard(group.groupCode ?? group.groupId))}
      data-testid="goods-group"
    >
      <span className={styles.groupName}>{rank ? ctx.t('card.groupRank', { rank, name }) : name}</span>
      <Icon name="chevron-right" size={12} />
    </a>
  );
}
