import type { ReactNode } from 'react';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { RelationSku, SubjectDetail } from '#schemas/entities/subject.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { dealPrice } from '../cards/deal-price.ts';
import { GoodsFacts } from '../cards/goods-facts.tsx';
import { productCrumbs } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';
import { PriceAlert } from '../price-alerts/price-alert.tsx';
import { recentLabels } from '../recent/recent-labels.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Share } from '../sharing/share.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './deal-detail.module.css';
import { DetailLayout } from './detail-layout.tsx';
import { ExpiredNotice } from './expired-notice.tsx';
import { LabelReason } from './label-reason.tsx';
import { Pictures } from './pictures.tsx';
import { PlatformRows } from './platform-rows.tsx';
import { lowestOf, PriceBlock, type PriceHistory } from './price-block.tsx';
import { PriceChecked } from './price-checked.tsx';
import { priceFacts } from './price-facts.ts';
import { PriceHistorySection } from './price-history.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { type Related, RelatedLists } from './related-lists.tsx';
import { SaleStart } from './sale-start.tsx';
import { SoldOutLink, SoldOutNotice, wayFromSoldOut } from './sold-out.tsx';
import { Variants } from './variants.tsx';
import { Vouchers } from './vouchers.tsx';

type Props = {
  ctx: ViewContext;
  detail: SubjectDetail & { deal: Deal };
  histories: readonly PriceHistory[];
  skus: readonly RelationSku[];
  /** Variants of the goods, with itself; none without others. */
  variants: readonly Goods[];
  /** Coupons of the shop. */
  coupons: readonly Coupon[];
  related: Related;
  /** Favourite button beside Buy. */
  actions?: ReactNode;
  comments?: ReactNode;
};

/** Everything about a deal (S1 §2); an expired one keeps its content and leads to others that run. */
export function DealDetail({
  ctx,
  detail,
  histories,
  skus,
  variants,
  coupons,
  related,
  actions,
  comments,
}: Props) {
  const { t } = ctx;
  const { goods, expireTime, classifications = [] } = detail;
  const deal = resolveDeal(detail.deal);
  const price = dealPrice(deal, ctx);
  const href = localHref(ctx, paths.deal(deal.code));
  const wayOn = wayFromSoldOut(ctx, { detail, skus, related });
  const buy = { ctx, href: deal.buyLink, platform: deal.platform, isOver: deal.expired };
  const facts = priceFacts(detail.priceStory);
  return (
    <DetailLayout
      ctx={ctx}
      testId="deal-detail"
      id={deal.id}
      state={wayOn ? 'sold-out' : deal.expired ? 'expired' : undefined}
      crumbs={productCrumbs(ctx, classifications, { name: deal.title, href })}
      gallery={<Pictures ctx={ctx} urls={[deal.imageUrl, ...(goods?.pictureUrls ?? [])]} />}
      head={
        <>
          {wayOn && goods && <SoldOutNotice ctx={ctx} goods={goods} way={wayOn} />}
          {!wayOn && deal.expired && <ExpiredNotice ctx={ctx} hasOthers={related.deals.length > 0} />}
          <h1 className={styles.title}>{deal.title}</h1>
          {goods && <GoodsFacts ctx={ctx} goods={goods} className={styles.goods} />}
          <LabelReason
            ctx={ctx}
            policy="B"
            labels={deal.labels}
            goods={goods}
            facts={facts}
            currency={deal.currency}
          />
          <PriceBlock
            ctx={ctx}
            now={price.now}
            price={deal.currentPrice}
            listPrice={price.list}
            histories={histories}
          />
          <Variants ctx={ctx} variants={variants} current={goods?.id ?? ''} />
          <div className={styles.buy}>
            {!wayOn && <BuyLink {...buy} testId="detail-buy" />}
            {actions}
          </div>
          {goods && (
            <PriceAlert
              ctx={ctx}
              item={{
                goodsId: goods.id,
                name: deal.title,
                currency: deal.currency,
                price: wayOn ? undefined : deal.expired ? goods.priceRange?.minSalePrice : deal.currentPrice,
                lowest: lowestOf(histories),
              }}
              isSoldOut={wayOn !== undefined}
            />
          )}
          {!wayOn && <Vouchers ctx={ctx} coupons={coupons} platform={deal.platform} />}
          <SaleStart ctx={ctx} goods={goods} />
          <p className={styles.note}>{t('footer.disclosure')}</p>
          <p className={styles.note}>
            <PriceChecked ctx={ctx} goods={goods} />
            {expireTime !== undefined && !deal.expired && (
              <time
                className={styles.ends}
                dateTime={new Date(expireTime).toISOString()}
                data-testid="detail-ends"
              >
                {t('detail.ends', { date: formatDate(expireTime, ctx) })}
              </time>
            )}
          </p>
          <Share
            ctx={ctx}
            href={href}
            title={deal.title}
            subject={{ subjectType: 'CONTENT', subjectId: deal.id }}
          />
        </>
      }
      history={<PriceHistorySection ctx={ctx} histories={histories} facts={facts} />}
      rail={
        <>
          <PlatformRows ctx={ctx} skus={skus} />
          <ProductFacts ctx={ctx} detail={detail} summary={deal.summary} />
          <RatingSummary ctx={ctx} goods={goods} counts={detail.ratingCounts} />
        </>
      }
      bar={
        <>
          <span className={styles.barPrice}>{price.now}</span>
          {wayOn ? <SoldOutLink way={wayOn} /> : <BuyLink {...buy} testId="bar-buy" />}
        </>
      }
    >
      <RelatedLists ctx={ctx} related={related} />
      {comments}
      <RecentlyViewed current={{ type: 'CONTENT', code: deal.code }} labels={recentLabels(ctx)} />
    </DetailLayout>
  );
}
