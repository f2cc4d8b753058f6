import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { LabelPolicy } from '#schemas/labels.ts';
import { platformLook } from '#schemas/platforms.ts';
import { type ResolvedDeal, resolveDeal } from '#schemas/resolve-deal.ts';
import { Icon } from '#ui/icon.tsx';
import { RankPicture } from '#ui/rank-picture.tsx';
import { outboundHref } from '../links/outbound.ts';
import { localHref, paths } from '../links/paths.ts';
import { CardMark } from '../marks/card-mark.tsx';
import { markLabel } from '../marks/mark-label.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import styles from './deal-card.module.css';
import { type DealPrice, dealPrice } from './deal-price.ts';
import { CardImage } from './image.tsx';
import { InvalidBadge } from './invalid-badge.tsx';
import { Badges } from './label.tsx';
import { type Discount, PriceRow } from './price-row.tsx';

export type DealFrameProps = {
  ctx: ViewContext;
  deal: Deal;
  /** Place in its list, from 1; the first three wear a ribbon. */
  rank?: number;
  /** The reading of S1 §4 that the call site follows; a tenant's own wins. */
  labelPolicy?: LabelPolicy;
  hideDiscount?: boolean;
  eager?: boolean;
  /** In a list of favourites a deal that has left the site is marked as invalid and has no link. */
  inFavorites?: boolean;
};

type Props = DealFrameProps & {
  testId: string;
  className: string | undefined;
  /** Address that replaces the deal's page. */
  href?: string | undefined;
  /** The card's last line. */
  note?: ReactNode;
};

/** Shared frame of the deal cards. Its parts are in reading order; the grid places some over the picture. */
export function DealFrame({ ctx, labelPolicy = 'B', ...props }: Props) {
  const deal = resolveDeal(props.deal);
  const price = dealPrice(deal, ctx);
  const isGone = props.inFavorites && props.deal.invalid;
  return (
    <Kept
      className={`${card.box} ${props.className}`}
      data-testid={props.testId}
      data-id={deal.id}
      data-state={deal.expired ? 'expired' : undefined}
    >
      <div>
        <CardImage
          sources={[deal.imageUrl, props.deal.mainPic?.url]}
          width={IMAGE_PX.dealCard}
          fit="contain"
          eager={props.eager}
        />
      </div>
      <CardTitle
        ctx={ctx}
        testId="deal-title"
        href={isGone ? undefined : (props.href ?? localHref(ctx, paths.deal(deal.code)))}
        badge={isGone && <InvalidBadge ctx={ctx} />}
      >
        {deal.title}
      </CardTitle>
      <Rank ctx={ctx} rank={props.rank} />
      {deal.expired && (
        <span className={card.pill} data-testid="deal-expired">
          {ctx.t('card.expired')}
        </span>
      )}
      <Badges ctx={ctx} name="deal" labels={deal.labels} policy={labelPolicy} platform={deal.platform} />
      <PriceRow
        ctx={ctx}
        name="deal"
        now={price.now}
        discount={props.hideDiscount ? undefined : discountOf(ctx, price)}
      />
      {price.drop && (
        <p className={styles.drop} data-testid="deal-drop">
          <Icon name="chevron-down" size={12} />
          {price.drop}
        </p>
      )}
      <Buy ctx={ctx} deal={deal} />
      {props.note}
      <CardMark
        action="COLLECT"
        subjectType="CONTENT"
        subjectId={deal.id}
        label={markLabel(ctx, 'COLLECT')}
      />
    </Kept>
  );
}

/** The shop's list price is its word, not a record (decision 035). */
function discountOf({ t }: ViewContext, { now, list, percent }: DealPrice): Discount | undefined {
  if (percent === 0) return undefined;
  return {
    percent,
    base: t('card.list', { price: list }),
    spoken: t('card.price', { now, base: list, percent }),
    isRecorded: false,
  };
}

function Rank({ ctx, rank }: { ctx: ViewContext; rank: number | undefined }) {
  if (rank === undefined || rank < 1 || rank > 3) return null;
  return (
    <span
      className={styles.rank}
      role="img"
      aria-label={ctx.t('card.rank', { rank })}
      data-testid="deal-rank"
      data-rank={rank}
    >
      <RankPicture rank={rank} />
    </span>
  );
}

function Buy({ ctx, deal }: { ctx: ViewContext; deal: ResolvedDeal }) {
  const href = outboundHref(deal.buyLink);
  if (!href) return null;
  const platform = platformLook(deal.platform)?.name;
  const { t } = ctx;
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener"
      aria-label={platform ? t('card.buyOn', { platform }) : `${t('card.buy')}, ${t('action.newWindow')}`}
      data-testid="deal-buy"
    >
      {t('card.buy')}
    </a>
  );
}
