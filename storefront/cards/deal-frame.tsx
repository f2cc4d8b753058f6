import type { ReactNode } from 'react';
import { IMAGE_SIZES } from '#locales/format/image-url.ts';
import { labelText } from '#locales/format/label.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { type LabelPolicy, labelSize, labelTone, pickDealLabel } from '#schemas/labels.ts';
import { platformLook } from '#schemas/platforms.ts';
import { type ResolvedDeal, resolveDeal } from '#schemas/resolve-deal.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type DealPrice, dealPrice } from '../deal-price.ts';
import { outboundHref } from '../outbound.ts';
import { localHref, paths } from '../paths.ts';
import { PlatformLogo } from '../platform-logo.tsx';
import styles from './deal-card.module.css';
import { CardImage } from './image.tsx';

export type DealCardProps = {
  ctx: ViewContext;
  deal: Deal;
  /** `open` has no box on desktop, for feeds without a gap; on a phone both are boxed. */
  variant?: 'boxed' | 'open';
  /** Place in its list, from 1; the first three wear a ribbon. */
  rank?: number;
  /** The reading of S1 §4 that the call site follows; a tenant's own wins. */
  labelPolicy?: LabelPolicy;
  hideDiscount?: boolean;
  eager?: boolean;
  /** An interactive piece in the picture's upper corner. */
  action?: ReactNode;
};

type FrameProps = DealCardProps & {
  testId: string;
  className?: string | undefined;
  /** Where the card leads instead of the deal's page. */
  href?: string;
  /** The card's last line. */
  note?: ReactNode;
};

/** What the cards of deals have in common. Its parts are in reading order; the grid puts some over the picture. */
export function DealFrame({ ctx, variant = 'boxed', labelPolicy = 'B', ...props }: FrameProps) {
  const deal = resolveDeal(props.deal);
  const price = dealPrice(deal, ctx);
  const label = pickDealLabel(deal.labels, ctx.tenant.labelPolicy ?? labelPolicy);
  const shipsFree = deal.labels.some(({ code }) => code === 'FREE_SHIPPING');
  const classes = [styles.card, styles[variant], props.className].filter(Boolean).join(' ');
  return (
    <article
      className={classes}
      data-testid={props.testId}
      data-id={deal.id}
      data-state={deal.expired ? 'expired' : undefined}
    >
      <div className={styles.picture}>
        <CardImage
          ctx={ctx}
          sources={[deal.imageUrl, props.deal.mainPic?.url]}
          width={IMAGE_SIZES.dealCard}
          fit="contain"
          eager={props.eager}
        />
      </div>
      <h3 className={styles.title} data-testid="deal-title">
        <a className={styles.link} href={props.href ?? localHref(ctx, paths.deal(deal.code))}>
          {deal.title}
        </a>
      </h3>
      <Rank ctx={ctx} rank={props.rank} />
      {deal.expired && (
        <span className={styles.expired} data-testid="deal-expired">
          {ctx.t('card.expired')}
        </span>
      )}
      <div className={styles.badges}>
        <div className={styles.labels}>
          {shipsFree && label !== 'FREE_SHIPPING' && <FreeShipping ctx={ctx} />}
          {label && <Label ctx={ctx} code={label} />}
        </div>
        <PlatformLogo
          platform={deal.platform}
          testId="deal-platform"
          tight={label !== undefined && labelSize(labelText(label, ctx.t)) !== 'sm'}
        />
      </div>
      <Price ctx={ctx} price={price} hideDiscount={props.hideDiscount} />
      {price.drop && (
        <p className={styles.drop} data-testid="deal-drop">
          <Icon name="chevron-down" size={12} />
          {price.drop}
        </p>
      )}
      <Buy ctx={ctx} deal={deal} />
      {props.note}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </article>
  );
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
      {`0${rank}`}
    </span>
  );
}

function FreeShipping({ ctx }: { ctx: ViewContext }) {
  return (
    <span className={styles.shipping} data-testid="deal-shipping">
      <Icon name="truck" size={12} />
      {ctx.t('label.FREE_SHIPPING')}
    </span>
  );
}

function labelIcon(code: string): IconName {
  if (code === 'FREE_SHIPPING') return 'truck';
  if (code === 'HIGHLY_RATED') return 'star';
  return code === 'FLASH_SALE' || code === 'BEST_SELLER' ? 'fire' : 'tag';
}

function Label({ ctx, code }: { ctx: ViewContext; code: string }) {
  const text = labelText(code, ctx.t);
  const size = labelSize(text);
  return (
    <span
      className={styles.label}
      data-testid="deal-label"
      data-code={code}
      data-tone={labelTone(code)}
      data-label-size={size}
    >
      {size !== 'lg' && <Icon name={labelIcon(code)} size={14} />}
      <span className={styles.labelText}>{text}</span>
    </span>
  );
}

/** The length above which a price needs smaller type in a narrow card, and the one that leaves no room for the discount. */
const LONG_PRICE = { md: 8, lg: 10 };

type PriceProps = { ctx: ViewContext; price: DealPrice; hideDiscount: boolean | undefined };

function Price({ ctx, price, hideDiscount }: PriceProps) {
  const { now, was, percent } = price;
  const size = now.length > LONG_PRICE.lg ? 'lg' : now.length > LONG_PRICE.md ? 'md' : 'sm';
  const discounted = percent > 0 && !hideDiscount;
  return (
    <p className={styles.price} data-price-size={size}>
      {discounted && <VisuallyHidden>{ctx.t('card.price', { now, was, percent })}</VisuallyHidden>}
      <span className={styles.now} data-testid="deal-price" aria-hidden={discounted || undefined}>
        {now}
      </span>
      {discounted && (
        <>
          <span className={styles.was} aria-hidden="true">
            <s>{was}</s>
          </span>
          <span className={styles.off} data-testid="deal-off" aria-hidden="true">
            {ctx.t('card.off', { percent })}
          </span>
        </>
      )}
    </p>
  );
}

function Buy({ ctx, deal }: { ctx: ViewContext; deal: ResolvedDeal }) {
  const href = outboundHref(deal.buyLink);
  if (!href) return null;
  const platform = platformLook(deal.platform)?.name;
  const { t } = ctx;
  return (
    <a
      className={styles.buy}
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
